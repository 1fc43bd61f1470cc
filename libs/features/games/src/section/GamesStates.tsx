import { useLingui } from '@lingui/react/macro';
import type { QueryError } from '@lobby/data';
import { LoadFailed } from '@lobby/fallbacks';
import { PageTitle } from '@lobby/composition';
import { Link } from '@lobby/routing';
import { ButtonLink, EmptyState, SearchIcon } from '@lobby/ui-kit';

interface GamesFailedProps {
  error: QueryError;
  onRetry: () => void;
}

/** Shown in place of games that could not be fetched, or that the back end does not have. */
export function GamesFailed(props: GamesFailedProps) {
  const { t } = useLingui();
  return <LoadFailed {...props} title={t({ id: 'GAMES_FAILED_TITLE', message: 'These games did not load' })} />;
}

/** The page of an address that names no list, category, studio or game (any more). */
export function GamesNotFound() {
  const { t } = useLingui();
  const title = t({ id: 'GAMES_NOT_FOUND_TITLE', message: 'We cannot find this' });
  return (
    <>
      <PageTitle of={title} />
      <EmptyState
        layout="page"
        icon={SearchIcon}
        title={title}
        text={t({ id: 'GAMES_NOT_FOUND_TEXT', message: 'It may have moved, or it is not offered where you are.' })}
        actions={
          <ButtonLink render={<Link to="lobby" />}>{t({ id: 'GO_TO_LOBBY', message: 'Go to the lobby' })}</ButtonLink>
        }
      />
    </>
  );
}
