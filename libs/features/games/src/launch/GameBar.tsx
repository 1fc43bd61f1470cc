import { useLingui } from '@lingui/react/macro';
import { ArrowLeftIcon, Badge, FullscreenIcon, Heading, IconButton, InfoIcon, Text } from '@lobby/ui-kit';
import type { LaunchedGame } from './GamePage.query.ts';
import * as css from './GameBar.css.ts';

interface GameBarProps {
  game: LaunchedGame;
  mode: 'real' | 'demo';
  sheetOpen: boolean;
  onSheet: () => void;
  onExit: () => void;
}

/** The whole page goes to full screen, not the frame alone: clock and dialogs have to stay visible. */
function toggleFullscreen() {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen();
}

/** Above the game: the way out, its name, and what is to know about it. */
export function GameBar({ game, mode, sheetOpen, onSheet, onExit }: GameBarProps) {
  const { t } = useLingui();
  return (
    <div className={css.bar}>
      <IconButton icon={ArrowLeftIcon} label={t({ id: 'EXIT_GAME', message: 'Leave the game' })} onClick={onExit} />
      <div className={css.name}>
        <Heading level={1} size="h6">
          {game.title}
        </Heading>
        <Text size="xs" truncate>
          {game.studio.name}
        </Text>
      </div>
      {mode === 'demo' && <Badge tone="tertiary">{t({ id: 'PLAY_DEMO', message: 'Demo' })}</Badge>}
      <IconButton
        icon={InfoIcon}
        label={t({ id: 'ABOUT_GAME', message: 'About the game' })}
        aria-expanded={sheetOpen}
        onClick={onSheet}
      />
      {document.fullscreenEnabled && (
        <span className={css.wide}>
          <IconButton
            icon={FullscreenIcon}
            label={t({ id: 'FULL_SCREEN', message: 'Full screen' })}
            onClick={toggleFullscreen}
          />
        </span>
      )}
    </div>
  );
}
