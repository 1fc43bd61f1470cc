import { useLingui } from '@lingui/react/macro';
import { Text } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import type { PaymentMethod } from '../methods/paymentMethods.ts';

interface ClosedLoopProps {
  methods: readonly PaymentMethod[];
  children: (methods: readonly PaymentMethod[]) => ReactNode;
}

/**
 * Withdrawals are paid back by the way the money came: to the accounts of earlier deposits and to nothing else; without any
 * there is no withdrawal (R-6-015, A-087).
 */
export function ClosedLoop({ methods, children }: ClosedLoopProps) {
  const { t } = useLingui();
  const used = methods.filter(({ accounts }) => accounts.length > 0);
  if (used.length === 0) {
    return (
      <Text>
        {t({
          id: 'CLOSED_LOOP_EMPTY',
          message: 'Withdrawals go back to the payment methods of your deposits. You have not deposited yet.',
        })}
      </Text>
    );
  }
  return (
    <>
      <Text size="sm">
        {t({ id: 'CLOSED_LOOP', message: 'Withdrawals go back to the accounts that you have deposited from.' })}
      </Text>
      {children(used)}
    </>
  );
}
