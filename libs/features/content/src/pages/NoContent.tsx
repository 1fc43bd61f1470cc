import { useLingui } from '@lingui/react/macro';
import type { QueryError } from '@lobby/data';
import { LoadFailed } from '@lobby/fallbacks';
import { Link } from '@lobby/routing';
import { ButtonLink, DocumentIcon, EmptyState } from '@lobby/ui-kit';

interface NoContentProps {
  /** The content could not be fetched. Without it there is none to show. */
  error?: QueryError;
  /** Another try, where it could not be fetched. */
  onRetry: () => void;
  /** 1 where the page has no heading of its own without its content. */
  level?: 1 | 2;
}

/** Content that could not be fetched, or of which there is none now. */
export function NoContent({ error, onRetry, level }: NoContentProps) {
  const { t } = useLingui();
  if (error) return <LoadFailed error={error} level={level} onRetry={onRetry} />;
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
