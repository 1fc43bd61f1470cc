import { useLingui } from '@lingui/react/macro';
import { useDataClient } from '@lobby/data';
import { inboxOf } from '@lobby/inbox';
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
 * Notifies the player of each new reward, once in all tabs, as soon as the list has it as claimable. Players who get no rewards,
 * such as those on a break, are not notified.
 */
export function RewardNews({ pushed }: { pushed: readonly string[] }): null {
  const { t } = useLingui();
  const { player } = useSession();
  const inbox = inboxOf(useDataClient());
  const rewards = useOpenRewards();
  const block = useRewardsBlock();
  const notified = useRef(new Set<string>());
  const left = useRef<AbortSignal>(null);

  const notify = useEffectEvent(({ assignationId, assignedAt, reward }: PlayerReward) => {
    inbox.announce({ kind: 'reward', id: assignationId, at: Date.parse(assignedAt), name: reward.name });
    const name = isolate(reward.name);
    const message = t({ id: 'REWARD_ARRIVED', message: `A reward is waiting for you: ${name}` });
    const signal = left.current ?? AbortSignal.abort();
    showFeedbackOnce(
      `reward ${player?.playerId} ${assignationId}`,
      { kind: 'info', message, namespace: 'reward' },
      signal,
    ).catch(reportError);
  });

  // Before the next effect, which notifies with the signal for the current block.
  useEffect(
    function endWithTheSession() {
      // A message that waits for a dialog to close is not shown to a player who gets no rewards by then.
      const end = new AbortController();
      left.current = end.signal;
      return () => end.abort();
    },
    [block],
  );
  useEffect(
    function notifyOfNews() {
      if (block === 'unknown') return;
      const isNews = ({ assignationId, isComplete }: PlayerReward) =>
        isComplete && pushed.includes(assignationId) && !notified.current.has(assignationId);
      for (const reward of rewards?.filter(isNews) ?? []) {
        notified.current.add(reward.assignationId);
        if (block === null && isClaimable(reward)) notify(reward);
      }
    },
    [rewards, pushed, block],
  );
  return null;
}
