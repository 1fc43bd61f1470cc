/**
 * Names of the operations that the lobby sends: those of section 7 as spelt there, the others chosen
 * here. Client and tests share this list; every document keeps to it.
 */
export const operationNames = [
  // Session
  'Logout',
  'RefreshAccessToken',
  'BasicLayoutRoot',
  'CountryContextQuery',
  'LoginMethod',
  'Translations',
  // Player
  'GetPlayerInfo',
  'GetCustomerInfo',
  'Wallet',
  'GetWalletBalance',
  'RealityCheck',
  'AcknowledgeRealityCheck',
  // Cashier
  'CashierWallet',
  'DepositMethods',
  'LastCompletedDeposit',
  'StartCashierSession',
  // Content
  'ContentBlock',
  'ContentPage',
  'LegalText',
  'LobbyMenu',
  'LobbyPage',
  // Games
  'AllGames',
  'BannerGameBlock',
  'CategoryGames',
  'GameCategories',
  'GameLists',
  'GameListSlice',
  'GamePage',
  'GameStudios',
  'LaunchGame',
  'RecentlyPlayedGames',
  'SearchGames',
  'StudioGames',
  'SyncRecentlyPlayedGames',
  'TopGamesBlock',
  // Pushed
  'BalanceUpdated',
  'CustomerPopUpAdded',
  'PlayerUpdated',
  'RewardUpdated',
  'SessionDestroyed',
] as const;
export type OperationName = (typeof operationNames)[number];
