import { useLingui } from '@lingui/react/macro';
import { isNotOffered } from '@lobby/data';
import { Button, EmptyState, InfoIcon, OfflineIcon, RefreshIcon } from '@lobby/ui-kit';

interface LoadFailedProps {
  error: Parameters<typeof isNotOffered>[0];
  onRetry: () => void;
}

/** In place of content that could not be fetched, or that this platform does not offer. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const { t } = useLingui();
  if (isNotOffered(error))
    return (
      <EmptyState role="status" icon={InfoIcon} title={t({ id: 'NOT_OFFERED', message: 'This is not offered here' })} />
    );
  return (
    <EmptyState
      role="alert"
      icon={OfflineIcon}
      title={t({ id: 'HISTORY_FAILED', message: 'This did not load' })}
      text={t({ id: 'HISTORY_FAILED_TEXT', message: 'Check your connection and try again.' })}
      actions={
        <Button variant="secondary" icon={RefreshIcon} onClick={onRetry}>
          {t({ id: 'TRY_AGAIN', message: 'Try again' })}
        </Button>
      }
    />
  );
}
