export interface OptionalOperations {
  operations: readonly string[];
  /** What the lobby has by them. */
  gives: string;
  /** What it does where the back end rejects them. */
  without: string;
}

const notOffered = 'The page says that this is not offered.';

/** The operations of the lobby's own, by feature. */
export const optionalOperations: Readonly<Record<string, readonly OptionalOperations[]>> = {
  'Player and wallet': [
    {
      operations: ['Wallet'],
      gives: 'The balance at once, least deposit and least withdrawal.',
      without: 'The balance is a dash until the first `BalanceUpdated`; least amounts are those of the currency.',
    },
    {
      operations: ['PlayerDetails'],
      gives: 'The status of the source of wealth, and whether the player has opted in to the loyalty programme.',
      without: 'The due date decides about the source of wealth; the gamification service says who has opted in.',
    },
    {
      operations: ['DataChanged'],
      gives: 'A subscription that names what else has changed, such as a limit.',
      without: 'Pages ask for their data when they open.',
    },
    {
      operations: ['SubDivision'],
      gives: 'The province of a visitor in Canada.',
      without: 'The province of the player’s address, or none.',
    },
  ],
  'Sign-in and registration': [
    {
      operations: ['StartPhoneLogin', 'ResendPhoneLoginCode', 'CompletePhoneLogin'],
      gives: 'Sign-in by a code that is sent to the phone.',
      without: 'The form says that this is not offered. Players sign in at the provider, or come with tokens.',
    },
    {
      operations: ['StartPartnerLogin', 'CompletePartnerLogin'],
      gives: 'Sign-in and registration on a partner’s pages.',
      without: 'The form says that this is not offered.',
    },
    {
      operations: ['RegisterPlayer'],
      gives: 'The lobby’s registration forms.',
      without: 'The form says that this is not offered. The provider’s registration needs none of this.',
    },
    {
      operations: ['VerifyEmail'],
      gives: 'The page of the link that verifies an e-mail address.',
      without: notOffered,
    },
    {
      operations: ['LoginMethod'],
      gives: 'The name of the login method in the notice of a closed account with several.',
      without: 'The notice does without the name.',
    },
  ],
  Games: [
    {
      operations: ['GameListDetails', 'StudioDetails'],
      gives: 'Titles, studios, RTP and marks of the games in a list, and how many it has.',
      without: 'Tiles show the picture, named after the slug.',
    },
    {
      operations: ['LobbyPage', 'TopGamesBlock', 'BannerGameBlock'],
      gives: 'The blocks of the lobby in the operator’s order, with the games of the first rows.',
      without: 'The lobby shows the ten fixed lists, each by `GameListSlice`.',
    },
    {
      operations: ['GameLists', 'GameCategories', 'GameStudios', 'AllGames', 'CategoryGames'],
      gives: 'Overviews of lists, categories and studios; all games; a category’s.',
      without:
        'The list of lists has the ten fixed ones; the other pages say that they are not offered. Lists and studios open by their addresses.',
    },
    {
      operations: ['SearchGames'],
      gives: 'Search by the names of games and studios.',
      without: 'The device searches its catalogue alone; without that, the search says that it is not offered.',
    },
    {
      operations: ['GameCatalogue', 'CatalogueOffer'],
      gives:
        'The search on the device: results with each letter and without a network, by initials, features and titles in other scripts. Filters and orders of lists; `CatalogueOffer` requests whether there are any.',
      without: 'Results come from `SearchGames`, when typing pauses. Lists have no filters.',
    },
    {
      operations: ['GamesById'],
      gives: 'The games of the rows of those played last and of favourites, and of the page of favourites.',
      without: 'No rows; the page says that it is not offered.',
    },
    {
      operations: ['OpenRounds'],
      gives:
        'The way back to a round that waits for the player’s next move, above the pages of games and on the game’s tile.',
      without: 'Neither; the round goes on once its game is opened.',
    },
    {
      operations: ['FavouriteGames', 'FavouriteGamesLimit', 'SetFavouriteGame'],
      gives:
        'Games that players mark: hearts on them, a row of the lobby, a page and its entry in the menu. Visitors ask for the limit.',
      without: 'None of these; the page says that it is not offered.',
    },
    {
      operations: ['GamePage'],
      gives: 'A game’s name, its description and whether it may be played.',
      without: notOffered,
    },
    { operations: ['LaunchGame'], gives: 'A session of a game.', without: notOffered },
    {
      operations: ['GameInfo'],
      gives:
        'The page about a game, read before it is launched: its picture, its rules in brief, features, stakes and figures.',
      without: notOffered,
    },
    {
      operations: ['RoundsOfGame'],
      gives:
        'What a player has staked, won and lost in a game in the last thirty days, and the last rounds, on the page about it.',
      without: 'The page does without them.',
    },
  ],
  'Deposits and withdrawals': [
    {
      operations: ['StartCashierSession', 'PaymentMethods'],
      gives: 'The hosted cashier, with the ways to pay.',
      without: notOffered,
    },
    {
      operations: ['PaymentOutcome', 'PendingTransactions'],
      gives: 'What became of a payment, and those that are under way.',
      without: 'They stay away; the balance follows the wallet’s pushes.',
    },
    { operations: ['CancelWithdrawal'], gives: 'Cancelling a withdrawal.', without: 'No withdrawals are listed.' },
    {
      operations: ['DepositHistory', 'WithdrawalHistory', 'GameHistory', 'SessionHistory', 'RewardsHistory'],
      gives: 'The player’s histories.',
      without: notOffered,
    },
    {
      operations: ['PaymentTotals', 'LastSignIn'],
      gives: 'The overview’s totals of payments, and the last sign-in.',
      without: 'They stay away.',
    },
  ],
  Account: [
    {
      operations: ['ChangeAddress', 'SetLanguage', 'SetMarketingPreference'],
      gives: 'Changing address, language and marketing preferences.',
      without: 'The form says that this is not offered.',
    },
    {
      operations: ['VerificationCodes', 'SendVerificationCode', 'ConfirmVerificationCode', 'ContactValidity'],
      gives: 'Verifying and changing e-mail address and phone number.',
      without: 'The form says that this is not offered.',
    },
    {
      operations: ['ActiveSessions', 'EndSession'],
      gives: 'The sessions on other devices, and ending one.',
      without: notOffered,
    },
    {
      operations: ['NewDeviceSignIn'],
      gives:
        'A message, now and in the inbox, where the player has signed in on a device that they had not used before. It goes to the sessions on other devices.',
      without: 'No message; the list of sessions has the new one.',
    },
    {
      operations: ['AccountCloseReasons', 'CloseAccount', 'ReopenAccount'],
      gives: 'Closing the account, and opening it again.',
      without: notOffered,
    },
  ],
  'Player protection': [
    {
      operations: ['ExclusionOptions', 'StartExclusion'],
      gives: 'Time-outs and self-exclusions by the player.',
      without: `${notOffered} Exclusions and time-outs in \`GetPlayerInfo\` are enforced.`,
    },
    {
      operations: ['Limits', 'SessionLimits', 'SetLimit', 'RemoveLimit', 'ConfirmLimitChange', 'WithdrawLimitChange'],
      gives: 'Limits of deposits, losses and sessions.',
      without: notOffered,
    },
    {
      operations: ['RealityCheck', 'AcknowledgeRealityCheck'],
      gives: 'The reality check’s figures, one clock for all devices.',
      without: 'The reality check comes by `realityCheckPeriod` and this device’s clock, without figures.',
    },
    {
      operations: ['StartKycSession', 'DocumentRequests', 'SubmitDocuments', 'DeleteDocument'],
      gives: 'The identity check, and documents that the operator requests.',
      without: `${notOffered} What \`kycCheckStatus\` blocks stays blocked.`,
    },
    {
      operations: ['SourceOfWealth', 'SaveSourceOfWealth', 'CompleteSourceOfWealth', 'SubmitSourceOfWealth'],
      gives: 'The declaration of the source of wealth.',
      without: `${notOffered} What its due date blocks stays blocked.`,
    },
    {
      operations: ['PopUp', 'AcceptPopUp', 'AcceptTerms'],
      gives: 'Texts that a player has to accept, and accepting them.',
      without: 'Accepting counts until the page is loaded again; a pop-up without a text stops nobody.',
    },
    {
      operations: ['Banners'],
      gives: 'Notices with a date or for a country.',
      without: 'Notices of the account alone: closed, excluded, time-out, identity, source of wealth.',
    },
  ],
  Rewards: [
    {
      operations: ['ClaimReward'],
      gives: 'Claiming a reward.',
      without: 'Rewards are listed; a claim says that it is not offered.',
    },
    {
      operations: ['RewardDetails'],
      gives:
        'Terms of rewards: what keeps one from being claimed, its kind, its call to action, wagering of free spins.',
      without: 'The cards do without these lines.',
    },
    { operations: ['OpenRewardIds'], gives: 'The number of open rewards in the menu.', without: 'No number.' },
    {
      operations: ['Bonuses', 'ForfeitBonus', 'EndedBonuses'],
      gives: 'Bonuses with their wagering, and giving one up.',
      without: 'They stay away.',
    },
    { operations: ['Cashback', 'CashbackBlocks'], gives: 'The page of the cashback.', without: notOffered },
    { operations: ['RewardsShop', 'BuyShopItem'], gives: 'The rewards shop.', without: notOffered },
    { operations: ['Calendar', 'OpenCalendarDoor'], gives: 'The countdown calendar.', without: notOffered },
  ],
  'Jackpot and raffle': [
    {
      operations: ['JackpotBlock', 'RaffleBlock'],
      gives: 'The blocks of jackpot and raffle on content pages.',
      without: 'There are no content pages.',
    },
    { operations: ['JackpotTerms'], gives: 'The jackpot’s terms where its page has none.', without: 'No terms there.' },
  ],
  'Loyalty programme': [
    {
      operations: ['RankTitles'],
      gives: 'The names of the ranks, and which is the player’s.',
      without: 'The cards do without the names.',
    },
    {
      operations: ['GamificationSettings'],
      gives: 'Whether the programme is on, before its page is open.',
      without: 'It is taken to be on where the brand has it.',
    },
    {
      operations: ['OptInToGamification'],
      gives: 'Opting in and out.',
      without: 'The button says that this is not offered.',
    },
  ],
  Content: [
    {
      operations: ['AdditionalInformationBlocks'],
      gives: 'Blocks of content on the page of additional information.',
      without: 'The page has its texts alone.',
    },
    {
      operations: ['ContentPage', 'ContentBlock', 'LegalText'],
      gives: 'Promotions and other pages of blocks; legal texts.',
      without: notOffered,
    },
  ],
  Sports: [
    {
      operations: ['StartSportsbookSession', 'SportsPage', 'TopSports'],
      gives: 'The sportsbook, and the next events.',
      without: notOffered,
    },
  ],
};
