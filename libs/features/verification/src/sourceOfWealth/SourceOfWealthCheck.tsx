import { useDataClient } from '@lobby/data';
import { useCheckOverlay } from '@lobby/checks';
import { type PlayerInfo, useDetailedPlayer } from '@lobby/player';
import { importOnce, platformClockOffset, startTimer } from '@lobby/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { areDocumentsAwaited, blocksPlay } from './requirement.ts';
import { timings } from '../timings.ts';

const loadOverlay = importOnce(() => import('./sourceOfWealthOverlay.tsx'));

/**
 * Blocks play for real money while a source of wealth has to be declared, and shows the form for it. Play remains
 * blocked until the player closes the form, even after it has been submitted.
 */
export default function SourceOfWealthCheck() {
  const player = useDetailedPlayer();
  const [isShown, setIsShown] = useState(false);
  const blocks = player !== null && blocksPlay(player);
  useRefetchWhenDue(player);

  useCheckOverlay('source-of-wealth', {
    status: isShown ? 'active' : !player?.areDetailsKnown ? 'pending' : blocks ? 'active' : 'clear',
    quietOn: ['source-of-wealth', 'profile-documents'],
    async show(signal) {
      const { showAsCheck } = await loadOverlay();
      if (signal.aborted) return;
      setIsShown(true);
      await showAsCheck(signal).finally(() => setIsShown(false));
    },
  });
  return null;
}

/** Refetches the player when documents fall due: the platform says whether they are overdue. */
function useRefetchWhenDue(player: PlayerInfo | null): void {
  const client = useDataClient();
  const dueDate = player && areDocumentsAwaited(player) ? player.sourceOfWealthStatus?.dueDate : null;
  const refetch = useEffectEvent(() => client.refetchTypes(['Player']));
  useEffect(
    function refetchInTime() {
      if (!dueDate) return undefined;
      const left = Date.parse(dueDate) - Date.now() - platformClockOffset.get();
      let stop = startTimer(run, left);
      function run() {
        refetch();
        stop = startTimer(run, timings.overdueCheckInterval);
      }
      return () => stop();
    },
    [dueDate],
  );
}
