import { useGuards, useGuardsReady } from '@lobby/checks';
import { useEffect } from 'react';
import { sendIfActive } from './currentQuickDeposit.ts';
import type { QuickDepositActor } from './quickDeposit.machine.ts';

/** Has a quick deposit wait for the guards, or for the one that asks. */
export function useReportGuards(actor: QuickDepositActor): void {
  const { anyActive } = useGuards();
  const isReady = useGuardsReady();
  const guards = anyActive ? 'active' : isReady ? 'ready' : 'pending';
  useEffect(
    function reportGuards() {
      sendIfActive(actor, { type: 'GUARDS', guards });
    },
    [actor, guards],
  );
}
