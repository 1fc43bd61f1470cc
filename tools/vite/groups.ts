import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Group {
  /** Its styles are in the sheet that pages have inline, as visitors' pages show them before any script. */
  hasInlineStyles?: true;
  /** Its texts are among those that every page waits for. */
  hasFirstTexts?: true;
  /** That of its texts, which groups may share: one file for what always comes together. The group's own if absent. */
  catalogue?: string;
  /** Each page of a player has loaded it once it rests, whatever it shows (`tools/release/budgets.ts`). */
  isOfEachPlayer?: true;
}

/**
 * What code is loaded with. A lazy import names its group in a comment, `group: idle`, before the path; in each brand, all that names
 * the same is one script, one style sheet and, unless groups share one, one catalogue. What names none is a script of its own, with its feature's styles and texts.
 * The order is that in which pages come to need the groups: what several of them import is part of the first.
 */
export const groups = {
  /** The lobby, and what other pages of games and content share with it. */
  lobby: { hasInlineStyles: true, hasFirstTexts: true },
  /** Pages of lists, categories and studios. */
  lists: { hasInlineStyles: true, hasFirstTexts: true },
  /** Promotions and other pages of the operator's banners. */
  content: { hasInlineStyles: true, hasFirstTexts: true },
  /** Terms and conditions. */
  legal: { hasInlineStyles: true, hasFirstTexts: true },
  /** Part of each page's header, for whoever opens it. */
  header: { hasInlineStyles: true, hasFirstTexts: true },
  /** What every page needs once it is idle, whoever opens it. */
  page: { isOfEachPlayer: true },
  /** The login page, which visitors find prerendered. */
  login: { hasInlineStyles: true },
  /** Other pages around sign-in. */
  entry: {},
  /** Figures of the jackpot on other pages. */
  figures: {},
  /** The player's part of the first screen, such as what stands in a player's header. */
  session: { hasInlineStyles: true, hasFirstTexts: true, isOfEachPlayer: true },
  /** What a player's page says above its content. */
  notices: { isOfEachPlayer: true, catalogue: 'players' },
  /** What protects a player on every page, after the first screen: checks, watches, what the platform pushes. */
  checks: { isOfEachPlayer: true, catalogue: 'players' },
  /** By itself: the page of a game, which waits for it, can say so where it fails to load. */
  realityCheck: { isOfEachPlayer: true, catalogue: 'players' },
  /** What every player's page has once it is idle. */
  idle: { isOfEachPlayer: true, catalogue: 'players' },
  /** Dialogs and messages. */
  dialog: { hasInlineStyles: true, hasFirstTexts: true, isOfEachPlayer: true },
  /** Hearts on games, links to the pages about them, the row of favourites, and their entry in the menu. */
  favourites: {},
  /** Filters and orders of lists, with what they share with the search. */
  filter: {},
  /** A player's entries in the menu. */
  menu: {},
  /** A player's bars beside a game. */
  bars: {},
  /** The frame around a player's own pages. */
  profile: {},
  /** Deposits and withdrawals. */
  deposit: {},
  /** Pages of what a player has earned. */
  rewards: {},
  /** Pages with the widget of the gamification service. */
  loyalty: {},
  /** What a page asks its visitor at its lower edge: cookies, the language. Last: other pages would load it for what it shares with them. */
  prompts: {},
  /** The cookie settings. */
  preferences: { catalogue: 'prompts' },
} as const satisfies Record<string, Group>;

export type GroupName = keyof typeof groups;

/** The catalogue of a group's texts; none where they are among the first. */
export function catalogueOf(name: GroupName): string | undefined {
  const { hasFirstTexts, catalogue = name }: Group = groups[name];
  return hasFirstTexts ? undefined : catalogue;
}

const isGroup = (name: string): name is GroupName => Object.hasOwn(groups, name);

const named = /\bimport\(\s*\/\* group: (\w+) \*\/\s*'([^']+)'/g;

/** The group that lazy imports name for a module, by its path. */
export function readGroups(root: string): ReadonlyMap<string, GroupName> {
  const found = new Map<string, GroupName>();
  for (const file of globSync('libs/**/*.{ts,tsx}', { cwd: root }).toSorted()) {
    for (const [, name = '', specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(named)) {
      const module = join(root, dirname(file), specifier);
      if (!isGroup(name)) throw new Error(`${file} names the group ${name}, which tools/vite/groups.ts does not.`);
      if ((found.get(module) ?? name) !== name)
        throw new Error(`${file} names the group ${name} for ${specifier}, another import ${found.get(module)}.`);
      found.set(module, name);
    }
  }
  return found;
}

/** Features have styles and texts of their own for what is in no group. */
export const featureOf = (id: string): string | undefined => /\/libs\/features\/([\w-]+)\//.exec(id)?.[1];
