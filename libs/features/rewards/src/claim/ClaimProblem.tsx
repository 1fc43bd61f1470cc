import { useLingui } from '@lingui/react/macro';
import { Text } from '@lobby/ui-kit';
import { BlockReason } from '../restriction/BlockReason.tsx';
import { isBlockRefusal } from '../restriction/useBlockTexts.ts';
import { useClaim } from './useClaim.ts';
import { useObstacleTexts } from './useObstacleTexts.ts';

/** Why a claim has come to nothing so far: refused, or without an answer. */
export function ClaimProblem({ assignationId }: { assignationId: string }) {
  const { t } = useLingui();
  const obstacles = useObstacleTexts();
  const { isUncertain, refusal } = useClaim(assignationId);
  if (isUncertain)
    return (
      <Text size="sm" tone="danger">
        {t({
          id: 'REWARD_CLAIM_UNCERTAIN',
          message: 'We have no answer yet. Trying again is safe: a reward is credited once.',
        })}
      </Text>
    );
  if (refusal === null) return null;
  if (isBlockRefusal(refusal)) return <BlockReason refusal={refusal} />;
  return (
    <Text size="sm" tone="danger">
      {refusal === 'RewardNotClaimable'
        ? t({ id: 'REWARD_NOT_CLAIMABLE', message: 'This reward can no longer be claimed.' })
        : obstacles[refusal]}
    </Text>
  );
}
