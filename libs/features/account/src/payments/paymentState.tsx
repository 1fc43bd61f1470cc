import { useLingui } from '@lingui/react/macro';
import type { TransactionState } from '@lobby/contracts';
import { Badge } from '@lobby/ui-kit';
import type { ComponentProps } from 'react';

/** The states of a payment in words (R-3-011). */
export function usePaymentState(): (state: TransactionState) => string {
  const { t } = useLingui();
  const texts: Record<TransactionState, string> = {
    Initialized: t({ id: 'PAYMENT_INITIALIZED', message: 'Pending' }),
    Completed: t({ id: 'PAYMENT_COMPLETED', message: 'Completed' }),
    CancelInitialized: t({ id: 'PAYMENT_CANCEL_INITIALIZED', message: 'Being cancelled' }),
    Cancelled: t({ id: 'PAYMENT_CANCELLED', message: 'Cancelled' }),
    RollbackInitialized: t({ id: 'PAYMENT_ROLLBACK_INITIALIZED', message: 'Being reversed' }),
    RolledBacked: t({ id: 'PAYMENT_ROLLED_BACKED', message: 'Reversed' }),
  };
  return (state) => texts[state];
}

const tones: Record<TransactionState, ComponentProps<typeof Badge>['tone']> = {
  Initialized: 'info',
  Completed: 'success',
  CancelInitialized: 'neutral',
  Cancelled: 'neutral',
  RollbackInitialized: 'warning',
  RolledBacked: 'warning',
};

export function StateBadge({ state }: { state: TransactionState }) {
  const stateOf = usePaymentState();
  return <Badge tone={tones[state]}>{stateOf(state)}</Badge>;
}
