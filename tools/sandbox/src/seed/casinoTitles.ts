import type { GameKind } from '../../../sandbox-art/src/index.ts';
import { tablesOfLanguages } from './details.ts';

/** What a casino's catalogue has beside the words of the default one, and the editions in which its games come. */
export interface CasinoWords {
  first?: readonly string[];
  second?: readonly string[];
  editions?: readonly string[];
}

const tables: CasinoWords = { editions: [...tablesOfLanguages, '2', '3', '4', '5', '6', '7', '8'] };

export const casinoWords: Readonly<Record<GameKind, CasinoWords>> = {
  slot: {
    first: [
      ...['Azure', 'Ancient', 'Blazing', 'Moonlit', 'Sacred', 'Savage', 'Café', 'Señora', 'Château', 'Città'],
      ...['Electric', 'Forgotten', 'Mystic', 'Wild', 'Sugar', 'Cosmic'],
    ],
    second: [
      ...['Dragon', 'Tiger', 'Temple', 'Island', 'Wolf', 'Fjäll', 'Piñata', 'Soirée', 'Bison', 'Book'],
      ...['Pirates', 'Bonanza', 'Jungle', 'Miner', 'Cowboy', 'Bazaar'],
    ],
    editions: ['2', 'Deluxe', 'Hold & Win'],
  },
  megaways: {
    first: ['Atomic', 'Bandit’s', 'Bison', 'Dragon', 'Inferno', 'Jungle', 'Mammoth', 'Outlaw', 'Pirate', 'Viking'],
    second: ['Quest Megaways', 'Gold Megaways', 'Fever Megaways', 'Canyon Megaways', 'Fury Megaways', 'Reef Megaways'],
    editions: ['2', 'Christmas'],
  },
  jackpot: {
    first: ['Arabian', 'Cosmic', 'Empire', 'Imperial', 'Marble', 'Mega', 'Phoenix', 'Sapphire', 'Sultan’s', 'Wild'],
    second: ['Jackpot', 'Treasury', 'Vault', 'Millions', 'Pot', 'Bank', 'Riches', 'Throne'],
    editions: ['2', 'Deluxe'],
  },
  fruit: {
    first: ['Golden', 'Frosty', 'Hot', 'Magic', 'Royal', 'Stacked', 'Super', 'Wild'],
    second: ['Berries', 'Bars 40', 'Clover', 'Fruits', 'Grapes', 'Stars'],
    editions: ['2', 'Deluxe', 'Xtreme'],
  },
  myth: {
    first: ['Legend of', 'Sword of', 'Book of', 'Curse of', 'Fire of', 'Riches of', 'Temple of', 'Wrath of'],
    second: [
      ...['the Pharaoh', 'the Valkyries', 'Atlantis', 'Avalon', 'Bastet', 'Olympus', 'Poseidon', 'Ragnarök'],
      ...['the Kraken', 'the Samurai'],
    ],
    editions: ['2', 'Deluxe'],
  },
  crash: {
    first: ['Comet', 'Falcon', 'Jet', 'Kite', 'Orbit', 'Skate', 'Turbo', 'Zeppelin'],
    second: ['Dash', 'Flight', 'Rise', 'Run', 'Surge', 'X'],
    editions: ['2'],
  },
  wheel: {
    first: ['Candy', 'Circus', 'Dream', 'Lucky', 'Magic', 'Party', 'Royal', 'Safari', 'Solar', 'Treasure'],
    second: ['Carousel', 'Circle', 'Ring', 'Whirl'],
    editions: ['2'],
  },
  roulette: tables,
  blackjack: tables,
  baccarat: tables,
  poker: tables,
  live: {
    first: [
      'Arcade',
      'Café',
      'Candlelight',
      'Harbour',
      'Marquee',
      'Midnight',
      'Palace',
      'Penthouse',
      'Riviera',
      'Star',
    ],
    second: ['Wheel Live', 'Carnival', 'Coin Flip Live', 'Treasure Trail Live'],
    editions: ['Deutsch', 'Français', 'Italiano'],
  },
};

/** Beside those of the default catalogue. */
export const casinoStudios = [
  ...['Amberline', 'Archway Games', 'Barley & Bright', 'Basalt Street', 'Blue Thistle', 'Cedar Arcade', 'Chalkboard'],
  ...['Clockwork Otter', 'Cobalt Lane', 'Dovetail Studio', 'Driftglass', 'Ember Row', 'Fathom Five', 'Fjordlight'],
  ...['Gilded Heron', 'Granite Fox', 'Hazel & Co', 'Hollow Oak', 'Inkwell Games', 'Juniper Reels', 'Keystone Play'],
  ...['Lark & Lantern', 'Lodestar Labs', 'Magpie House', 'Marrow Street', 'Midwinter', 'Nettle Works', 'Northbank'],
  ...['Olive Tower', 'Pebblework', 'Quarry Lane', 'Rookery', 'Saltmarsh', 'Silver Birch Live', 'Sixpenny Reels'],
  ...['Slate & Ivy', 'Sparrowhawk', 'Tallow Lane', 'Thornfield', 'Umbra Interactive', 'Verdigris', 'Wharfside'],
  ...['Whistledown', 'Willow Engine', 'Yarrow Games'],
] as const;
