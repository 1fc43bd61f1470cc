import { useLingui } from '@lingui/react/macro';
import { isNotOffered } from '@lobby/data';
import { Link } from '@lobby/routing';
import { Button, ButtonLink, DocumentIcon, EmptyState, OfflineIcon, RefreshIcon } from '@lobby/ui-kit';

interface NoContentProps {
  /** The content could not be fetched. Without it there is none to show. */
  error?: Parameters<typeof isNotOffered>[0];
  /** Another try, where it could not be fetched. */
  onRetry: () => void;
  /** 1 where the page has no heading of its own without its content. */
  level?: 1 | 2;
}

/** Content that could not be fetched, or of which there is none now. */
export function NoContent({ error, onRetry, level }: NoContentProps) {
  const { t } = useLingui();
  if (isNotOffered(error))
    return (
      <EmptyState
        role="status"
        level={level}
        icon={DocumentIcon}
        title={t({ id: 'NOT_OFFERED', message: 'This is not offered here' })}
      />
    );
  if (error)
    return (
      <EmptyState
        role="alert"
        level={level}
        icon={OfflineIcon}
        title={t({ id: 'CONTENT_FAILED_TITLE', message: 'This page did not load' })}
        text={t({ id: 'CONTENT_FAILED_TEXT', message: 'Check your connection and try again.' })}
        actions={
          <Button variant="secondary" icon={RefreshIcon} onClick={onRetry}>
            {t({ id: 'TRY_AGAIN', message: 'Try again' })}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      level={level}
      icon={DocumentIcon}
      title={t({ id: 'CONTENT_EMPTY_TITLE', message: 'Nothing here right now' })}
      text={t({ id: 'CONTENT_EMPTY_TEXT', message: 'Come back later: it changes often.' })}
      actions={
        <ButtonLink variant="secondary" render={<Link to="lobby" />}>
          {t({ id: 'GO_TO_LOBBY', message: 'Go to the lobby' })}
        </ButtonLink>
      }
    />
  );
}
