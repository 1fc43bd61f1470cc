import { randomFromText, type GameKind, type Random } from '../../../sandbox-art/src/index.ts';
import { gameFeatures, type GameFeature } from '../../../../libs/contracts/src/enums.ts';
import { popularityOf } from '../store/play/catalogue.ts';
import type { GameDetails, SeededGame, Store } from '../store/index.ts';
import { alternativeTitlesOf } from './alternativeTitles.ts';

const day = 86_400_000;
/** Days since the oldest release. */
const oldest = 2900;
const daysOfNew = 28;

/** Rounds of the most popular game in 30 days; the others have fewer by their place, as in casinos. */
const mostRounds = 60_000;
export const roundsAt = (place: number): number => Math.round(mostRounds / (place + 1) ** 0.8);

type Chances = Partial<Record<GameFeature, number>>;

const chances: Partial<Record<GameKind, Chances>> = {
  slot: { FreeSpins: 0.7, BonusBuy: 0.35, Multipliers: 0.4, Cascades: 0.25, HoldAndWin: 0.18, ClusterPays: 0.12 },
  megaways: { FreeSpins: 0.9, BonusBuy: 0.6, Multipliers: 0.6, Cascades: 0.8 },
  jackpot: { FreeSpins: 0.5, HoldAndWin: 0.4 },
  fruit: { FreeSpins: 0.15, Multipliers: 0.35, HoldAndWin: 0.25 },
  myth: { FreeSpins: 0.85, BonusBuy: 0.45, Multipliers: 0.5, Cascades: 0.2 },
  crash: { Multipliers: 1 },
  wheel: { Multipliers: 0.6 },
  live: { Multipliers: 0.7 },
};

/** Dealers speak English at most tables, and what the table is named after at others. */
const languageOfTable: Readonly<Record<string, string>> = {
  Deutsch: 'de',
  Eesti: 'et',
  Español: 'es',
  Français: 'fr',
  Italiano: 'it',
  Norsk: 'no',
  Suomi: 'fi',
  Türkçe: 'tr',
};
export const tablesOfLanguages = Object.keys(languageOfTable);

function featuresOf({ kind, title, hasJackpot }: SeededGame, random: Random): GameFeature[] {
  const drawn = Object.entries(chances[kind] ?? {}).flatMap(([feature, chance]) =>
    random.next() < chance ? [feature] : [],
  );
  const known = new Set([
    ...drawn,
    ...(hasJackpot ? ['Jackpot'] : []),
    ...(kind === 'megaways' ? ['Megaways'] : []),
    ...(title.includes('Hold & Win') ? ['HoldAndWin'] : []),
  ]);
  return gameFeatures.filter((feature) => known.has(feature));
}

function liveTableOf({ kind, title, isLiveCasinoGame }: SeededGame, random: Random): GameDetails['liveTable'] {
  const others = random.shuffle(['de', 'fi', 'fr', 'it', 'ja']).slice(0, random.pick([0, 0, 0, 1, 2]));
  const hasFewSeats = random.next() < 0.5;
  if (!isLiveCasinoGame) return null;
  const language = languageOfTable[title.split(' ').at(-1) ?? ''];
  const isForSeven = kind === 'blackjack' || ((kind === 'baccarat' || kind === 'poker') && hasFewSeats);
  return { languages: language ? [language] : ['en', ...others], seats: isForSeven ? 7 : null };
}

/** Drawn for each game by itself, so that no other draw depends on it. `place` is the game's among the popular ones. */
export function detailsOf(
  game: SeededGame,
  { seed, now, place, isNew }: { seed: number; now: number; place: number; isNew: boolean },
): GameDetails {
  const random = randomFromText(`${seed} ${game.lookupId}`);
  const age = isNew ? random.integer(1, daysOfNew) : random.integer(31, oldest);
  const othersRounds = roundsAt(place);
  const maxBet = random.pick([2_000, 5_000, 10_000, 10_000, 20_000]);
  return {
    alternativeTitles: alternativeTitlesOf(game),
    features: featuresOf(game, random),
    liveTable: liveTableOf(game, random),
    maxBet: game.isLiveCasinoGame ? game.minBet * 500 : maxBet,
    releasedAt: Math.floor(now / day - age) * day,
    othersRounds,
    othersRoundsOfWeek: Math.round((othersRounds * random.integer(10, 50)) / 100),
    popularity: popularityOf(othersRounds),
  };
}

/**
 * Gives the games of the default catalogue what lobbies search and filter by. The lists of new and hot games were there first:
 * dates and rounds follow from them. What has details stays, data of older versions gets them.
 */
export function seedDetails(store: Store, seed: number): void {
  const { games } = store;
  const bare = games.all().filter(({ releasedAt }) => releasedAt === 0);
  if (bare.length === 0) return;
  const hot = games.group('list', 'hot-games')?.lookupIds ?? [];
  const others = randomFromText(`${seed} popularity`).shuffle(games.all().map(({ lookupId }) => lookupId));
  const places = new Map([...new Set([...hot, ...others])].map((lookupId, place) => [lookupId, place]));
  store.transaction(() => {
    const now = store.now();
    games.change(
      new Map(
        bare.map((game) => {
          const { lookupId, isNew } = game;
          return [lookupId, detailsOf(game, { seed, now, place: places.get(lookupId) ?? 0, isNew })];
        }),
      ),
    );
    store.catalogue.begin();
  });
}
