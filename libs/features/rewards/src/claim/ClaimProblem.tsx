import { useLingui } from '@lingui/react/macro';
import { Text } from '@lobby/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { BlockReason } from '../restriction/BlockReason.tsx';
import { useRewardsBlock } from '../restriction/useRewardsBlock.ts';
import { isBlockRefusal } from '../restriction/useBlockTexts.ts';
import { useClaim } from './useClaim.ts';
import { type Obstacle, useObstacleTexts } from './useObstacleTexts.ts';

interface ClaimProblemProps {
  assignationId: string;
  /** What keeps the reward from being claimed by its own terms, which the card tells. */
  obstacle?: Obstacle | null;
}

/** Why a claim has come to nothing so far: refused, or without an answer. */
export function ClaimProblem({ assignationId, obstacle = null }: ClaimProblemProps) {
  const { t } = useLingui();
  const obstacles = useObstacleTexts();
  const { isUncertain, refusal, forget } = useClaim(assignationId);
  const isHeld = useRewardsBlock() !== null || obstacle !== null;
  const forgetRefusal = useEffectEvent(forget);
  useEffect(
    function forgetWhatIsNoMore() {
      return isHeld ? () => forgetRefusal() : undefined;
    },
    [isHeld],
  );
  if (isUncertain)
    return (
      <Text size="sm" tone="danger">
        {t({
          id: 'REWARD_CLAIM_UNCERTAIN',
          message: 'We have no answer yet. Trying again is safe: a reward is credited once.',
        })}
      </Text>
    );
  if (refusal === null || refusal === obstacle) return null;
  if (isBlockRefusal(refusal)) return <BlockReason refusal={refusal} />;
  return (
    <Text size="sm" tone="danger">
      {refusal === 'NotOffered'
        ? t({ id: 'NOT_OFFERED', message: 'This is not offered here' })
        : refusal === 'RewardNotClaimable'
          ? t({ id: 'REWARD_NOT_CLAIMABLE', message: 'This reward can no longer be claimed.' })
          : obstacles[refusal]}
    </Text>
  );
}
