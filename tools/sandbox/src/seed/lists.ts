import type { GameListSlug } from '../../../../libs/contracts/src/enums.ts';
import type { GameKind, Random } from '../../../sandbox-art/src/index.ts';
import type { GameGroup, SeededGame, Store } from '../store/index.ts';
import { text } from './texts/index.ts';
import type { Texts } from './texts/en.ts';

const slotKinds: readonly GameKind[] = ['slot', 'megaways', 'jackpot', 'fruit', 'myth'];
const hasKind =
  (...kinds: readonly GameKind[]) =>
  (game: SeededGame) =>
    kinds.includes(game.kind);

interface GroupRule {
  includes: (game: SeededGame, random: Random) => boolean;
  /** Maximum number of games. */
  max?: number;
}

const lists: Readonly<Record<GameListSlug, GroupRule>> = {
  'hot-games': { includes: () => true, max: 42 },
  new: { includes: (game) => game.isNew },
  slots: { includes: hasKind(...slotKinds) },
  'live-casino': { includes: (game) => game.isLiveCasinoGame },
  jackpots: { includes: (game) => game.hasJackpot },
  megaways: { includes: hasKind('megaways') },
  bonus: { includes: (game, random) => slotKinds.includes(game.kind) && game.bonusAllowed && random.next() < 0.35 },
  'table-games': { includes: hasKind('roulette', 'blackjack', 'baccarat', 'poker') },
  roulette: { includes: hasKind('roulette') },
  blackjack: { includes: hasKind('blackjack') },
};

const categories: Readonly<Record<keyof Texts['categories'], GroupRule>> = {
  'classic-fruits': { includes: hasKind('fruit') },
  'myths-and-legends': { includes: hasKind('myth') },
  'game-shows': { includes: hasKind('live', 'wheel') },
  'quick-games': { includes: hasKind('crash', 'wheel') },
  'high-volatility': { includes: (game) => game.volatility === 'high' },
  cards: { includes: hasKind('blackjack', 'baccarat', 'poker') },
};

export function seedLists(store: Store, games: readonly SeededGame[], random: Random): void {
  function groupsOf<Slug extends string>(
    rules: Readonly<Record<Slug, GroupRule>>,
    namesIn: (texts: Texts) => Readonly<Record<Slug, string>>,
  ): GameGroup[] {
    return Object.entries<GroupRule>(rules).map(([slug, { includes, max }]) => {
      const members = random.shuffle(games.filter((game) => includes(game, random))).slice(0, max);
      const names = text((texts) => namesIn(texts)[slug as Slug]);
      return { slug, names, lookupIds: members.map((game) => game.lookupId) };
    });
  }
  for (const [position, list] of groupsOf(lists, (texts) => texts.lists).entries())
    store.games.insertGroup('list', list, position);
  for (const [position, category] of groupsOf(categories, (texts) => texts.categories).entries())
    store.games.insertGroup('category', category, position);
}

const isNever: GroupRule = { includes: () => false };

/** The lists and categories to which a game belongs, but `new` and `hot-games`, which follow from release dates and rounds. */
export function lastingGroupsOf(game: SeededGame, random: Random): { kind: 'list' | 'category'; slug: string }[] {
  const matching = (rules: Readonly<Record<string, GroupRule>>) =>
    Object.entries(rules).flatMap(([slug, { includes }]) => (includes(game, random) ? [slug] : []));
  return [
    ...matching({ ...lists, new: isNever, 'hot-games': isNever }).map((slug) => ({ kind: 'list' as const, slug })),
    ...matching(categories).map((slug) => ({ kind: 'category' as const, slug })),
  ];
}
