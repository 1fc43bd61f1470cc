export { CountryContextQuery, GetCustomerInfo, GetPlayerInfo, PersonalInfoFields, PlayerDetails } from './documents.ts';
export type { DetailedPlayer, PlayerInfo } from './documents.ts';
export { useDetailedPlayer } from './useDetailedPlayer.ts';
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
export type { PlayerBlock } from './eligibility.ts';
export { playerLevel } from './level.ts';
export { expectedMarket, resolveMarket } from './market.ts';
export type { Market } from './market.ts';
export {
  PlayerProvider,
  useCustomer,
  useDepositBlock,
  useMayDeposit,
  useMarket,
  usePlayBlock,
  useSession,
} from './PlayerProvider.tsx';
export { loadSession, prepareSession } from './session.ts';
export { playerSubscriptions } from './subscriptions.ts';
