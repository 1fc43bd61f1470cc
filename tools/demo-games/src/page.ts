import { escapeMarkup, palettes, themeOf } from '../../sandbox-art/src/index.ts';
import { pockets } from './roulette.ts';
import { modelOf, tableNames, tableOf, type DemoGame, type GameContext, type TableName } from './tables.ts';
import { gameTexts } from './texts/index.ts';

const assetTypes = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;
const assetNames = ['kit.js', 'game.css', 'panels.css', ...tableNames.flatMap((name) => [`${name}.js`, `${name}.css`])];

/** Scripts and styles of the pages, by path. */
export const assets: ReadonlyMap<string, { type: string; file: URL }> = new Map(
  assetNames.map((name) => [
    `/play-assets/${name}`,
    { type: assetTypes[name.endsWith('.js') ? 'js' : 'css'], file: new URL(`./assets/${name}`, import.meta.url) },
  ]),
);

/** Data for the page's scripts, with `<` escaped, since `</` would end the element. */
const data = (value: unknown): string =>
  `<script type="application/json" id="game">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

type Language = keyof typeof gameTexts;

function document(language: Language, title: string, table: TableName | 'kit', content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeMarkup(title)}</title>
<link rel="icon" href="/realms-assets/icon.svg">
<link rel="stylesheet" href="/play-assets/game.css">
<link rel="stylesheet" href="/play-assets/panels.css">
${table === 'kit' ? '' : `<link rel="stylesheet" href="/play-assets/${table}.css">`}
${content}
<script type="module" src="/play-assets/${table}.js"></script>
</head>
<body></body>
</html>
`;
}

const colorsOf = (game: DemoGame) => {
  const { background, letters, metal, accent, ink } = palettes[themeOf({ ...game, title: game.name }).palette];
  return { background, letters, metal, accent, ink };
};

interface GamePage {
  /** Bearer key of the page's session with the games' server. */
  key: string;
  isDemo: boolean;
  language: Language;
  /** Regional code, which says how numbers are written. */
  locale: string;
  currency: string;
  /** Decimal places of an amount. */
  digits: number;
  lobbyOrigins: readonly string[];
  context: GameContext;
}

/** What the scripts of a game's page read. */
export type GameData = ReturnType<typeof gameData>;

function gameData({ key, isDemo, language, locale, currency, digits, lobbyOrigins, context }: GamePage) {
  const { game } = context;
  const table = tableOf[game.kind];
  const model = table === 'slot' ? modelOf(game) : undefined;
  return {
    key,
    slug: game.slug,
    name: game.name,
    studio: game.studio.name,
    demo: isDemo,
    locale: locale.replace('_', '-'),
    currency,
    digits,
    lobbyOrigins,
    colors: colorsOf(game),
    texts: gameTexts[language],
    stakes: context.stakes,
    slot: model && {
      symbols: model.symbols,
      strips: model.strips,
      lines: model.lines,
      pays: model.pays,
      rtp: model.rtp,
    },
    pockets: table === 'roulette' ? pockets : undefined,
  };
}

export function gamePage(page: GamePage): string {
  const { game } = page.context;
  return document(page.language, game.name, tableOf[game.kind], data(gameData(page)));
}

/** Shown for a launch token that was used before: after a reload the lobby must launch the game again. */
export function endedPage(game: DemoGame, lobbyOrigins: readonly string[], language: Language): string {
  return document(
    language,
    game.name,
    'kit',
    data({
      ended: true,
      slug: game.slug,
      name: game.name,
      lobbyOrigins,
      colors: colorsOf(game),
      texts: gameTexts[language],
    }),
  );
}
