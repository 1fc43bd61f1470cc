import { useLingui } from '@lingui/react/macro';
import { useDataClient } from '@lobby/data';
import { inboxOf } from '@lobby/inbox';
import { openOverlayOnce, showFeedback } from '@lobby/overlays';
import { reportError } from '@lobby/monitoring';
import { useMarket, useSession } from '@lobby/player';
import { retryImport } from '@lobby/runtime';
import { convertWin, type Thrillpots, type Win } from '@lobby/thrillpots';
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
  const { currency } = useMarket();
  const inbox = inboxOf(useDataClient());
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

  /** What the player gets of it, to be read again. */
  async function addToInbox(kind: 'jackpot-win' | 'jackpot-share', win: Win, thrillpots: Thrillpots): Promise<void> {
    const paid = await convertWin(win, currency, thrillpots);
    inbox.announce({ kind, id: win.id, pot: potName(win.potId), ...paid });
  }

  const announce = useEffectEvent((win: Win, thrillpots: Thrillpots, signal: AbortSignal) => {
    if (win.kind !== 'jackpot' || win.instanceId !== instanceId) return;
    const isOwn = win.playerId === playerId;
    const share = shareOf(win);
    if (isOwn) addToInbox('jackpot-win', win, thrillpots).catch(reportError);
    if (share !== null) addToInbox('jackpot-share', { ...win, amount: share }, thrillpots).catch(reportError);
    if (isOwn) celebrate(win, signal).catch((error) => !signal.aborted && reportError(error));
    else if (build.jackpotNotification && !win.isRepeated && !document.hidden) {
      showFeedback({
        kind: 'info',
        namespace: 'jackpot-win',
        closeAfterMs: timings.winNotificationDuration,
        message: <WinNotification win={win} share={share} />,
      });
    }
  });
  useEffect(
    function watch() {
      if (!service) return undefined;
      void service.loadMultipliers();
      const end = new AbortController();
      const stop = service.onWin((win) => announce(win, service, end.signal));
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
