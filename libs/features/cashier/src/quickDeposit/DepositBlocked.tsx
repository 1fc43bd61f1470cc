import { useLingui } from '@lingui/react/macro';
import { openOverlay } from '@lobby/host';
import type { Block } from '@lobby/player';
import { useEffect, useEffectEvent } from 'react';
import type { QuickDepositResult } from './request.ts';
import { useBlockReason } from './useBlockReason.ts';

/** Takes the place of quick deposit with the reason. */
export function DepositBlocked({ block, onResult }: { block: Block; onResult: (result: QuickDepositResult) => void }) {
  const { t } = useLingui();
  const reasonOf = useBlockReason();
  const explain = useEffectEvent(() => {
    onResult('blocked');
    void openOverlay({
      variant: 'action-error',
      title: t({ id: 'DEPOSIT_BLOCKED_TITLE', message: 'You cannot deposit' }),
      content: reasonOf(block),
    });
  });
  useEffect(() => explain(), []);
  return null;
}
