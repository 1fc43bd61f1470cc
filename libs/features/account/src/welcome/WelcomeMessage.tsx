import { useLingui } from '@lingui/react/macro';
import { useLobby } from '@lobby/composition';
import { showFeedbackOnce } from '@lobby/overlays';
import { isolate } from '@lobby/i18n';
import { reportError } from '@lobby/monitoring';
import { usePlayBlock, useSession } from '@lobby/player';
import { routeOf, usePathname } from '@lobby/routing';
import { cookies } from '@lobby/storage';
import { useEffect } from 'react';
import { timings } from '../timings.ts';

/** A time that is ahead is of a clock that was wrong. */
function wasWelcomed(now: number): boolean {
  const shownAt = Date.parse(cookies.get('welcomeShown') ?? '');
  return shownAt <= now && now - shownAt < timings.welcomeInterval;
}

/** Welcomes a player after the sign-in, once a day in this browser at most; not over a game, and nobody who may not play. */
export default function WelcomeMessage() {
  const { t } = useLingui();
  const { brand } = useLobby();
  const { player } = useSession();
  const mayPlay = usePlayBlock() === null;
  const isInGame = routeOf(usePathname()) === 'game';
  const name = isolate(player?.personalInfo?.firstName ?? '');
  const message = name
    ? t({ id: 'WELCOME_PLAYER', message: `Welcome, ${name}!` })
    : t({ id: 'WELCOME_TO_BRAND', message: `Welcome to ${brand.name}!` });
  const isDue = player !== null && mayPlay && !isInGame;
  useEffect(
    function welcome() {
      const now = Date.now();
      if (!isDue || wasWelcomed(now)) return undefined;
      const left = new AbortController();
      const stamp = new Date(now).toISOString();
      showFeedbackOnce(`welcome ${stamp.slice(0, 13)}`, { kind: 'info', message, namespace: 'welcome' }, left.signal)
        .then(() => !left.signal.aborted && cookies.set('welcomeShown', stamp))
        .catch(reportError);
      return () => left.abort();
    },
    // A message on its way has its text already.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [isDue],
  );
  return null;
}
