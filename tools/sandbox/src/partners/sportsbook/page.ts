import { languageByCode } from '../language.ts';
import { sportsbookTexts } from './texts/index.ts';

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;
const names = ['sportsbook', 'kit', 'lobby', 'service', 'state', 'events', 'slip', 'stakes', 'bets'] as const;
const styles = ['sportsbook', 'events', 'slip'] as const;
const asset = (name: string, kind: keyof typeof types) =>
  [
    `/assets/${name}.${kind}`,
    { type: types[kind], file: new URL(`./assets/${name}.${kind}`, import.meta.url) },
  ] as const;

/** By their paths below the service's. */
export const assets: ReadonlyMap<string, { type: string; file: URL }> = new Map([
  ...names.map((name) => asset(name, 'js')),
  ...styles.map((name) => asset(name, 'css')),
]);

/** What the page's script reads. */
const data = (lobbyOrigins: readonly string[]): string =>
  JSON.stringify({ lobbyOrigins, languages: [...languageByCode], texts: sportsbookTexts }).replaceAll('<', '\\u003c');

/** The same for all paths: the script shows what the path names, in the language that the lobby names. */
export const sportsbookPage = (lobbyOrigins: readonly string[]): string => `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sportsbook</title>
<link rel="icon" href="data:,">
${styles.map((name) => `<link rel="stylesheet" href="/sportsbook/assets/${name}.css">`).join('\n')}
${names.map((name) => `<link rel="modulepreload" href="/sportsbook/assets/${name}.js">`).join('\n')}
<script type="application/json" id="data">${data(lobbyOrigins)}</script>
<script type="module" src="/sportsbook/assets/sportsbook.js"></script>
</head>
<body><div id="app"></div></body>
</html>
`;
