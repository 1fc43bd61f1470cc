import { useLingui } from '@lingui/react/macro';
import { openOverlayOnce, showFeedback } from '@lobby/overlays';
import { reportError } from '@lobby/monitoring';
import { useSession } from '@lobby/player';
import { retryImport } from '@lobby/runtime';
import type { Win } from '@lobby/thrillpots';
import { useEffect, useEffectEvent } from 'react';
import { build } from 'virtual:lobby-build';
import { potName } from '../pots/potNames.ts';
import { useJackpotService } from '../pots/useJackpot.ts';
import type { JackpotSettings } from '../settings/parseSettings.ts';
import { timings } from '../timings.ts';
import { WinNotification } from './WinNotification.tsx';

const loadWin = () => import(/* group: figures */ './JackpotWin.tsx');

/** Follows the jackpot while a player is signed in, and reports wins. The wallet follows by its own event. */
export function WinWatch({ settings }: { settings: JackpotSettings }) {
  const { t } = useLingui();
  const service = useJackpotService();
  const playerId = useSession().player?.playerId ?? null;
  const { instanceId, hasCommunity } = settings;

  const shareOf = (win: Win) =>
    (hasCommunity && win.communityWinners.find((winner) => winner.playerId === playerId)?.amount) || null;

  /** Behind whatever check asks meanwhile. Its code comes first: a win that one tab has claimed is announced by no other. */
  async function celebrate(win: Win, signal: AbortSignal): Promise<void> {
    const { JackpotWin } = await retryImport(loadWin, { signal, onFailure: reportError });
    await openOverlayOnce(
      `jackpot-win-${win.id}`,
      () => {
        const pot = potName(win.potId);
        return {
          variant: 'jackpot-win',
          title: t({ id: 'JACKPOT_WON', message: `You have won the ${pot} jackpot!` }),
          content: <JackpotWin settings={settings} win={win} share={shareOf(win)} />,
        };
      },
      signal,
    );
  }

  const announce = useEffectEvent((win: Win, signal: AbortSignal) => {
    if (win.kind !== 'jackpot' || win.instanceId !== instanceId) return;
    if (win.playerId === playerId) celebrate(win, signal).catch((error) => !signal.aborted && reportError(error));
    else if (build.jackpotNotification && !win.isRepeated && !document.hidden) {
      showFeedback({
        kind: 'info',
        namespace: 'jackpot-win',
        closeAfterMs: timings.winNotificationDuration,
        message: <WinNotification win={win} share={shareOf(win)} />,
      });
    }
  });
  useEffect(
    function watch() {
      if (!service) return undefined;
      void service.loadMultipliers();
      const end = new AbortController();
      const stop = service.onWin((win) => announce(win, end.signal));
      const unfollow = service.follow(instanceId);
      return () => {
        stop();
        unfollow();
        end.abort();
      };
    },
    [service, instanceId],
  );
  return null;
}
