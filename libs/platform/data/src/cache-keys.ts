import type { CacheKeys, introspection } from '@lobby/contracts';

type Types = introspection['types'];
/** Object types of the schema that have no `id`. A new one does not compile until it stands below. */
type TypeWithoutId = Exclude<
  {
    [Name in keyof Types]: Types[Name] extends { kind: 'OBJECT'; fields: infer Fields }
      ? 'id' extends keyof Fields
        ? never
        : Name
      : never;
  }[keyof Types],
  'Query' | 'Mutation' | 'Subscription'
>;

const by = (field: string) => (data: Record<string, unknown>) => {
  const key = data[field];
  return typeof key === 'string' ? key : null;
};
/** Kept where it was found, for it has no identity of its own. */
const embedded = () => null;

/** How the cache tells entities apart where it is not by `id`. */
export const baseCacheKeys = {
  AccountStatus: embedded,
  BalanceUpdated: embedded,
  BonusMoneyDrop: embedded,
  CallToAction: embedded,
  CancelWithdrawalPayload: embedded,
  CashierSession: by('sessionId'),
  ClaimRewardPayload: embedded,
  CountryContext: embedded,
  CustomerPopUpAdded: embedded,
  FlowSettings: embedded,
  FreeSpin: embedded,
  FundingOption: embedded,
  Game: by('lookupId'),
  GameCategory: by('slug'),
  GameConnection: embedded,
  GameDescriptor: embedded,
  GameEdge: embedded,
  GameList: by('slug'),
  GameSearch: embedded,
  GameSession: by('sessionId'),
  GamificationSettings: embedded,
  InstantBankingBlock: embedded,
  JackpotLeaderboard: embedded,
  JackpotPage: embedded,
  JackpotSettings: embedded,
  JackpotTheme: embedded,
  KycCheckStatus: embedded,
  LastCompletedDeposit: embedded,
  LeaderboardEntry: embedded,
  LegalText: by('slug'),
  LogoutPayload: embedded,
  LoyaltyPage: embedded,
  LoyaltyStep: embedded,
  MarketingPreferences: embedded,
  Menu: by('menuKey'),
  MoneyDrop: embedded,
  PageInfo: embedded,
  PaymentTransactionConnection: embedded,
  PaymentTransactionEdge: embedded,
  PersonalInfo: embedded,
  Personalized: embedded,
  PlayerGamificationDetails: embedded,
  PlayerReward: by('assignationId'),
  PlayerRewardConnection: embedded,
  PlayerRewardEdge: embedded,
  PlayerUpdated: embedded,
  Public: embedded,
  RafflePage: embedded,
  RaffleSetting: embedded,
  RaffleSettings: embedded,
  RaffleWinner: embedded,
  RaffleWinnerConnection: embedded,
  RaffleWinnerEdge: embedded,
  RankBenefit: embedded,
  RankCard: embedded,
  RecentlyPlayedGame: embedded,
  RefreshedTokens: embedded,
  RegistrationSetting: embedded,
  RequiredDocumentsUpload: embedded,
  Reward: by('rewardId'),
  RewardCard: embedded,
  RewardUpdated: embedded,
  Root: embedded,
  SelfExclusionDetails: embedded,
  SessionDestroyed: embedded,
  SourceOfWealthOption: embedded,
  SourceOfWealthRecord: embedded,
  SourceOfWealthStatus: embedded,
  Studio: by('slug'),
  ThemeColor: embedded,
  ThemeImage: embedded,
  ThemeSettings: embedded,
  Timeouts: embedded,
  Translation: by('key'),
  UploadedFile: by('documentId'),
  ZendeskToken: embedded,
} satisfies CacheKeys & Record<TypeWithoutId, unknown>;

/** Members of the schema's unions, so that a fragment on one of them does not match another. */
export const possibleTypes = {
  RewardType: ['FreeSpin', 'MoneyDrop', 'BonusMoneyDrop'],
} satisfies {
  [Name in keyof Types as Types[Name] extends { kind: 'UNION' | 'INTERFACE' } ? Name : never]: Types[Name] extends {
    possibleTypes: infer Member;
  }
    ? Member[]
    : never;
};
