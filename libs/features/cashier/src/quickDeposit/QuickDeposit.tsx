import { useGuardReadiness, useGuards, useLobby } from '@lobby/host';
import { Skeleton } from '@lobby/ui-kit';
import { useState } from 'react';
import { CashierTabs } from './CashierTabs.tsx';
import { DepositBlocked } from './DepositBlocked.tsx';
import { isInstantBanking } from './instantBanking.ts';
import type { QuickDepositRequest, QuickDepositResult } from './request.ts';
import { SignInFirst } from './SignInFirst.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useCloseWithPage, type Opening } from './useCloseWithPage.ts';
import { useDepositGate } from './useDepositGate.ts';
import { useMakeWay } from './useMakeWay.ts';
import { useStartingMethod } from './useStartingMethod.ts';
import { Waiting } from './Waiting.tsx';

interface QuickDepositProps {
  request: QuickDepositRequest;
  opening: Opening;
  onResult: (result: QuickDepositResult) => void;
}

/**
 * The content of the quick-deposit overlay: the cashier, or why it is not there. It begins when the guards
 * of the licence are there and none holds the player. Once it is there it
 * stays: nothing that is learnt later may take it away in the middle of a payment. The wallet's
 * figures follow meanwhile, and a block that comes ends the deposit (R-6-006).
 */
export function QuickDeposit({ request, opening, onResult }: QuickDepositProps) {
  const gate = useDepositGate();
  const { settings } = useLobby();
  const hasLeft = useCloseWithPage(settings.cashier.origin, opening);
  const start = useStartingMethod(request);
  const readiness = useGuardReadiness();
  const { anyActive } = useGuards();
  const mayBegin = readiness === 'ready' && !anyActive && !hasLeft;
  const known = gate.status === 'known' && start.status === 'known' && mayBegin ? { ...gate, ...start } : null;
  const mode = known?.depositBlock && request.orWithdraw ? 'withdraw' : (request.mode ?? 'deposit');
  const mayEnter = mode === 'withdraw' || known?.depositBlock === null;
  const isRefused = known?.instantBankingBlocked === true && isInstantBanking(known.method ?? '');
  const wallet = useLatest(gate.status === 'known' ? gate.wallet : null);
  const visit = useFirst(
    known?.wallet && mayEnter
      ? {
          instantBankingBlocked: known.instantBankingBlocked,
          withdrawalsAllowed: known.withdrawalsAllowed,
          mode,
          paymentMethod: isRefused ? undefined : known.method,
        }
      : null,
  );
  useMakeWay(anyActive && visit === null, request, opening);

  if (visit && wallet) {
    return (
      <CashierTabs
        {...visit}
        wallet={wallet}
        depositBlock={gate.status === 'known' ? gate.depositBlock : null}
        request={request}
        onDeposited={() => onResult('deposited')}
      />
    );
  }
  if (gate.status === 'visitor') return <SignInFirst onResult={onResult} />;
  if (readiness === 'slow') return <Waiting />;
  if (!known) return <Skeleton shape="block" height="min(92dvh, 60rem)" />;
  if (known.depositBlock && !mayEnter) return <DepositBlocked block={known.depositBlock} onResult={onResult} />;
  return <Unavailable retry={known.retry} />;
}

/** The first value that is not null, from then on. */
function useFirst<Value>(value: Value | null): Value | null {
  const [first, setFirst] = useState(value);
  if (first === null && value !== null) setFirst(value);
  return first ?? value;
}

/** The newest value that is not null. */
function useLatest<Value>(value: Value | null): Value | null {
  const [latest, setLatest] = useState(value);
  if (value !== null && value !== latest) setLatest(value);
  return value ?? latest;
}
