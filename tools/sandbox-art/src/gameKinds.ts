/** How a game is played and drawn. */
export const gameKinds = [
  'slot',
  'megaways',
  'jackpot',
  'fruit',
  'myth',
  'crash',
  'wheel',
  'roulette',
  'blackjack',
  'baccarat',
  'poker',
  'live',
] as const;
export type GameKind = (typeof gameKinds)[number];
