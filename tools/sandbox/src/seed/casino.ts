import { gameKinds, randomFromText, type GameKind } from '../../../sandbox-art/src/index.ts';
import type { Store } from '../store/index.ts';
import { casinoStudios, casinoWords } from './casinoTitles.ts';
import { makeGame, slugOf } from './catalogue.ts';
import { detailsOf } from './details.ts';
import { lastingGroupsOf } from './lists.ts';
import { kindCounts, studios, titleWords } from './titles.ts';

/** Data that was created otherwise; the message says so to whoever has started. */
export class NeedsReset extends Error {}

/** Games of the default catalogue, with which each other begins. */
export const defaultSize = Object.values(kindCounts).reduce((sum, count) => sum + count, 0);
export const largestSize = 5000;

/** Share of the games that are new. */
const newShare = 0.02;
const allStudios = [...studios, ...casinoStudios];

/** Titles that the default catalogue cannot have: with another word in them, or of another edition. */
function titlesOf(kind: GameKind): string[] {
  const { first, second } = titleWords[kind];
  const { first: moreFirst = [], second: moreSecond = [], editions = [] } = casinoWords[kind];
  const combine = (starts: readonly string[], ends: readonly string[]) =>
    starts.flatMap((start) => ends.map((end) => `${start} ${end}`));
  const plain = combine(first, second);
  const others = [...combine(moreFirst, [...second, ...moreSecond]), ...combine(first, moreSecond)];
  return [...others, ...combine([...plain, ...others], editions)];
}

/** What catalogues of all sizes add to the default one, in this order: a larger one begins with a smaller one. */
function draftsOf(seed: number): { kind: GameKind; title: string }[] {
  const random = randomFromText(`${seed} casino`);
  const drafts = gameKinds.flatMap((kind) => {
    const share = Math.ceil((kindCounts[kind] * (largestSize - defaultSize)) / defaultSize);
    const titles = random.shuffle(titlesOf(kind)).slice(0, share);
    return titles.map((title) => ({ kind, title }));
  });
  return random.shuffle(drafts);
}

/**
 * Adds games to the seeded catalogue until it has as many; what is there stays as it is. From then on the lists of new and hot
 * games follow from release dates and rounds. @throws NeedsReset if it has more
 */
export function growCatalogue(store: Store, size: number, seed: number): void {
  const { games } = store;
  const present = games.all().length;
  if (size < present)
    throw new NeedsReset(`The sandbox data has ${present} games; start with --reset to have ${size}.`);
  if (size === present) return;
  store.transaction(() => {
    const now = store.now();
    const revision = games.revision() + 1;
    for (const [position, name] of allStudios.entries())
      if (!games.studio(slugOf(name))) games.insertStudio({ slug: slugOf(name), name }, position);
    const members: { group: string; lookupId: string }[] = [];
    const drafts = draftsOf(seed).slice(present - defaultSize, size - defaultSize);
    for (const [index, { kind, title }] of drafts.entries()) {
      const random = randomFromText(`${seed} casino ${title}`);
      const made = makeGame(kind, title, present + index + 1, random, allStudios);
      const isNew = random.next() < newShare;
      const game = { ...made, isNew, minBet: /VIP|Privé/.test(title) ? made.minBet * 25 : made.minBet };
      const place = random.integer(0, largestSize);
      games.insert({ ...game, ...detailsOf(game, { seed, now, place, isNew }), revision });
      for (const { kind: groupKind, slug } of lastingGroupsOf(game, random))
        members.push({ group: `${groupKind} ${slug}`, lookupId: game.lookupId });
    }
    for (const kind of ['list', 'category'] as const)
      for (const { slug, lookupIds } of games.groups(kind)) {
        const added = members.filter(({ group }) => group === `${kind} ${slug}`);
        games.setMembers(kind, slug, [...lookupIds, ...added.map(({ lookupId }) => lookupId)]);
      }
    store.catalogue.followPlay();
  });
}
