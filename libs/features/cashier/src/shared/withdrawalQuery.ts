/** With it, the address of the withdrawal begins with the withdrawal; without, with the deposit. */
export const withdrawalQuery = { transaction: 'withdrawal' } as const;

export const beginsWithWithdrawal = (search: string): boolean =>
  new URLSearchParams(search).get('transaction') === withdrawalQuery.transaction;
