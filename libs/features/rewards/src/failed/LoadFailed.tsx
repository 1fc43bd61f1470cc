import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, OfflineIcon, RefreshIcon } from '@lobby/ui-kit';

/** In place of content that could not be fetched. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
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
