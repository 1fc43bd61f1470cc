import { useLingui } from '@lingui/react/macro';
import { Progress, Text } from '@lobby/ui-kit';
import { EnableGamesInformationMessage } from 'virtual:lobby-build';
import { artRatio, GameArt } from '../tile/GameArt.tsx';
import { GamesInformation } from './GamesInformation.tsx';
import type { PlayableGame } from './playableGame.ts';
import * as css from './GameLoading.css.ts';

/** Covers the frame until the game is ready. */
export function GameLoading({ game }: { game?: PlayableGame }) {
  const { t } = useLingui();
  return (
    <div className={css.curtain}>
      {game && (
        <div className={css.art[artRatio(game.aspectRatio)]}>
          <GameArt {...game} loading="eager" />
        </div>
      )}
      <Text size="lg" weight="bold" align="center">
        {game?.title ?? t({ id: 'GAME_LOADING', message: 'Loading the game' })}
      </Text>
      <div className={css.progress}>
        <Progress hideLabel label={t({ id: 'GAME_LOADING', message: 'Loading the game' })} />
      </div>
      {EnableGamesInformationMessage && <GamesInformation />}
    </div>
  );
}
