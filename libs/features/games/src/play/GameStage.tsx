import { useLingui } from '@lingui/react/macro';
import { Slot } from '@lobby/host';
import { useSession } from '@lobby/player';
import { useNavigate, usePath } from '@lobby/routing';
import { ArrowLeftIcon, Badge, FullscreenIcon, Heading, IconButton, InfoIcon, Text } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { GameArt } from '../tile/GameArt.tsx';
import * as css from './GameStage.css.ts';
import type { PlayableGame } from './playableGame.ts';

interface GameStageProps {
  /** Its art lies dimmed behind everything; absent while it is not known. */
  game?: PlayableGame;
  mode?: 'real' | 'demo';
  sheetOpen?: boolean;
  /** Opens and closes what is to know about the game. */
  onSheet?: (open: boolean) => void;
  children: ReactNode;
}

/** The whole room of a game: the way out and the game's name above what is shown of it. */
export function GameStage({ game, mode, sheetOpen = false, onSheet, children }: GameStageProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const pathTo = usePath();
  const { isSignedIn } = useSession();
  return (
    <div className={css.stage}>
      {game && (
        <div className={css.backdrop}>
          <GameArt {...game} loading="eager" />
        </div>
      )}
      <div className={css.bar}>
        <IconButton
          icon={ArrowLeftIcon}
          label={t({ id: 'EXIT_GAME', message: 'Leave the game' })}
          onClick={() => void navigate(pathTo('lobby'))}
        />
        <div className={css.name}>
          {game && (
            <>
              <Heading level={1} size="h6">
                <span className={css.line}>{game.title}</span>
              </Heading>
              <Text size="xs" truncate>
                {game.studio.name}
              </Text>
            </>
          )}
        </div>
        {mode === 'demo' && <Badge tone="tertiary">{t({ id: 'PLAY_DEMO', message: 'Demo' })}</Badge>}
        {isSignedIn && (
          // On phones the header makes way for this bar, which then shows what a player has to see.
          <div className={css.ofHeader}>
            <Slot name="header.clock" />
            {mode === 'real' && <Slot name="header.balance" />}
          </div>
        )}
        {onSheet && (
          <IconButton
            icon={InfoIcon}
            label={t({ id: 'ABOUT_GAME', message: 'About the game' })}
            aria-expanded={sheetOpen}
            onClick={() => onSheet(!sheetOpen)}
          />
        )}
        {document.fullscreenEnabled && (
          <span className={css.fullscreen}>
            <IconButton
              icon={FullscreenIcon}
              label={t({ id: 'FULL_SCREEN', message: 'Full screen' })}
              onClick={toggleFullscreen}
            />
          </span>
        )}
      </div>
      <div className={css.view}>{children}</div>
    </div>
  );
}

/** The whole page goes to full screen, not the frame alone: clock and dialogs have to stay visible. */
function toggleFullscreen() {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen();
}
