export { CountryContextQuery, GetCustomerInfo, GetPlayerInfo } from './documents.ts';
export type { CountryContext, CustomerInfo, PlayerInfo } from './documents.ts';
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
export type { Block, GamificationSources } from './eligibility.ts';
export { resolveMarket } from './market.ts';
export type { Market, MarketOverride, MarketSources } from './market.ts';
export {
  PlayerProvider,
  useCustomer,
  useMarket,
  usePlayer,
  usePlayerSession,
  usePlayerStatus,
} from './PlayerProvider.tsx';
export type { PlayerProviderProps } from './PlayerProvider.tsx';
export type { PlayerSession } from './session.ts';
export type { PlayerStatus } from './sessionTypes.ts';
