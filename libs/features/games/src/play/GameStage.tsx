import { useLingui } from '@lingui/react/macro';
import { graphql, type ResultOf } from '@lobby/data';
import { Slot, useHasPage } from '@lobby/composition';
import { useSession } from '@lobby/player';
import { Link, useNavigate, usePath } from '@lobby/routing';
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
  TextLink,
} from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { demoQuery } from '../tile/demo.ts';
import { HeartPlace } from '../tile/HeartPlace.tsx';
import { GameArt, GameArtFields } from '../tile/GameArt.tsx';
import { usePane } from './pane.ts';
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
  /** Stands in the bar while the game runs. */
  action?: ReactNode;
  children: ReactNode;
}

/** What a game stands in: a bar with the exit and the game's name, below it the game or what stands in its place. */
export function GameStage({ game, mode, sheetOpen = false, onSheet, action, children }: GameStageProps) {
  const { t } = useLingui();
  const { position, hasTools, otherSlug, leave } = usePane();
  const names = {
    leave: t({ id: 'EXIT_GAME', message: 'Leave the game' }),
    about: t({ id: 'ABOUT_GAME', message: 'About the game' }),
  };
  if (game && position !== 'alone') {
    const { title } = game;
    names.leave = t({ id: 'EXIT_NAMED_GAME', message: `Leave ${title}` });
    names.about = t({ id: 'ABOUT_NAMED_GAME', message: `About ${title}` });
  }
  return (
    <>
      {game && (
        <div className={css.backdrop}>
          <GameArt game={game} place="backdrop" loading="eager" />
        </div>
      )}
      <div ref={position === 'second' ? undefined : placeToastsBelow} className={css.bar}>
        <IconButton icon={ArrowLeftIcon} label={names.leave} onClick={leave} />
        <div className={css.name}>
          {game && (
            <>
              <Heading level={position === 'second' ? 2 : 1} size="h6">
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
        {hasTools && <ClockAndBalance mode={mode} />}
        {hasTools && <Help />}
        {action}
        {onSheet && (
          <IconButton
            icon={InfoIcon}
            label={names.about}
            aria-expanded={sheetOpen}
            onClick={() => onSheet(!sheetOpen)}
          />
        )}
        {hasTools && <FullscreenButton />}
      </div>
      {otherSlug !== null && (
        <div className={css.other}>
          <TextLink
            standalone
            render={<Link to="game" params={{ slug: otherSlug }} query={mode === 'demo' ? demoQuery : undefined} />}
          >
            {t({ id: 'OTHER_GAME', message: 'Play the other game instead' })}
          </TextLink>
        </div>
      )}
      <div className={css.view}>{children}</div>
    </>
  );
}

/** On phones the header is hidden in favour of the bar, which then shows them. */
function ClockAndBalance({ mode }: Pick<GameStageProps, 'mode'>) {
  const { isSignedIn } = useSession();
  if (!isSignedIn) return null;
  return (
    <div className={css.headerParts}>
      <Slot name="header.clock" />
      {mode === 'real' && <Slot name="header.balance" />}
    </div>
  );
}

/** The page has no footer while a game fills it: help is one tap away here, too. */
function Help() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const pathTo = usePath();
  const hasPage = useHasPage();
  return (
    <>
      {hasPage('responsible-gaming') && (
        <IconButton
          icon={ShieldIcon}
          label={t({ id: 'RESPONSIBLE_GAMING', message: 'Responsible gaming' })}
          onClick={() => void navigate(pathTo('responsible-gaming'))}
        />
      )}
      <Slot name="game.help" />
    </>
  );
}

/** The whole page goes to full screen, not the frame alone: clock and dialogs have to stay visible. */
function FullscreenButton() {
  const { t } = useLingui();
  if (!document.fullscreenEnabled) return null;
  return (
    <span className={css.fullscreen}>
      <IconButton
        icon={FullscreenIcon}
        label={t({ id: 'FULL_SCREEN', message: 'Full screen' })}
        onClick={toggleFullscreen}
      />
    </span>
  );
}

function toggleFullscreen() {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen();
}
