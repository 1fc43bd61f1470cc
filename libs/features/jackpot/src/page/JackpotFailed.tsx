import { useLingui } from '@lingui/react/macro';
import { Button, Container, EmptyState, OfflineIcon, RefreshIcon } from '@lobby/ui-kit';

/** A page of the jackpot that could not be fetched. */
export function JackpotFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <Container>
      <EmptyState
        role="alert"
        level={1}
        icon={OfflineIcon}
        title={t({ id: 'JACKPOT_PAGE_FAILED', message: 'This page did not load' })}
        text={t({ id: 'JACKPOT_PAGE_FAILED_TEXT', message: 'Check your connection and try again.' })}
        actions={
          <Button variant="secondary" icon={RefreshIcon} onClick={onRetry}>
            {t({ id: 'TRY_AGAIN', message: 'Try again' })}
          </Button>
        }
      />
    </Container>
  );
}
