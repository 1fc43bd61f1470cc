import type { GameKind } from '../../../sandbox-art/src/index.ts';

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

export const descriptions: Readonly<Record<GameKind, string>> = {
  slot: 'Five reels, twenty lines and a round of free spins when three lanterns meet.',
  megaways: 'Six reels that change their height with every spin: up to 117 649 ways to win.',
  jackpot: 'Every spin feeds the jackpot, and every spin can win it.',
  fruit: 'Three reels as they used to be, with sevens, bells and a double-up.',
  myth: 'An old tale on five reels, with growing symbols and a guardian who pays twice.',
  crash: 'The line climbs and the multiplier with it: leave before it falls.',
  wheel: 'One wheel, four bonus rounds: choose a segment and watch it turn.',
  roulette: 'One zero, quick bets on the table and on neighbours.',
  blackjack: 'Dealer stands on all seventeens; double on any two cards.',
  baccarat: 'Player, banker or tie: the closest to nine wins.',
  poker: 'Against the house: an ante, a call and a paytable for strong hands.',
  live: 'A host, a stage and a bonus round in every quarter of an hour.',
};
