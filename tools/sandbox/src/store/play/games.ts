import type { GameKind } from '../../../../sandbox-art/src/index.ts';
import type { Database } from '../base/database.ts';
import type { LocalizedText } from '../base/wording.ts';

export interface Game {
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

export type Games = ReturnType<typeof createGames>;

/** The catalogue: read once, since it changes only when seeded. */
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
    insert(game: Game): void {
      db.insert('games', {
        ...game,
        isLiveCasinoGame: Number(game.isLiveCasinoGame),
        hasJackpot: Number(game.hasJackpot),
        bonusAllowed: Number(game.bonusAllowed),
        demoAllowed: Number(game.demoAllowed),
        isNew: Number(game.isNew),
        blockedCountries: JSON.stringify(game.blockedCountries),
      });
      loaded = undefined;
    },
    insertGroup(kind: GroupKind, group: GameGroup, position: number): void {
      const { slug, names, lookupIds } = group;
      db.insert('gameGroups', { kind, slug, names: JSON.stringify(names), position });
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
    byId: new Map(games.map((game) => [game.lookupId, game])),
    bySlug: new Map(games.map((game) => [game.slug, game])),
    studios: db.all<Studio>('SELECT slug, name FROM studios ORDER BY position'),
    groups: { list: groups('list'), category: groups('category') },
  };
}
