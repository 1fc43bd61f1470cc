import { useLingui } from '@lingui/react/macro';
import { Button, ClockIcon, RefreshIcon } from '@lobby/ui-kit';
import { AlertScene } from './AlertScene.tsx';

/** A game held back because what the licence asks for has not loaded; it starts by itself. */
export function WaitingScene() {
  const { t } = useLingui();
  return (
    <AlertScene
      icon={ClockIcon}
      title={t({ id: 'GAME_WAITING_TITLE', message: 'The game is waiting' })}
      text={t({
        id: 'GAME_WAITING_TEXT',
        message:
          'A part of the lobby that looks after you while you play is still loading. The game starts as soon as it is here.',
      })}
      action={
        // Some browsers do not ask again for code that failed once: the page has to start anew.
        <Button icon={RefreshIcon} onClick={() => window.location.reload()}>
          {t({ id: 'RELOAD', message: 'Reload' })}
        </Button>
      }
    />
  );
}
