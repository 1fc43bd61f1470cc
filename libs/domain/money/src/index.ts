export { useAmbiguousAmountText, useAmountReader } from './amount.ts';
export { WalletBalance, WalletQuery } from './documents.ts';
export type { Wallet } from './documents.ts';
export { areAmountsLong, takeEarlyWallet, useEarlyWallet } from './earlyWallet.ts';
export type { EarlyWallet } from './earlyWallet.ts';
