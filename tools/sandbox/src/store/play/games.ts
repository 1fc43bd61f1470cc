import type { SQLInputValue } from 'node:sqlite';
import type { GameFeature } from '../../../../../libs/contracts/src/enums.ts';
import type { GameKind } from '../../../../sandbox-art/src/index.ts';
import type { Database } from '../base/database.ts';
import type { LocalizedText } from '../base/wording.ts';

export interface SeededGame {
  lookupId: string;
  idx: number;
  slug: string;
  title: string;
  studioSlug: string;
  kind: GameKind;
  volatility: 'low' | 'medium' | 'high';
  /** Percent. */
  rtp: number;
  /** Minor units of euro. */
  minBet: number;
  isLiveCasinoGame: boolean;
  hasJackpot: boolean;
  bonusAllowed: boolean;
  demoAllowed: boolean;
  isNew: boolean;
  /** ISO 3166-1 alpha-2. */
  blockedCountries: string[];
}

/** By what lobbies search and filter. */
export interface GameDetails {
  /** In other scripts and languages. */
  alternativeTitles: string[];
  features: GameFeature[];
  /** Minor units of euro. */
  maxBet: number;
  /** Midnight UTC of a day; 0 for data of older versions that has no details yet. */
  releasedAt: number;
  /** Languages are ISO 639-1; without a number of seats there is room for everybody. */
  liveTable: { languages: string[]; seats: number | null } | null;
  /** Rounds of players who are simulated: in 30 days, and in seven. */
  othersRounds: number;
  othersRoundsOfWeek: number;
  /** See `catalogue.ts`. */
  popularity: number;
}

export interface Game extends SeededGame, GameDetails {
  /** Taken off the catalogue otherwise. What has been played of it stays. */
  isOffered: boolean;
  /** That of the catalogue at which it changed last. */
  revision: number;
}

export interface Studio {
  slug: string;
  name: string;
}

/** Lists are ordered; categories are not. */
type GroupKind = 'list' | 'category';
export interface GameGroup {
  slug: string;
  names: LocalizedText;
  lookupIds: string[];
}

type GameRow = Record<keyof Game, string | number>;

const asRow = (game: Partial<Game>): Record<string, SQLInputValue> =>
  Object.fromEntries(
    Object.entries(game).map(([column, value]) => [
      column,
      typeof value === 'boolean' ? Number(value) : typeof value === 'object' ? JSON.stringify(value) : value,
    ]),
  );

export type Games = ReturnType<typeof createGames>;

/** The catalogue: read once after each change, of which there are few. */
export function createGames(db: Database) {
  let loaded: ReturnType<typeof load> | undefined;
  const catalogue = () => (loaded ??= load(db));

  return {
    all: (): readonly Game[] => catalogue().games,
    bySlug: (slug: string) => catalogue().bySlug.get(slug),
    byId: (lookupId: string) => catalogue().byId.get(lookupId),
    studios: (): readonly Studio[] => catalogue().studios,
    studio: (slug: string) => catalogue().studios.find((studio) => studio.slug === slug),
    groups: (kind: GroupKind): readonly GameGroup[] => catalogue().groups[kind],
    group: (kind: GroupKind, slug: string) => catalogue().groups[kind].find((group) => group.slug === slug),

    insertStudio(studio: Studio, position: number): void {
      db.insert('studios', { ...studio, position });
    },
    insert(game: SeededGame & Partial<Game>): void {
      db.insert('games', asRow(game));
      loaded = undefined;
    },
    /** Of the last change: games of a later one have changed since. */
    revision: (): number => catalogue().revision,
    /** Changes games by their lookupId, all in one revision. */
    change(changes: ReadonlyMap<string, Partial<Game>>): void {
      const revision = catalogue().revision + 1;
      for (const [lookupId, change] of changes) {
        const row = asRow({ ...change, revision });
        const assignments = Object.keys(row).map((column) => `${column} = ?`);
        db.run(`UPDATE games SET ${assignments.join()} WHERE lookupId = ?`, ...Object.values(row), lookupId);
      }
      loaded = undefined;
    },
    insertGroup(kind: GroupKind, group: GameGroup, position: number): void {
      const { slug, names, lookupIds } = group;
      db.insert('gameGroups', { kind, slug, names: JSON.stringify(names), position });
      this.setMembers(kind, slug, lookupIds);
    },
    setMembers(kind: GroupKind, slug: string, lookupIds: readonly string[]): void {
      db.run('DELETE FROM gameGroupEntries WHERE kind = ? AND slug = ?', kind, slug);
      for (const [index, lookupId] of lookupIds.entries())
        db.insert('gameGroupEntries', { kind, slug, position: index, lookupId });
      loaded = undefined;
    },
  };
}

const readGame = (row: GameRow): Game =>
  ({
    ...row,
    isLiveCasinoGame: row.isLiveCasinoGame === 1,
    hasJackpot: row.hasJackpot === 1,
    bonusAllowed: row.bonusAllowed === 1,
    demoAllowed: row.demoAllowed === 1,
    isNew: row.isNew === 1,
    blockedCountries: JSON.parse(String(row.blockedCountries)),
    alternativeTitles: JSON.parse(String(row.alternativeTitles)),
    features: JSON.parse(String(row.features)),
    liveTable: JSON.parse(String(row.liveTable)),
    isOffered: row.isOffered === 1,
  }) as Game;

function load(db: Database) {
  const games = db.all<GameRow>('SELECT * FROM games ORDER BY idx').map(readGame);
  const groups = (kind: GroupKind): GameGroup[] =>
    db
      .all<{ slug: string; names: string }>('SELECT slug, names FROM gameGroups WHERE kind = ? ORDER BY position', kind)
      .map(({ slug, names }) => ({
        slug,
        names: JSON.parse(names) as LocalizedText,
        lookupIds: db
          .all<{ lookupId: string }>(
            'SELECT lookupId FROM gameGroupEntries WHERE kind = ? AND slug = ? ORDER BY position',
            kind,
            slug,
          )
          .map((entry) => entry.lookupId),
      }));
  return {
    games,
    revision: games.reduce((latest, { revision }) => Math.max(latest, revision), 0),
    byId: new Map(games.map((game) => [game.lookupId, game])),
    bySlug: new Map(games.map((game) => [game.slug, game])),
    studios: db.all<Studio>('SELECT slug, name FROM studios ORDER BY position'),
    groups: { list: groups('list'), category: groups('category') },
  };
}
