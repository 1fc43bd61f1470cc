import { Trans, useLingui } from '@lingui/react/macro';
import { useDataClient } from '@lobby/data';
import { useStore } from '@lobby/runtime';
import { Button, VisuallyHidden } from '@lobby/ui-kit';
import { useEffect, useRef } from 'react';
import { useRewardsBlock } from '../restriction/useRewardsBlock.ts';
import { claimOf } from './claimReward.ts';

interface ClaimButtonProps {
  assignationId: string;
  /** Part of the button's name, as a page has several. */
  name: string;
  /** Its own terms do not allow it now. */
  disabled?: boolean;
  /** Id of what says why. */
  describedBy: string;
  onClaim?: () => void;
}

/** Claims a reward, and asks again where no answer has come. */
export function ClaimButton({ assignationId, name, disabled = false, describedBy, onClaim }: ClaimButtonProps) {
  const { t } = useLingui();
  const claim = claimOf(useDataClient(), assignationId);
  const { status } = useStore(claim);
  const isBusy = status === 'sending';
  const block = useRewardsBlock();
  const place = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useEffect(
    function returnFocus() {
      // Browsers take it from a button that is disabled while it waits.
      if (wasBusy.current && !isBusy && document.activeElement === document.body)
        place.current?.querySelector('button')?.focus();
      wasBusy.current = isBusy;
    },
    [isBusy],
  );
  return (
    <div ref={place}>
      <Button
        block
        disabled={disabled || block !== null}
        loading={isBusy}
        loadingLabel={t({ id: 'REWARD_CLAIMING', message: `${name}: being credited` })}
        aria-describedby={describedBy}
        onClick={() => {
          onClaim?.();
          claim.send();
        }}
      >
        {status === 'unanswered' ? (
          <Trans id="REWARD_CLAIM_AGAIN">
            Try again<VisuallyHidden> {name}</VisuallyHidden>
          </Trans>
        ) : (
          <Trans id="REWARD_CLAIM">
            Claim<VisuallyHidden> {name}</VisuallyHidden>
          </Trans>
        )}
      </Button>
    </div>
  );
}
