import { useLingui } from '@lingui/react/macro';
import { useDataClient } from '@lobby/data';
import { useStore } from '@lobby/runtime';
import { Text } from '@lobby/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { BlockReason } from '../restriction/BlockReason.tsx';
import { useRewardsBlock } from '../restriction/useRewardsBlock.ts';
import { isBlockRejection } from '../restriction/useBlockTexts.ts';
import { claimOf } from './claimReward.ts';
import { type Obstacle, useObstacleTexts } from './useObstacleTexts.ts';

interface ClaimProblemProps {
  assignationId: string;
  /** What keeps the reward from being claimed by its own terms, which the card tells. */
  obstacle?: Obstacle | null;
}

/** Why a claim has come to nothing so far: rejected, or without an answer. */
export function ClaimProblem({ assignationId, obstacle = null }: ClaimProblemProps) {
  const { t } = useLingui();
  const obstacles = useObstacleTexts();
  const claim = claimOf(useDataClient(), assignationId);
  const state = useStore(claim);
  const isBlocked = useRewardsBlock() !== null || obstacle !== null;
  const resetRejected = useEffectEvent(() => {
    if (state.status === 'rejected') claim.reset();
  });
  useEffect(
    function resetOnceAllowed() {
      return isBlocked ? () => resetRejected() : undefined;
    },
    [isBlocked],
  );
  if (state.status === 'unanswered')
    return (
      <Text size="sm" tone="danger">
        {t({
          id: 'REWARD_CLAIM_UNCERTAIN',
          message: 'We have no answer yet. Trying again is safe: a reward is credited once.',
        })}
      </Text>
    );
  if (state.status !== 'rejected' || state.rejection === obstacle) return null;
  const { rejection } = state;
  if (isBlockRejection(rejection)) return <BlockReason rejection={rejection} />;
  return (
    <Text size="sm" tone="danger">
      {rejection === 'NotOffered'
        ? t({ id: 'NOT_OFFERED', message: 'This is not offered here' })
        : rejection === 'RewardNotClaimable'
          ? t({ id: 'REWARD_NOT_CLAIMABLE', message: 'This reward can no longer be claimed.' })
          : obstacles[rejection]}
    </Text>
  );
}
