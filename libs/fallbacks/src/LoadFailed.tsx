import { useLingui } from '@lingui/react/macro';
import { isNotOffered, type QueryError } from '@lobby/data';
import { EmptyState, OfflineIcon } from '@lobby/ui-kit';
import { NotOffered, type Placement } from './NotOffered.tsx';
import { RetryButton } from './RetryButton.tsx';

interface LoadFailedProps extends Placement {
  /** The query's error, where a query has failed: with some, the platform says that it does not offer this. */
  error?: QueryError;
  /** What did not load; by default the page, where its heading is the page's, else “this”. */
  title?: string;
  /** What the player should know or do; by default to check the connection. */
  text?: string;
  /** Absent where another try cannot help. */
  onRetry?: () => void;
}

/** In place of content that did not load: says so at once, and offers another try. */
export function LoadFailed({ error, title, text, onRetry, ...placement }: LoadFailedProps) {
  const { t } = useLingui();
  if (isNotOffered(error)) return <NotOffered {...placement} />;
  const untitled =
    placement.level === 1
      ? t({ id: 'CONTENT_FAILED_TITLE', message: 'This page did not load' })
      : t({ id: 'HISTORY_FAILED', message: 'This did not load' });
  return (
    <EmptyState
      {...placement}
      role="alert"
      icon={OfflineIcon}
      title={title ?? untitled}
      text={text ?? t({ id: 'CONTENT_FAILED_TEXT', message: 'Check your connection and try again.' })}
      actions={onRetry && <RetryButton onClick={onRetry} />}
    />
  );
}
