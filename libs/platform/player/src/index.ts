export { CountryContextQuery, GetCustomerInfo, GetPlayerInfo } from './documents.ts';
export {
  areWithdrawalsAllowed,
  depositBlock,
  isAccountClosed,
  isGamificationEnabled,
  isInstantBankingBlocked,
  isKycRequired,
  isSourceOfWealthRequired,
  playBlock,
} from './eligibility.ts';
export type { Block } from './eligibility.ts';
export { resolveMarket } from './market.ts';
export { PlayerProvider, useCustomer, useMarket, useSession } from './PlayerProvider.tsx';
