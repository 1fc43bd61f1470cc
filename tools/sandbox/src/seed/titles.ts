import { gameKinds, type GameKind } from '../../../sandbox-art/src/index.ts';
import type { LocalizedText } from '../store/base/wording.ts';
import { text } from './texts/index.ts';

/** Words for game titles: every first word is combined with every second. */
export const titleWords: Readonly<Record<GameKind, { first: readonly string[]; second: readonly string[] }>> = {
  slot: {
    first: [
      'Amber',
      'Crimson',
      'Midnight',
      'Paper',
      'Silver',
      'Velvet',
      'Wandering',
      'Frozen',
      'Hidden',
      'Painted',
      'Scarlet',
      'Thunder',
      'Twilight',
      'Emerald',
    ],
    second: [
      'Lantern',
      'Orchard',
      'Harbour',
      'Fox',
      'Caravan',
      'Comet',
      'Garden',
      'Koi',
      'Express',
      'Lagoon',
      'Masquerade',
      'Expedition',
      'Stallion',
      'Observatory',
    ],
  },
  megaways: {
    first: ['Coral', 'Ivory', 'Rogue', 'Summit', 'Turbo', 'Wildwood', 'Monsoon', 'Copper'],
    second: ['Rush Megaways', 'Vault Megaways', 'Kingdom Megaways', 'Stampede Megaways', 'Trail Megaways'],
  },
  jackpot: {
    first: ['Diamond', 'Royal', 'Golden', 'Starlit', 'Grand', 'Platinum'],
    second: ['Crown Jackpot', 'Mile Jackpot', 'Reserve', 'Sovereign', 'Fortune Line'],
  },
  fruit: {
    first: ['Juicy', 'Sizzling', 'Neon', 'Retro', 'Lucky', 'Bold', 'Classic'],
    second: ['Sevens', 'Cherries', 'Citrus', 'Plums 27', 'Bells', 'Melon Five'],
  },
  myth: {
    first: ['Oracle of', 'Daughter of', 'Hammer of', 'Secrets of', 'Gates of', 'Rise of'],
    second: ['the North', 'the Nile', 'the Titans', 'Jade Mountain', 'the Labyrinth', 'the Phoenix'],
  },
  crash: {
    first: ['Sky', 'Rocket', 'Paper Plane', 'Balloon'],
    second: ['Ascent', 'Climb', 'Limit', 'Drift'],
  },
  wheel: {
    first: ['Carnival', 'Harvest', 'Prism', 'Boulevard'],
    second: ['Wheel', 'Spinner', 'Roundabout'],
  },
  roulette: {
    first: ['European', 'French', 'Salon', 'Auto', 'Riviera', 'Speed', 'Grand', 'Lightfoot'],
    second: ['Roulette', 'Roulette Privé'],
  },
  blackjack: {
    first: ['Classic', 'Salon', 'Infinite', 'Atlantic', 'Single Deck', 'Velvet', 'Early Payout'],
    second: ['Blackjack', 'Blackjack VIP'],
  },
  baccarat: {
    first: ['Punto Banco', 'Lotus', 'Speed', 'Golden Shoe'],
    second: ['Baccarat', 'Baccarat Squeeze'],
  },
  poker: {
    first: ['Casino', 'Three Card', 'Caribbean', 'River'],
    second: ['Hold’em', 'Poker', 'Draw'],
  },
  live: {
    first: ['Studio', 'Golden Hour', 'Northern Lights', 'Downtown', 'Rooftop', 'Ocean View'],
    second: ['Show', 'Dice Live', 'Bonus Hall', 'Top Card Live'],
  },
};

export const studios = [
  'Northlight Works',
  'Copper Fern',
  'Tidebound',
  'Nine Lanterns',
  'Halfmoon Foundry',
  'Ironpetal',
  'Velvet Engine',
  'Brightwater Hall',
  'Kestrel Yard',
  'Moss & Marble',
  'Paper Compass',
  'Quietstorm',
  'Redshift Parlour',
  'Sundial Nine',
  'Oaken Dice',
] as const;

/** Number of games of each kind; about 300 in total. */
export const kindCounts: Readonly<Record<GameKind, number>> = {
  slot: 108,
  megaways: 34,
  jackpot: 26,
  fruit: 30,
  myth: 30,
  crash: 10,
  wheel: 10,
  roulette: 14,
  blackjack: 12,
  baccarat: 7,
  poker: 7,
  live: 18,
};

export const descriptions = Object.fromEntries(
  gameKinds.map((kind) => [kind, text(({ games }) => games[kind])]),
) as Readonly<Record<GameKind, LocalizedText>>;
