import { useLingui } from '@lingui/react/macro';
import type { RouteId } from '@lobby/contracts';
import { useHasPage } from '@lobby/composition';
import { Link } from '@lobby/routing';
import {
  ButtonLink,
  Card,
  GamesIcon,
  GiftIcon,
  Grid,
  Heading,
  Icon,
  type IconNode,
  Inline,
  SparklesIcon,
  Stack,
  Text,
} from '@lobby/ui-kit';
import { useId } from 'react';
import type { Calendar } from '../calendar.ts';
import { DoorGrid } from '../doors/DoorGrid.tsx';
import type { DoorVisit } from '../doors/useDoor.ts';
import * as css from './CalendarPage.css.ts';

interface EndedProps {
  calendar: Calendar;
  /** The platform's time. */
  now: number;
  visit: DoorVisit;
}

/** After its last day, however long ago: what the player has opened, and where to go on. */
export function Ended({ calendar, now, visit }: EndedProps) {
  const { t } = useLingui();
  const title = useId();
  const opened = calendar.doors.filter(({ isOpened }) => isOpened);
  return (
    <>
      {opened.length > 0 && (
        <section aria-labelledby={title} className={css.doors}>
          <Stack gap="md">
            <Heading level={2} id={title}>
              {t({ id: 'CALENDAR_OPENED_DOORS', message: 'Behind your doors' })}
            </Heading>
            <DoorGrid doors={opened} now={now} visit={visit} />
          </Stack>
        </section>
      )}
      <OnNow />
    </>
  );
}

interface Way {
  to: RouteId;
  icon: IconNode;
  title: string;
  text: string;
  label: string;
}

/** The pages of this brand that a player may have come for. */
function OnNow() {
  const { t } = useLingui();
  const hasPage = useHasPage();
  const title = useId();
  const ways: readonly Way[] = [
    {
      to: 'promotions',
      icon: SparklesIcon,
      title: t({ id: 'PROMOTIONS', message: 'Promotions' }),
      text: t({ id: 'PROMOTIONS_NOTE', message: 'What is on now. Each offer has its terms with it.' }),
      label: t({ id: 'TO_PROMOTIONS', message: 'To the promotions' }),
    },
    {
      to: 'rewards-shop',
      icon: GiftIcon,
      title: t({ id: 'REWARDS_SHOP', message: 'Rewards shop' }),
      text: t({ id: 'REWARDS_SHOP_NOTE', message: 'Exchange your points for rewards, whenever you like.' }),
      label: t({ id: 'CALENDAR_TO_SHOP', message: 'To the rewards shop' }),
    },
    {
      to: 'lobby',
      icon: GamesIcon,
      title: t({ id: 'GAMES', message: 'Games' }),
      text: t({ id: 'CALENDAR_GAMES_TEXT', message: 'Everything that you can play, in lists and by studio.' }),
      label: t({ id: 'GO_TO_LOBBY', message: 'Go to the lobby' }),
    },
  ];
  return (
    <Stack as="section" gap="md" aria-labelledby={title}>
      <Heading level={2} id={title}>
        {t({ id: 'CALENDAR_ON_NOW', message: 'What is on now' })}
      </Heading>
      <Grid as="ul" gap="md">
        {ways
          .filter(({ to }) => hasPage(to))
          .map(({ to, icon, title: name, text, label }) => (
            <Card key={to} as="li" padding="lg">
              <Stack gap="md">
                <Inline gap="sm">
                  <Icon of={icon} />
                  <Heading level={3} size="h4">
                    {name}
                  </Heading>
                </Inline>
                <Text tone="muted">{text}</Text>
                <div>
                  <ButtonLink variant="secondary" render={<Link to={to} />}>
                    {label}
                  </ButtonLink>
                </div>
              </Stack>
            </Card>
          ))}
      </Grid>
    </Stack>
  );
}
