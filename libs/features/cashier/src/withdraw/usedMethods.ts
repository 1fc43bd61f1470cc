/** A transaction as far as the closed loop looks at it. */
interface PaidTransaction {
  state: string;
  method: string;
}

/** Methods that a deposit has come by: the only ones that money may go back to. */
export function usedMethods(deposits: readonly PaidTransaction[]): string[] {
  return [...new Set(deposits.filter(({ state }) => state === 'Completed').map(({ method }) => method))];
}
