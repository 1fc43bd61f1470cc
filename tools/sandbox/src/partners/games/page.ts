import { palettes } from '../art/palettes.ts';
import { themeOf } from '../art/themes.ts';
import { toDecimal } from '../../store/money.ts';
import { escapeHtml } from '../http.ts';
import type { PartnerGame } from '../ports.ts';
import { pockets } from './roulette.ts';
import type { PlaySession } from './sessions.ts';
import { modelOf, tableOf, type Play, type TableName } from './tables.ts';
import { gameTexts } from './texts.ts';

/** Data for the page's scripts; a script element's text ends at the first `</`, so that is never written. */
const data = (value: unknown): string =>
  `<script type="application/json" id="game">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

function document(language: string, title: string, table: TableName | 'kit', content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/realms-assets/icon.svg">
<link rel="stylesheet" href="/play-assets/game.css">
${table === 'kit' ? '' : `<link rel="stylesheet" href="/play-assets/${table}.css">`}
${content}
<script type="module" src="/play-assets/${table}.js"></script>
</head>
<body></body>
</html>
`;
}

const lookOf = (game: PartnerGame) => {
  const { ground, letters, metal, accent, ink } = palettes[themeOf({ ...game, title: game.name }).palette];
  return { ground, letters, metal, accent, ink };
};

export interface GamePage {
  key: string;
  session: PlaySession;
  game: PartnerGame;
  lobbyOrigins: readonly string[];
  play: Play;
}

export function gamePage({ key, session, game, lobbyOrigins, play }: GamePage): string {
  const { language, texts } = gameTexts(session.locale);
  const table = tableOf[game.kind];
  const model = table === 'slot' ? modelOf(game) : undefined;
  const { currency } = session;
  return document(
    language,
    game.name,
    table,
    data({
      key,
      slug: game.slug,
      name: game.name,
      studio: game.studio.name,
      demo: session.playerId === undefined,
      locale: session.locale.replace('_', '-'),
      currency,
      // How many digits of an amount stand behind the point.
      digits: toDecimal(0, currency).split('.')[1]?.length ?? 0,
      lobbyOrigins,
      look: lookOf(game),
      texts,
      stakes: play.stakes,
      slot: model && {
        symbols: model.symbols,
        strips: model.strips,
        lines: model.lines,
        pays: model.pays,
        rtp: model.rtp,
      },
      pockets: table === 'roulette' ? pockets : undefined,
    }),
  );
}

/** A launch handle is good once: after a reload the lobby must start the game again. */
export function endedPage(game: PartnerGame, lobbyOrigins: readonly string[], accepted = 'en'): string {
  const { language, texts } = gameTexts(accepted);
  return document(
    language,
    game.name,
    'kit',
    data({ ended: true, slug: game.slug, name: game.name, lobbyOrigins, look: lookOf(game), texts }),
  );
}
