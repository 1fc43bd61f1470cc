import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { ButtonLink } from '@lobby/ui-kit';
import { demoQuery, useDemoAllowed } from '../tile/demo.ts';

/** Starts a game for real money; visitors sign in on the way. */
export function PlayLink({ slug }: { slug: string }) {
  const { t } = useLingui();
  return (
    <ButtonLink block render={<Link to="game" params={{ slug }} />}>
      {t({ id: 'PLAY_FOR_REAL', message: 'Play for real money' })}
    </ButtonLink>
  );
}

/** Starts a game's demo, for whoever may try it. */
export function DemoLink({ game }: { game: { slug: string; demoAllowed: boolean } }) {
  const { t } = useLingui();
  const isDemoAllowed = useDemoAllowed()(game);
  if (!isDemoAllowed) return null;
  return (
    <ButtonLink block variant="ghost" render={<Link to="game" params={{ slug: game.slug }} query={demoQuery} />}>
      {t({ id: 'TRY_DEMO', message: 'Try with play money' })}
    </ButtonLink>
  );
}
