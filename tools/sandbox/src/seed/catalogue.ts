import { gameKinds, type GameKind, type Random } from '../../../sandbox-art/src/index.ts';
import type { SeededGame, Store } from '../store/index.ts';
import { tablesOfLanguages } from './details.ts';
import { kindCounts, studios, titleWords } from './titles.ts';

export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const tableKinds: ReadonlySet<GameKind> = new Set(['roulette', 'blackjack', 'baccarat', 'poker']);

/** Seeds the catalogue, deterministically by the random generator. */
export function seedCatalogue(store: Store, random: Random): readonly SeededGame[] {
  for (const [position, name] of studios.entries()) store.games.insertStudio({ slug: slugOf(name), name }, position);
  const drafts = gameKinds.flatMap((kind) => titles(kind, random).map((title) => ({ kind, title })));
  const games = random.shuffle(drafts).map(({ kind, title }, index) => makeGame(kind, title, index + 1, random));
  for (const game of games) store.games.insert(game);
  return games;
}

function titles(kind: GameKind, random: Random): string[] {
  const { first, second } = titleWords[kind];
  const all = first.flatMap((start) => second.map((end) => `${start} ${end}`));
  return random.shuffle(all).slice(0, kindCounts[kind]);
}

/** In percent; for roulette it follows from the wheel's single zero. */
function rtpOf(kind: GameKind, random: Random): number {
  const rtp = (tableKinds.has(kind) ? random.integer(9730, 9950) : random.integer(9400, 9720)) / 100;
  return kind === 'roulette' ? 97.3 : rtp;
}

/** A game of one of these studios. */
export function makeGame(
  kind: GameKind,
  title: string,
  idx: number,
  random: Random,
  from: readonly string[] = studios,
): SeededGame {
  const isTable = tableKinds.has(kind);
  // About half of the table games are live, and all tables of a language; live shows always are.
  const isLiveCasinoGame =
    kind === 'live' || (isTable && (random.next() < 0.5 || tablesOfLanguages.some((name) => title.endsWith(name))));
  const fullTitle = isLiveCasinoGame && isTable ? `Live ${title}` : title;
  return {
    lookupId: `g${String(idx).padStart(4, '0')}`,
    idx,
    slug: slugOf(fullTitle),
    title: fullTitle,
    studioSlug: slugOf(random.pick(from)),
    kind,
    volatility: isTable ? 'low' : random.pick(['low', 'medium', 'high'] as const),
    rtp: rtpOf(kind, random),
    minBet: isLiveCasinoGame ? random.pick([50, 100, 200, 500]) : random.pick([10, 20, 20, 40, 50]),
    isLiveCasinoGame,
    hasJackpot: kind === 'jackpot' || (kind === 'slot' && random.next() < 0.06),
    bonusAllowed: !isLiveCasinoGame && kind !== 'jackpot' && kind !== 'crash',
    demoAllowed: !isLiveCasinoGame && kind !== 'jackpot',
    isNew: random.next() < 0.13,
    blockedCountries: random.next() < 0.05 ? [random.pick(['DE', 'NO', 'CA', 'IN', 'JP'])] : [],
  };
}
