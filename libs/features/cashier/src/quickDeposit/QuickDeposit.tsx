import { useViewerQuery } from '@lobby/data';
import { useLobby } from '@lobby/host';
import { Skeleton } from '@lobby/ui-kit';
import { useState } from 'react';
import { LastCompletedDeposit } from '../cashier.graphql.ts';
import { CashierTabs } from './CashierTabs.tsx';
import { DepositBlocked } from './DepositBlocked.tsx';
import { preferredMethod } from './lastCompletedDeposit.ts';
import type { QuickDepositRequest, QuickDepositResult } from './request.ts';
import { methodOf } from './prefill.ts';
import { SignInFirst } from './SignInFirst.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useCloseWithPage } from './useCloseWithPage.ts';
import { useDepositGate } from './useDepositGate.ts';

interface QuickDepositProps {
  request: QuickDepositRequest;
  onResult: (result: QuickDepositResult) => void;
}

/**
 * The content of the quick-deposit overlay: the cashier, or why it is not there. Once it is there it
 * stays: nothing that is learnt later may take it away in the middle of a payment.
 */
export function QuickDeposit({ request, onResult }: QuickDepositProps) {
  const gate = useDepositGate();
  const { settings } = useLobby();
  useCloseWithPage(settings.cashier.origin);
  const [last] = useViewerQuery({ query: LastCompletedDeposit, requestPolicy: 'network-only' });
  const known = gate.status === 'known' && !last.fetching ? gate : null;
  const mode = known?.depositBlock && request.orWithdraw ? 'withdraw' : (request.mode ?? 'deposit');
  const mayEnter = mode === 'withdraw' || known?.depositBlock === null;
  const visit = useFirst(
    known?.wallet && mayEnter
      ? {
          wallet: known.wallet,
          depositBlock: known.depositBlock,
          withdrawalsAllowed: known.withdrawalsAllowed,
          mode,
          paymentMethod: methodOf(request) ?? preferredMethod(last.data?.viewer?.lastCompletedDeposit?.payload),
        }
      : null,
  );

  if (visit) return <CashierTabs {...visit} request={request} onDeposited={() => onResult('deposited')} />;
  if (gate.status === 'visitor') return <SignInFirst onResult={onResult} />;
  if (!known) return <Skeleton shape="block" height="24rem" />;
  if (known.depositBlock && !mayEnter) return <DepositBlocked block={known.depositBlock} onResult={onResult} />;
  return <Unavailable retry={known.retry} />;
}

/** The first value that is not null, from then on. */
function useFirst<Value>(value: Value | null): Value | null {
  const [first, setFirst] = useState(value);
  if (first === null && value !== null) setFirst(value);
  return first ?? value;
}
