export {
  CountryContextQuery,
  GetCustomerInfo,
  GetPlayerInfo,
  PersonalInfoFields,
  WalletBalance,
  WalletQuery,
} from './documents.ts';
export type { PlayerInfo, Wallet } from './documents.ts';
export { PlayerDetails } from './details.ts';
export type { DetailedPlayer } from './details.ts';
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
export { playerLevel } from './level.ts';
export { expectedMarket, resolveMarket } from './market.ts';
export type { Market } from './market.ts';
export {
  PlayerProvider,
  useCustomer,
  useDepositBlock,
  useMarket,
  usePlayBlock,
  useSession,
} from './PlayerProvider.tsx';
export { loadSession, prepareSession } from './session.ts';
export { useDetailedPlayer } from './useDetailedPlayer.ts';
