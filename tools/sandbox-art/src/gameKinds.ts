/** Kinds of games, which decide on their rules and pictures. */
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

/** A game of the catalogue. */
export interface ArtGame {
  slug: string;
  name: string;
  kind: GameKind;
  studio: { slug: string; name: string };
}
