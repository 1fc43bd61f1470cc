import { useLingui } from '@lingui/react/macro';
import { graphql, type ResultOf } from '@lobby/data';
import { Slot, useHasPage } from '@lobby/composition';
import { useSession } from '@lobby/player';
import { useGoBackTo, useNavigate, usePath } from '@lobby/routing';
import {
  ArrowLeftIcon,
  Badge,
  FullscreenIcon,
  Heading,
  IconButton,
  InfoIcon,
  placeToastsBelow,
  ShieldIcon,
  Text,
} from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { HeartPlace } from '../tile/HeartPlace.tsx';
import { GameArt, GameArtFields } from '../tile/GameArt.tsx';
import * as css from './GameStage.css.ts';

/** Needs `$thumbnailSize` and `$currencyCode` of the query around it. */
export const PlayableGameFields = graphql(
  `
    fragment PlayableGame on Game {
      lookupId
      slug
      title
      aspectRatio
      rtp
      isLiveCasinoGame
      hasJackpot
      bonusAllowed
      demoAllowed
      minBet(currencyCode: $currencyCode)
      volatility
      description
      studio {
        slug
        name
      }
      ...GameArt
    }
  `,
  [GameArtFields],
);

/** A game as its page and its parts read it. */
export type PlayableGame = ResultOf<typeof PlayableGameFields>;

interface GameStageProps {
  /** Its picture is the dimmed background; absent while it is not known. */
  game?: PlayableGame;
  mode?: 'real' | 'demo';
  sheetOpen?: boolean;
  /** Opens and closes the sheet with information about the game. */
  onSheet?: (open: boolean) => void;
  children: ReactNode;
}

/** Frame of the game page: a bar with the exit and the game's name, below it the game or what stands in its place. */
export function GameStage({ game, mode, sheetOpen = false, onSheet, children }: GameStageProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const goBackTo = useGoBackTo();
  const pathTo = usePath();
  const { isSignedIn } = useSession();
  const hasPage = useHasPage();
  return (
    <div className={css.stage}>
      {game && (
        <div className={css.backdrop}>
          <GameArt game={game} place="backdrop" loading="eager" />
        </div>
      )}
      <div ref={placeToastsBelow} className={css.bar}>
        <IconButton
          icon={ArrowLeftIcon}
          label={t({ id: 'EXIT_GAME', message: 'Leave the game' })}
          onClick={() => goBackTo(pathTo('lobby'))}
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
        {game && <HeartPlace lookupId={game.lookupId} title={game.title} place="bar" />}
        {mode === 'demo' && <Badge tone="tertiary">{t({ id: 'PLAY_DEMO', message: 'Demo' })}</Badge>}
        {isSignedIn && (
          // On phones the header is hidden in favour of this bar, which then shows clock and balance.
          <div className={css.headerParts}>
            <Slot name="header.clock" />
            {mode === 'real' && <Slot name="header.balance" />}
          </div>
        )}
        {hasPage('responsible-gaming') && (
          // The page has no footer while a game fills it: help is one tap away here, too.
          <IconButton
            icon={ShieldIcon}
            label={t({ id: 'RESPONSIBLE_GAMING', message: 'Responsible gaming' })}
            onClick={() => void navigate(pathTo('responsible-gaming'))}
          />
        )}
        <Slot name="game.help" />
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
