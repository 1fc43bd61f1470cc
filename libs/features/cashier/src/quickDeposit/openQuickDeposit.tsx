import { t } from '@lingui/core/macro';
import { openOverlay } from '@lobby/host';
import { QuickDeposit } from './QuickDeposit.tsx';
import type { QuickDepositRequest, QuickDepositResult } from './request.ts';
import type { Opening } from './useCloseWithPage.ts';

let visit: Promise<QuickDepositResult> | null = null;

/** Opens quick deposit; while it is open, everybody who asks gets the one that is there. */
export function openQuickDeposit(request: QuickDepositRequest): Promise<QuickDepositResult> {
  visit ??= show(request).finally(() => {
    visit = null;
  });
  return visit;
}

async function show(request: QuickDepositRequest): Promise<QuickDepositResult> {
  let result: QuickDepositResult = 'closed';
  function keepResult(known: QuickDepositResult) {
    result = known;
  }
  const opening: Opening = {};
  await openOverlay({
    variant: 'quick-deposit',
    title: t({ id: 'QUICK_DEPOSIT', message: 'Deposit' }),
    content: <QuickDeposit request={request} opening={opening} onResult={keepResult} />,
  });
  return result;
}
