import { useLingui } from '@lingui/react/macro';
import { graphql, useViewerQuery } from '@lobby/data';
import { Button, Stack, Text } from '@lobby/ui-kit';
import { useState, type ReactNode } from 'react';
import { Loading, Unavailable } from '../shared/CashierStates.tsx';

/** The methods that a player has paid with. */
const DepositMethods = graphql(`
  query DepositMethods {
    viewer {
      id
      transactions(type: Deposit, first: 100) {
        edges {
          cursor
          node {
            id
            state
            method
          }
        }
      }
    }
  }
`);

/**
 * Withdrawals are paid back by the way the money came: the player chooses among the methods of earlier
 * deposits; without any there is no withdrawal (R-6-015, A-087).
 */
export function ClosedLoop({ children }: { children: (method: string) => ReactNode }) {
  const { t } = useLingui();
  const [chosen, choose] = useState<string>();
  const [{ data, error }, refetch] = useViewerQuery({ query: DepositMethods, requestPolicy: 'cache-and-network' });
  const retry = () => refetch({ requestPolicy: 'network-only' });

  if (!data?.viewer) return error ? <Unavailable retry={retry} /> : <Loading waitsFor="answer" retry={retry} />;
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

/** Methods of completed deposits, each once: the only ones that money may go back to. */
export function usedMethods(deposits: readonly { state: string; method: string }[]): string[] {
  return [...new Set(deposits.filter(({ state }) => state === 'Completed').map(({ method }) => method))];
}
