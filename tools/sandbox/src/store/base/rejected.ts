/** What the client gets as `extensions.type` (R-8-002), with a dollar sign. */
export type RejectionType =
  | 'AccountExists'
  | 'AccountNotFound'
  | 'BetSettled'
  | 'BonusBalanceChanged'
  | 'BonusInPlay'
  | 'BonusNotActive'
  | 'CalendarDoorLocked'
  | 'CalendarDoorNotFound'
  | 'CalendarEnded'
  | 'CodeExpired'
  | 'CodeInvalid'
  | 'CodeRecentlySent'
  | 'ContactInvalid'
  | 'DocumentNotDeletable'
  | 'DocumentsMissing'
  | 'DocumentsNotRequested'
  | 'EventSettled'
  | 'ExclusionInForce'
  | 'DepositRequired'
  | 'FreeSpinsUsedUp'
  | 'GameNotAvailable'
  | 'DepositInvalid'
  | 'LimitNotOffered'
  | 'LimitValueInvalid'
  | 'LimitIncreaseBlocked'
  | 'LimitChangeNotDue'
  | 'LimitChangeNotPending'
  | 'LinkExpired'
  | 'LinkInvalid'
  | 'LoginExpired'
  | 'LoginNotOffered'
  | 'MissionNotClaimable'
  | 'MissionNotFound'
  | 'NotEnoughPoints'
  | 'RegistrationInvalid'
  | 'PersonalNumberInvalid'
  | 'ProofExpired'
  | 'RewardNotApplicable'
  | 'RewardNotClaimable'
  | 'ShopItemNotAvailable'
  | 'ShopItemOutOfStock'
  | 'ShopPriceChanged'
  | 'SourceOfWealthIncomplete'
  | 'SourceOfWealthNotRequired'
  | 'TooManyAttempts'
  | 'TooManyDocuments'
  | 'TooManyFavouriteGames'
  | 'TooYoung'
  | 'TournamentNotFound'
  | 'TournamentNotRunning';

/** A rule of the platform forbids it; nothing was changed. */
export class Rejected extends Error {
  readonly type: RejectionType;
  /** What the client gets beside the type. */
  readonly details: Readonly<Record<string, number>>;
  constructor(type: RejectionType, message: string, details: Rejected['details'] = {}) {
    super(message);
    this.type = type;
    this.details = details;
  }
}
