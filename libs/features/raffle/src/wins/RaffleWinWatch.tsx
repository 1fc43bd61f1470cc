import { useLingui } from '@lingui/react/macro';
import { raffleDropTypes } from '@lobby/contracts';
import { useDataClient } from '@lobby/data';
import { inboxOf } from '@lobby/inbox';
import { openOverlayOnce } from '@lobby/overlays';
import { useFormat } from '@lobby/i18n';
import { reportError } from '@lobby/monitoring';
import { useMarket, useSession } from '@lobby/player';
import { pictureUrl } from '@lobby/routing';
import { convertWin, type Thrillpots, type Win } from '@lobby/thrillpots';
import { useEffect, useEffectEvent } from 'react';
import { useDrops } from '../drops/useDrops.ts';
import { type RaffleSettings, useRaffleSettings } from '../raffleSettings.ts';
import { RaffleWin } from './RaffleWin.tsx';

/** Notifies a player of a win, wherever in the lobby, while the raffle is on (R-2-080). The wallet follows by its own event alone. */
export default function RaffleWinWatch() {
  const settings = useRaffleSettings();
  return settings ? <Watch settings={settings} /> : null;
}

function Watch({ settings }: { settings: RaffleSettings }) {
  const { t } = useLingui();
  const { currency } = useMarket();
  const { money } = useFormat();
  const { player } = useSession();
  const inbox = inboxOf(useDataClient());
  // Wins are announced for drops that somebody follows.
  const { thrillpots, typeOf } = useDrops(true, { tickets: false });

  /** Behind whatever else is open. */
  const announce = useEffectEvent(async (win: Win, service: Thrillpots, signal: AbortSignal) => {
    if (win.kind !== 'raffle' || win.playerId !== player?.playerId) return;
    const paid = await convertWin(win, currency, service);
    if (signal.aborted) return;
    inbox.announce({ kind: 'raffle-win', id: win.id, ...paid });
    await openOverlayOnce(
      `raffle-win ${win.id}`,
      () => {
        const type = typeOf(win.instanceId);
        const raffle = settings.raffles[raffleDropTypes.findIndex((one) => one === type)] ?? settings.raffles[0];
        return {
          variant: 'raffle-win',
          title: t({ id: 'RAFFLE_WIN_TITLE', message: 'Your ticket has won' }),
          content: (
            <RaffleWin
              amount={money(paid.amount, paid.currency)}
              type={type}
              image={pictureUrl(raffle?.raffleSpotlightImage)}
            />
          ),
        };
      },
      signal,
    );
  });

  useEffect(
    function listen() {
      if (!thrillpots) return undefined;
      const end = new AbortController();
      const stop = thrillpots.onWin((win) => void announce(win, thrillpots, end.signal).catch(reportError));
      return () => {
        stop();
        end.abort();
      };
    },
    [thrillpots],
  );
  return null;
}
