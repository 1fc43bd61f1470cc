import { useLingui } from '@lingui/react/macro';
import { routes } from '@lobby/contracts';
import { Link, routeOf, usePathname } from '@lobby/routing';
import { Card, Container, GamesIcon, Icon, Inline, Stack, Text, TextLink, VisuallyHidden } from '@lobby/ui-kit';
import { useOpenGames } from './openRounds.ts';
import * as css from './OpenRounds.css.ts';

/** More of them are in the history of rounds. */
const mostGames = 3;

/**
 * Above each page on which a game is chosen: rounds that wait for the player's next move, and the way back to each. Other pages, such
 * as those of limits, lead to no game.
 */
export default function OpenRounds() {
  const route = routeOf(usePathname());
  // Mounted anew after each game, it requests the rounds anew.
  return route !== null && route !== 'game' && routes[route].feature === 'games' && <OpenRoundsNotice />;
}

function OpenRoundsNotice() {
  const { t } = useLingui();
  const games = useOpenGames();
  if (games.length === 0) return null;
  return (
    <Container>
      <section className={css.place} aria-label={t({ id: 'OPEN_ROUNDS', message: 'Open rounds' })}>
        <Card tone="raised" padding="sm">
          <Stack gap="sm">
            {games.slice(0, mostGames).map(({ lookupId, slug, title }) => (
              <Inline key={lookupId} wrap justify="between" gap="sm">
                <div className={css.text}>
                  <Icon of={GamesIcon} />
                  <Text weight="medium">{t({ id: 'OPEN_ROUND', message: `You have an open round in ${title}` })}</Text>
                </div>
                <TextLink standalone render={<Link to="game" params={{ slug }} />}>
                  <span>{t({ id: 'OPEN_ROUND_CONTINUE', message: 'Continue the round' })}</span>{' '}
                  <VisuallyHidden>{title}</VisuallyHidden>
                </TextLink>
              </Inline>
            ))}
          </Stack>
        </Card>
      </section>
    </Container>
  );
}
