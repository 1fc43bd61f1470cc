import { useLingui } from '@lingui/react/macro';
import { useDataClient } from '@lobby/data';
import { showFeedbackOnce } from '@lobby/host';
import { reportError } from '@lobby/monitoring';
import { useSession } from '@lobby/player';
import { onRewardUpdated } from '@lobby/realtime';
import { useEffect, useEffectEvent } from 'react';
import { keepOutcome } from './outcomes.ts';
import { PlayerRewards, playerRewardsVariables, RewardsInProcess } from './rewardsQuery.ts';

type Push = Parameters<Parameters<typeof onRewardUpdated>[0]>[0];

/**
 * Keeps the list of rewards true to what is pushed. What is not known yet is asked for, since a push does not tell all of it;
 * it is news to the player. A credited one that is not known is ignored, whatever else it is (R-4-031, A-118).
 */
export default function RewardsWatch(): null {
  const { t } = useLingui();
  const { urql, refetchAfterAnswer } = useDataClient();
  const { player } = useSession();

  const receive = useEffectEvent(({ assignationId, status, reward }: Push, signal: AbortSignal) => {
    const listed = urql.readQuery(PlayerRewards, playerRewardsVariables)?.data?.viewer?.rewards.edges ?? [];
    const pending = urql.readQuery(RewardsInProcess, {})?.data?.viewer?.rewards.edges ?? [];
    const known = [...listed, ...pending].find(({ node }) => node.assignationId === assignationId)?.node;
    if (known) {
      if (status === 'Credited' || status === 'FailedProcessing') keepOutcome({ ...known, status });
      return;
    }
    const isNew = reward.claimType === 'manual' && (status === 'Unclaimed' || status === 'Scheduled');
    if (!isNew) return;
    refetchAfterAnswer(PlayerRewards);
    if (status === 'Scheduled') return;
    const { name } = reward;
    const message = t({ id: 'REWARD_ARRIVED', message: `A reward is waiting for you: ${name}` });
    showFeedbackOnce(
      `reward ${player?.playerId} ${assignationId}`,
      { kind: 'info', message, namespace: 'reward' },
      signal,
    ).catch(reportError);
  });

  useEffect(function listen() {
    const end = new AbortController();
    const stop = onRewardUpdated((push) => receive(push, end.signal));
    return () => {
      stop();
      end.abort();
    };
  }, []);
  return null;
}
