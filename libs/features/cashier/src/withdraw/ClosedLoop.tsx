import { useLingui } from '@lingui/react/macro';
import { useViewerQuery } from '@lobby/data';
import { Button, Skeleton, Stack, Text } from '@lobby/ui-kit';
import { useState, type ReactNode } from 'react';
import { DepositMethods } from '../cashier.graphql.ts';
import { Unavailable } from '../quickDeposit/Unavailable.tsx';
import { usedMethods } from './usedMethods.ts';

/**
 * Money goes back only the way it came: the player chooses among the methods of earlier deposits,
 * and without any there is nothing to withdraw by (R-6-015, A-087).
 */
export function ClosedLoop({ children }: { children: (method: string) => ReactNode }) {
  const { t } = useLingui();
  const [chosen, choose] = useState<string>();
  const [{ data, error }, askAgain] = useViewerQuery({ query: DepositMethods, requestPolicy: 'cache-and-network' });

  if (!data?.viewer) {
    return error ? <Unavailable retry={() => askAgain()} /> : <Skeleton shape="block" height="12rem" />;
  }
  const methods = usedMethods(data.viewer.transactions.edges.map(({ node }) => node));
  if (methods.length === 0) {
    return (
      <Text>
        {t({
          id: 'CLOSED_LOOP_EMPTY',
          message: 'Withdrawals go back to the payment methods of your deposits. You have not deposited yet.',
        })}
      </Text>
    );
  }
  const method = chosen ?? (methods.length === 1 ? methods[0] : undefined);
  if (method !== undefined) return children(method);
  return (
    <Stack gap="md">
      <Text>
        {t({ id: 'CLOSED_LOOP', message: 'Withdrawals go back to the payment methods of your deposits. Choose one:' })}
      </Text>
      {methods.map((name) => (
        <Button key={name} variant="secondary" block onClick={() => choose(name)}>
          {name}
        </Button>
      ))}
    </Stack>
  );
}
