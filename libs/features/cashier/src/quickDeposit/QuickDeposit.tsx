import { useLobby } from '@lobby/host';
import { Skeleton } from '@lobby/ui-kit';
import { useViewerQuery } from '@lobby/data';
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

/** The content of the quick-deposit overlay: the cashier, or why it is not there. */
export function QuickDeposit({ request, onResult }: QuickDepositProps) {
  const gate = useDepositGate();
  const { settings } = useLobby();
  useCloseWithPage(settings.cashier.origin);
  const [last] = useViewerQuery({ query: LastCompletedDeposit, requestPolicy: 'network-only' });

  if (gate.status === 'visitor') return <SignInFirst onResult={onResult} />;
  if (gate.status === 'unavailable') return <Unavailable retry={gate.retry} />;
  if (gate.status === 'loading' || last.fetching) return <Skeleton shape="block" height="24rem" />;

  const withdrawOnly = request.orWithdraw === true && gate.depositBlock !== null;
  const mode = withdrawOnly ? 'withdraw' : (request.mode ?? 'deposit');
  if (mode === 'deposit' && gate.depositBlock) return <DepositBlocked block={gate.depositBlock} onResult={onResult} />;
  return (
    <CashierTabs
      gate={gate}
      request={request}
      mode={mode}
      paymentMethod={methodOf(request) ?? preferredMethod(last.data?.viewer?.lastCompletedDeposit?.payload)}
      onDeposited={() => onResult('deposited')}
    />
  );
}
