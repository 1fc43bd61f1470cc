import { useLingui } from '@lingui/react/macro';
import { LockIcon } from '@lobby/ui-kit';
import { AlertScene } from './AlertScene.tsx';
import type { Refusal } from './LaunchGame.ts';

/** Why this game does not start, and where to go instead. */
export function RefusedScene({ refusal }: { refusal: Refusal }) {
  const { t } = useLingui();
  const words: Readonly<Record<Refusal, { title: string; text: string }>> = {
    GameNotAvailable: {
      title: t({ id: 'GAME_NOT_AVAILABLE_TITLE', message: 'Not available right now' }),
      text: t({
        id: 'GAME_NOT_AVAILABLE_TEXT',
        message: 'This game is not offered where you are, or it is being looked after.',
      }),
    },
    PlayerBlocked: {
      title: t({ id: 'PLAY_BLOCKED_TITLE', message: 'Your account cannot play now' }),
      text: t({
        id: 'PLAY_BLOCKED_TEXT',
        message: 'A break, a limit or a check of your account is in force. Your balance is safe.',
      }),
    },
    DemoNotAllowed: {
      title: t({ id: 'DEMO_NOT_ALLOWED_TITLE', message: 'No demo for this game' }),
      text: t({ id: 'DEMO_NOT_ALLOWED_TEXT', message: 'This game is played for real money only.' }),
    },
  };
  return <AlertScene icon={LockIcon} {...words[refusal]} />;
}
