import { useLingui } from '@lingui/react/macro';
import { Button, OfflineIcon, RefreshIcon } from '@lobby/ui-kit';
import { StateCard } from './StateCard.tsx';

/** Games that could not be fetched, with another try. */
export function FailedCard({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <StateCard
        icon={OfflineIcon}
        title={t({ id: 'GAMES_FAILED_TITLE', message: 'These games did not load' })}
        text={t({ id: 'GAMES_FAILED_TEXT', message: 'Check your connection and try again.' })}
      >
        <Button variant="secondary" icon={RefreshIcon} onClick={onRetry}>
          {t({ id: 'TRY_AGAIN', message: 'Try again' })}
        </Button>
      </StateCard>
    </div>
  );
}
