import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import { useMarket } from '@lobby/player';
import { Link } from '@lobby/routing';
import { ButtonLink, CloseIcon, Heading, IconButton, Inline, Stack, Text, TextLink } from '@lobby/ui-kit';
import { useEffect, useRef } from 'react';
import { build } from 'virtual:lobby-build';
import { HeartPlace } from '../tile/HeartPlace.tsx';
import { demoQuery, useDemoAllowed } from '../tile/demo.ts';
import type { PlayableGame } from './GameStage.tsx';
import { GamesInformation } from './GamesInformation.tsx';
import * as css from './GameSheet.css.ts';

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
  const format = useFormat();
  const { currency } = useMarket();
  const isDemoAllowed = useDemoAllowed()(game);
  const { slug, studio, rtp, volatility, minBet, description } = game;
  const sheet = useRef<HTMLElement>(null);
  useEffect(function takeFocus() {
    const opener = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const volatilities: Readonly<Record<string, string>> = {
    low: t({ id: 'VOLATILITY_LOW', message: 'Low' }),
    medium: t({ id: 'VOLATILITY_MEDIUM', message: 'Medium' }),
    high: t({ id: 'VOLATILITY_HIGH', message: 'High' }),
  };

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
        <dl className={css.facts}>
          <dt>{t({ id: 'STUDIO', message: 'Studio' })}</dt>
          <dd>
            <TextLink render={<Link to="game-studio" params={{ slug: studio.slug }} />}>{studio.name}</TextLink>
          </dd>
          {build.ShowRTP && rtp !== null && (
            <>
              <dt>{t({ id: 'GAME_RTP', message: 'Return to player' })}</dt>
              <dd>{format.percent(rtp / 100, 2)}</dd>
            </>
          )}
          {volatility !== null && (
            <>
              <dt>{t({ id: 'VOLATILITY', message: 'Volatility' })}</dt>
              <dd>{volatilities[volatility] ?? volatility}</dd>
            </>
          )}
          {minBet !== null && (
            <>
              <dt>{t({ id: 'MINIMUM_BET', message: 'Smallest bet' })}</dt>
              <dd translate="no">{format.money(minBet, currency)}</dd>
            </>
          )}
        </dl>
        {build.EnableGamesInformationMessage && <GamesInformation />}
        {mode === 'demo' && (
          <ButtonLink block render={<Link to="game" params={{ slug }} />}>
            {t({ id: 'PLAY_FOR_REAL', message: 'Play for real money' })}
          </ButtonLink>
        )}
        {mode === 'real' && isDemoAllowed && (
          <ButtonLink block variant="ghost" render={<Link to="game" params={{ slug }} query={demoQuery} />}>
            {t({ id: 'TRY_DEMO', message: 'Try with play money' })}
          </ButtonLink>
        )}
      </Stack>
    </aside>
  );
}
