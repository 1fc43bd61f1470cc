import { useLingui } from '@lingui/react/macro';
import { useDataClient } from '@lobby/data';
import { Button, Stack, Text } from '@lobby/ui-kit';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { BlockReason } from '../restriction/BlockReason.tsx';
import { type BlockRefusal, isBlockRefusal } from '../restriction/useBlockTexts.ts';
import { useRewardsBlock } from '../restriction/useRewardsBlock.ts';
import type { ClaimRefusal } from './claim.machine.ts';
import { claimActorOf } from './claimActor.ts';

interface ClaimActionProps {
  assignationId: string;
  /** Part of the button's name, as a page has several. */
  name: string;
  /** Its own terms do not allow it now; the card says why. */
  disabled?: boolean;
}

/** The button that claims a reward, with what became of it: being credited, without an answer, refused. */
export function ClaimAction({ assignationId, name, disabled = false }: ClaimActionProps) {
  const { t } = useLingui();
  const id = useId();
  const client = useDataClient();
  const actor = claimActorOf(client, assignationId);
  const state = useSelector(actor, (snapshot) => snapshot);
  const block = useRewardsBlock();
  const refusals = useRefusals();
  const { refusal } = state.context;
  const isUncertain = state.matches('uncertain');
  const label = isUncertain
    ? t({ id: 'TRY_AGAIN', message: 'Try again' })
    : t({ id: 'REWARD_CLAIM', message: 'Claim' });
  return (
    <Stack gap="sm">
      <Button
        block
        disabled={disabled || block !== null}
        loading={state.hasTag('busy')}
        loadingLabel={t({ id: 'REWARD_CLAIMING', message: `${name}: being credited` })}
        aria-describedby={id}
        onClick={() => actor.send({ type: 'CLAIM' })}
      >
        {label}
      </Button>
      <div role="status" id={id}>
        {isUncertain && (
          <Text size="sm" tone="danger">
            {t({
              id: 'REWARD_CLAIM_UNCERTAIN',
              message: 'We have no answer yet. Trying again is safe: a reward is credited once.',
            })}
          </Text>
        )}
        {state.matches('processing') && (
          <Text size="sm" tone="muted">
            {t({ id: 'REWARD_CLAIM_PROCESSING', message: 'It is being credited. This may take a moment.' })}
          </Text>
        )}
        {refusal &&
          (isBlockRefusal(refusal) ? (
            <BlockReason refusal={refusal} />
          ) : (
            <Text size="sm" tone="danger">
              {refusals[refusal]}
            </Text>
          ))}
      </div>
    </Stack>
  );
}

function useRefusals(): Record<Exclude<ClaimRefusal, BlockRefusal>, string> {
  const { t } = useLingui();
  return {
    RewardNotClaimable: t({ id: 'REWARD_NOT_CLAIMABLE', message: 'This reward can no longer be claimed.' }),
    RewardNotApplicable: t({ id: 'REWARD_NOT_APPLICABLE', message: 'This reward does not apply to your account.' }),
    DepositRequired: t({ id: 'REWARD_DEPOSIT_REQUIRED', message: 'This reward needs a deposit first.' }),
  };
}
