/** The operations that the specification names, by area, with the row that says so. */
export const specifiedOperations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Session: {
    RefreshAccessToken: 'R-7-010',
    Logout: 'R-7-011',
    SessionDestroyed: 'R-7-039',
  },
  Player: {
    GetPlayerInfo: 'R-7-013',
    GetCustomerInfo: 'R-7-014',
    PlayerUpdated: 'R-7-038',
    CustomerPopUpAdded: 'R-7-040',
    BalanceUpdated: 'R-7-041',
    LastCompletedDeposit: 'R-7-015',
  },
  'Every page': {
    CountryContextQuery: 'R-7-023',
    Translations: 'R-7-016',
    LobbyMenu: 'R-7-029',
    BasicLayoutRoot: 'R-7-025',
    GenerateZendeskToken: 'R-7-012',
    AdditionalInformation: 'R-7-028',
  },
  Games: {
    GameListSlice: 'R-7-030',
    StudioGames: 'R-7-031',
    SyncRecentlyPlayedGames: 'R-7-018',
  },
  Rewards: {
    PlayerRewards: 'R-7-017',
    RewardUpdated: 'R-7-042',
  },
  'Jackpot and raffle': {
    JackpotSettings: 'R-7-024',
    JackpotPage: 'R-7-026',
    JackpotLeaderboard: 'R-7-022',
    RaffleSettings: 'R-7-027',
    RafflePage: 'R-7-027',
    RaffleWinners: 'R-7-021',
  },
  'Loyalty programme': {
    GetGamanzaInfo: 'R-7-020',
    LoyaltyPage: 'R-7-028',
    MissionsPage: 'R-7-028',
    TournamentsPage: 'R-7-028',
  },
};

/** Rows by the operation's name. */
export const rowsOfSpecified: ReadonlyMap<string, string> = new Map(
  Object.values(specifiedOperations).flatMap((area) => Object.entries(area)),
);
