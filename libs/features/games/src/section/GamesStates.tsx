import { useLingui } from '@lingui/react/macro';
import { isNotOffered } from '@lobby/data';
import { PageTitle } from '@lobby/host';
import { Link } from '@lobby/routing';
import { Button, ButtonLink, EmptyState, GamesIcon, OfflineIcon, RefreshIcon, SearchIcon } from '@lobby/ui-kit';

/** Why a query has no answer. */
export type QueryError = Parameters<typeof isNotOffered>[0];

interface GamesFailedProps {
  error: QueryError;
  onRetry: () => void;
}

/** Shown in place of games that could not be fetched, or that the back end does not have. */
export function GamesFailed({ error, onRetry }: GamesFailedProps) {
  const { t } = useLingui();
  if (isNotOffered(error))
    return (
      <EmptyState
        role="status"
        icon={GamesIcon}
        title={t({ id: 'NOT_OFFERED', message: 'This is not offered here' })}
      />
    );
  return (
    <EmptyState
      role="alert"
      icon={OfflineIcon}
      title={t({ id: 'GAMES_FAILED_TITLE', message: 'These games did not load' })}
      text={t({ id: 'GAMES_FAILED_TEXT', message: 'Check your connection and try again.' })}
      actions={
        <Button variant="secondary" icon={RefreshIcon} onClick={onRetry}>
          {t({ id: 'TRY_AGAIN', message: 'Try again' })}
        </Button>
      }
    />
  );
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
