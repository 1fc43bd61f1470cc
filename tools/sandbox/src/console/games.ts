import * as v from 'valibot';
import { fromEuroMinor, toDecimal } from '../store/base/money.ts';
import type { Game } from '../store/index.ts';
import { BadCommand, command, countryArg, dateArg, definedFields, type ConsoleContext } from './command.ts';

const mostShown = 100;

function showGame({ brand }: ConsoleContext, game: Game) {
  const currency = brand.defaultCurrency;
  const stake = (euroMinor: number) => toDecimal(fromEuroMinor(euroMinor, currency), currency);
  return {
    slug: game.slug,
    title: game.title,
    alternativeTitles: game.alternativeTitles,
    studioSlug: game.studioSlug,
    kind: game.kind,
    features: game.features,
    volatility: game.volatility,
    rtp: game.rtp,
    popularity: game.popularity,
    stakes: `${stake(game.minBet)} to ${stake(game.maxBet)} ${currency}`,
    releasedAt: new Date(game.releasedAt).toISOString().slice(0, 10),
    liveTable: game.liveTable,
    blockedCountries: game.blockedCountries,
    on: game.isOffered,
  };
}

/** Commands for the catalogue of games. */
export const gameCommands = {
  games: command(
    'Counts the games and shows the first of them',
    {
      text: v.optional(v.pipe(v.string(), v.description('Part of a title or a slug')), ''),
      first: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostShown)), 10),
    },
    (context, { text, first }) => {
      const part = text.toLowerCase();
      const found = context.store.games
        .all()
        .filter(({ slug, title, alternativeTitles }) =>
          [slug, title, ...alternativeTitles].some((name) => name.toLowerCase().includes(part)),
        );
      return { games: found.length, first: found.slice(0, first).map((game) => showGame(context, game)) };
    },
  ),
  game: command(
    'Changes a game, or takes it off the catalogue',
    {
      game: v.pipe(v.string(), v.nonEmpty(), v.description('Its slug')),
      on: v.optional(v.boolean()),
      title: v.optional(v.pipe(v.string(), v.nonEmpty())),
      rtp: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(100))),
      releasedAt: v.optional(dateArg),
      blockedCountries: v.optional(v.array(countryArg)),
    },
    (context, { game: slug, on, releasedAt, ...changes }) => {
      const { games } = context.store;
      const game = games.bySlug(slug);
      if (!game) throw new BadCommand(`There is no game “${slug}”.`);
      const change: Partial<Game> = {
        ...definedFields(changes),
        ...(on !== undefined && { isOffered: on }),
        ...(releasedAt !== undefined && { releasedAt: Date.parse(`${releasedAt.slice(0, 10)}T00:00:00Z`) }),
      };
      if (Object.keys(change).length > 0) games.change(new Map([[game.lookupId, change]]));
      return showGame(context, { ...game, ...change });
    },
  ),
};
