import { t } from '@lingui/core/macro';
import type { Intents } from '@lobby/contracts';
import { openOverlay } from '@lobby/host';
import { QuickDeposit } from './QuickDeposit.tsx';
import type { DepositRequest } from './prefill.ts';

export type QuickDepositRequest = DepositRequest & {
  mode?: 'deposit' | 'withdraw';
  /** A player who may not deposit gets the withdrawal instead of the reason. */
  orWithdraw?: boolean;
};
export type QuickDepositResult = Intents['openQuickDeposit']['result'];

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
  await openOverlay({
    variant: 'quick-deposit',
    title: t({ id: 'QUICK_DEPOSIT', message: 'Deposit' }),
    content: <QuickDeposit request={request} onResult={(known) => (result = known)} />,
  });
  return result;
}
