import { useLingui } from '@lingui/react/macro';
import { CloseIcon, Heading, IconButton, Inline, Stack, Text } from '@lobby/ui-kit';
import { useEffect, useRef } from 'react';
import { build } from 'virtual:lobby-build';
import { HeartPlace } from '../tile/HeartPlace.tsx';
import { GameFacts } from './GameFacts.tsx';
import type { PlayableGame } from './GameStage.tsx';
import { GamesInformation } from './GamesInformation.tsx';
import * as css from './GameSheet.css.ts';
import { DemoLink, PlayLink } from './PlayLinks.tsx';

interface GameSheetProps {
  game: PlayableGame;
  mode: 'real' | 'demo';
  onClose: () => void;
}

/**
 * Information about a game: studio, return to player, volatility, smallest bet. It takes the focus, as it stands behind the game
 * for whoever comes by keyboard, and returns it.
 */
export function GameSheet({ game, mode, onClose }: GameSheetProps) {
  const { t } = useLingui();
  const { slug, description } = game;
  const sheet = useRef<HTMLElement>(null);
  useEffect(function takeFocus() {
    const opener = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <aside
      ref={sheet}
      tabIndex={-1}
      className={css.sheet}
      aria-label={t({ id: 'ABOUT_GAME', message: 'About the game' })}
    >
      <Stack gap="lg">
        <Inline justify="between">
          <Heading level={2} size="h4">
            {game.title}
          </Heading>
          <Inline gap="none" wrap={false}>
            <HeartPlace lookupId={game.lookupId} title={game.title} place="sheet" />
            <IconButton icon={CloseIcon} label={t({ id: 'CLOSE_PANEL', message: 'Close' })} onClick={onClose} />
          </Inline>
        </Inline>
        {description && <Text>{description}</Text>}
        <GameFacts game={game} />
        {build.EnableGamesInformationMessage && <GamesInformation />}
        {mode === 'demo' ? <PlayLink slug={slug} /> : <DemoLink game={game} />}
      </Stack>
    </aside>
  );
}
