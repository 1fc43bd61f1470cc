import { useLingui } from '@lingui/react/macro';
import { useDataClient } from '@lobby/data';
import { showFeedbackOnce } from '@lobby/host';
import { reportError } from '@lobby/monitoring';
import { useSession } from '@lobby/player';
import { onRewardUpdated } from '@lobby/realtime';
import { useEffect, useEffectEvent } from 'react';
import { settleClaim } from '../claim/sessionClaims.ts';
import { PlayerRewards, playerRewardsVariables } from './rewardsQuery.ts';

type Push = Parameters<Parameters<typeof onRewardUpdated>[0]>[0];

/**
 * Keeps the list of rewards true to what is pushed. The status of a known one is in the cache by then (R-4-030); what else has
 * changed with it a push does not tell, so that the list is asked for. So is a new one, which is news to the player. A credited
 * one that is not known is ignored, whatever else it is (R-4-031, A-118).
 */
export default function RewardsWatch(): null {
  const { t } = useLingui();
  const client = useDataClient();
  const { player } = useSession();

  function isKnown(assignationId: string): boolean {
    const cached = { requestPolicy: 'cache-only' } as const;
    const viewer = client.urql.readQuery(PlayerRewards, playerRewardsVariables, cached)?.data?.viewer;
    const listed = viewer ? [...viewer.rewards.edges, ...viewer.inProcess.edges] : [];
    return listed.some(({ node }) => node.assignationId === assignationId);
  }

  const receive = useEffectEvent(({ assignationId, status, reward }: Push, signal: AbortSignal) => {
    const isOpen = status === 'Unclaimed' || status === 'Scheduled';
    if (!isOpen) settleClaim(client, assignationId);
    if (isKnown(assignationId)) return client.refetchAfterAnswer(PlayerRewards);
    if (reward.claimType !== 'manual' || !isOpen) return;
    client.refetchAfterAnswer(PlayerRewards);
    if (status === 'Scheduled') return;
    const { name } = reward;
    const message = t({ id: 'REWARD_ARRIVED', message: `A reward is waiting for you: ${name}` });
    showFeedbackOnce(
      `reward ${player?.playerId} ${assignationId}`,
      { kind: 'info', message, namespace: 'reward' },
      signal,
    ).catch(reportError);
  });

  useEffect(
    function listen() {
      const end = new AbortController();
      // What was pushed before this code came is in no list that was asked for by then.
      client.refetchAfterAnswer(PlayerRewards);
      const stop = onRewardUpdated((push) => receive(push, end.signal));
      return () => {
        stop();
        end.abort();
      };
    },
    [client],
  );
  return null;
}
