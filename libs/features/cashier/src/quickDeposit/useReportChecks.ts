import { useChecks, useChecksReady } from '@lobby/checks';
import { useEffect } from 'react';
import { sendIfActive } from './currentQuickDeposit.ts';
import type { QuickDepositActor } from './quickDeposit.machine.ts';

/** Reports the status of the checks to a quick deposit, which waits for them. */
export function useReportChecks(actor: QuickDepositActor): void {
  const { anyActive } = useChecks();
  const isReady = useChecksReady();
  const checks = anyActive ? 'active' : isReady ? 'ready' : 'pending';
  useEffect(
    function reportChecks() {
      sendIfActive(actor, { type: 'CHECKS', checks });
    },
    [actor, checks],
  );
}
