export { useAmbiguousAmountText, useAmountReader } from './amount.ts';
export { balanceUpdated } from './balanceUpdated.ts';
export { WalletBalance, WalletQuery } from './documents.ts';
export type { Wallet } from './documents.ts';
export { areAmountsLong, takeEarlyWallet, useEarlyWallet } from './earlyWallet.ts';
export { onBalanceUpdated } from './onBalanceUpdated.ts';
export type { EarlyWallet } from './earlyWallet.ts';
