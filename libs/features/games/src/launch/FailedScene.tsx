import { useLingui } from '@lingui/react/macro';
import { Button, RefreshIcon, WarningIcon } from '@lobby/ui-kit';
import { AlertScene } from './AlertScene.tsx';

/** A game that did not start, or broke: another try, or the lobby. */
export function FailedScene({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <AlertScene
      icon={WarningIcon}
      title={t({ id: 'GAME_FAILED_TITLE', message: 'The game did not start' })}
      text={t({
        id: 'GAME_FAILED_TEXT',
        message: 'A round that was open is kept by the game and goes on when it is back.',
      })}
      action={
        <Button icon={RefreshIcon} onClick={onRetry}>
          {t({ id: 'TRY_AGAIN', message: 'Try again' })}
        </Button>
      }
    />
  );
}
