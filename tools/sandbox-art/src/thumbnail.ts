import type { GameKind } from './gameKinds.ts';
import { fruit, jackpot, megaways, myth, reels } from './compositions/reels.ts';
import { cards, crash, live, roulette, wheel } from './compositions/tables.ts';
import { vignette, type Composition } from './compositions/parts.ts';
import { backgrounds, height, width, type Canvas } from './backgrounds.ts';
import { drawLettering } from './lettering.ts';
import { palettes } from './palettes.ts';
import { box, createPen, escapeMarkup, group } from './pen.ts';
import { randomFromText } from './random.ts';
import { themeOf, type DrawnGame, type Theme } from './themes.ts';

const compositions = {
  slot: reels,
  megaways,
  jackpot,
  fruit,
  myth,
  crash,
  wheel,
  roulette,
  blackjack: cards,
  baccarat: cards,
  poker: cards,
  live,
} as const satisfies Record<GameKind, (canvas: Canvas, theme: Theme, game: DrawnGame) => Composition>;

/** Words that are left out of the title, since a plate or badge shows them. */
const plateWords = /\s*(megaways|jackpot|live)\b\s*/gi;

/** A game's thumbnail, 3:4; deterministic. */
export function drawThumbnail(game: DrawnGame): string {
  const theme = themeOf(game);
  const palette = palettes[theme.palette];
  const canvas: Canvas = { pen: createPen(), palette, random: randomFromText(`${game.slug}/art`) };
  const background = backgrounds[theme.background](canvas);
  const { markup, front = '', titleY = 712 } = compositions[game.kind](canvas, theme, game);
  const title = game.title.replace(plateWords, ' ').trim() || game.title;
  const lettering = drawLettering(canvas.pen, palette, title, theme.letteringStyle);
  const body =
    background +
    markup +
    vignette(canvas) +
    front +
    group(lettering.markup, `translate(${width / 2} ${titleY})`) +
    ribbon(canvas, game.studio);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${canvas.pen.defs()}${body}</svg>`;
}

function ribbon({ palette }: Canvas, studio: string): string {
  return (
    box(0, 752, width, 48, palette.ink, 0, 'opacity=".82"') +
    box(0, 750, width, 3, palette.metal[1]) +
    `<text x="${width / 2}" y="785" font-family="Barlow" font-weight="700" font-size="25" letter-spacing="5" text-anchor="middle" fill="${palette.metal[0]}">${escapeMarkup(studio.toUpperCase())}</text>`
  );
}

/** The game's background alone, for the page of the game. */
export function drawBackground(game: DrawnGame): string {
  const theme = themeOf(game);
  const canvas: Canvas = {
    pen: createPen(),
    palette: palettes[theme.palette],
    random: randomFromText(`${game.slug}/art`),
  };
  const body = backgrounds[theme.background](canvas) + vignette(canvas);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${canvas.pen.defs()}${body}</svg>`;
}
