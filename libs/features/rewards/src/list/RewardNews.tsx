import { useLingui } from '@lingui/react/macro';
import { showFeedbackOnce } from '@lobby/overlays';
import { isolate } from '@lobby/i18n';
import { reportError } from '@lobby/monitoring';
import { useSession } from '@lobby/player';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRewardsBlock } from '../restriction/useRewardsBlock.ts';
import { isClaimable } from './rewardOrder.ts';
import type { PlayerReward } from './playerReward.ts';
import { useOpenRewards } from './useRewards.ts';

/**
 * Tells of new rewards, once in all tabs: when the list has them as ones that can be claimed, and never to a player who gets
 * none, as one who is on a break.
 */
export function RewardNews({ pushed }: { pushed: readonly string[] }): null {
  const { t } = useLingui();
  const { player } = useSession();
  const rewards = useOpenRewards();
  const block = useRewardsBlock();
  const told = useRef(new Set<string>());
  const left = useRef<AbortSignal>(null);

  const tell = useEffectEvent(({ assignationId, reward }: PlayerReward) => {
    const name = isolate(reward.name);
    const message = t({ id: 'REWARD_ARRIVED', message: `A reward is waiting for you: ${name}` });
    const signal = left.current ?? AbortSignal.abort();
    showFeedbackOnce(
      `reward ${player?.playerId} ${assignationId}`,
      { kind: 'info', message, namespace: 'reward' },
      signal,
    ).catch(reportError);
  });

  // Before the next one, which tells with the signal of what blocks now.
  useEffect(
    function endWithTheSession() {
      // A message that waits for a dialog to close is not told to a player who gets no rewards by then.
      const end = new AbortController();
      left.current = end.signal;
      return () => end.abort();
    },
    [block],
  );
  useEffect(
    function tellNews() {
      if (block === 'unknown') return;
      const isNews = ({ assignationId, isComplete }: PlayerReward) =>
        isComplete && pushed.includes(assignationId) && !told.current.has(assignationId);
      for (const reward of rewards?.filter(isNews) ?? []) {
        told.current.add(reward.assignationId);
        if (block === null && isClaimable(reward)) tell(reward);
      }
    },
    [rewards, pushed, block],
  );
  return null;
}
