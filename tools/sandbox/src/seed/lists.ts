import type { GameListSlug } from '../../../../libs/contracts/src/enums.ts';
import type { GameKind, Random } from '../../../sandbox-art/src/index.ts';
import type { Game, GameGroup, LocalizedText, Store } from '../store/index.ts';

const slotKinds: readonly GameKind[] = ['slot', 'megaways', 'jackpot', 'fruit', 'myth'];
const hasKind =
  (...kinds: readonly GameKind[]) =>
  (game: Game) =>
    kinds.includes(game.kind);

interface GroupRule {
  names: LocalizedText;
  includes: (game: Game, random: Random) => boolean;
  /** Maximum number of games. */
  max?: number;
}

const lists: Readonly<Record<GameListSlug, GroupRule>> = {
  'hot-games': {
    names: { en: 'Hot games', de: 'Beliebt', fi: 'Kuumat pelit', et: 'Kuumad mängud' },
    includes: () => true,
    max: 42,
  },
  new: { names: { en: 'New', de: 'Neu', fi: 'Uudet', et: 'Uued' }, includes: (game) => game.isNew },
  slots: {
    names: { en: 'Slots', de: 'Spielautomaten', fi: 'Kolikkopelit', et: 'Slotid' },
    includes: hasKind(...slotKinds),
  },
  'live-casino': {
    names: { en: 'Live casino', de: 'Live-Casino', fi: 'Live-kasino', et: 'Live-kasiino' },
    includes: (game) => game.isLiveCasinoGame,
  },
  jackpots: {
    names: { en: 'Jackpots', de: 'Jackpots', fi: 'Jättipotit', et: 'Jackpotid' },
    includes: (game) => game.hasJackpot,
  },
  megaways: { names: { en: 'Megaways' }, includes: hasKind('megaways') },
  bonus: {
    names: { en: 'Bonus games', de: 'Bonusspiele', fi: 'Bonuspelit', et: 'Boonusmängud' },
    includes: (game, random) => slotKinds.includes(game.kind) && game.bonusAllowed && random.next() < 0.35,
  },
  'table-games': {
    names: { en: 'Table games', de: 'Tischspiele', fi: 'Pöytäpelit', et: 'Lauamängud' },
    includes: hasKind('roulette', 'blackjack', 'baccarat', 'poker'),
  },
  roulette: { names: { en: 'Roulette', fi: 'Ruletti', et: 'Rulett' }, includes: hasKind('roulette') },
  blackjack: { names: { en: 'Blackjack' }, includes: hasKind('blackjack') },
};

const categories: Readonly<Record<string, GroupRule>> = {
  'classic-fruits': {
    names: { en: 'Classic fruits', de: 'Klassische Früchte', fi: 'Hedelmäklassikot', et: 'Klassikalised puuviljad' },
    includes: hasKind('fruit'),
  },
  'myths-and-legends': {
    names: { en: 'Myths and legends', de: 'Mythen und Sagen', fi: 'Myytit ja legendat', et: 'Müüdid ja legendid' },
    includes: hasKind('myth'),
  },
  'game-shows': {
    names: { en: 'Game shows', de: 'Spielshows', fi: 'Pelishow’t', et: 'Mängusaated' },
    includes: hasKind('live', 'wheel'),
  },
  'quick-games': {
    names: { en: 'Quick games', de: 'Schnelle Spiele', fi: 'Pikapelit', et: 'Kiirmängud' },
    includes: hasKind('crash', 'wheel'),
  },
  'high-volatility': {
    names: { en: 'High volatility', de: 'Hohe Volatilität', fi: 'Korkea volatiliteetti', et: 'Kõrge volatiilsus' },
    includes: (game) => game.volatility === 'high',
  },
  cards: {
    names: { en: 'Card tables', de: 'Kartentische', fi: 'Korttipöydät', et: 'Kaardilauad' },
    includes: hasKind('blackjack', 'baccarat', 'poker'),
  },
};

export function seedLists(store: Store, games: readonly Game[], random: Random): void {
  const groupsOf = (rules: Readonly<Record<string, GroupRule>>): GameGroup[] =>
    Object.entries(rules).map(([slug, { names, includes, max }]) => {
      const members = random.shuffle(games.filter((game) => includes(game, random))).slice(0, max);
      return { slug, names, lookupIds: members.map((game) => game.lookupId) };
    });
  for (const [position, list] of groupsOf(lists).entries()) store.games.insertGroup('list', list, position);
  for (const [position, category] of groupsOf(categories).entries())
    store.games.insertGroup('category', category, position);
}
