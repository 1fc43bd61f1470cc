import type { GameKind } from './gameKinds.ts';
import { fruit, jackpot, megaways, myth, reels } from './compositions/reels.ts';
import { cards, crash, live, roulette, wheel } from './compositions/tables.ts';
import { vignette, type Composition } from './compositions/parts.ts';
import { grounds, height, width, type Scene } from './grounds.ts';
import { letter } from './lettering.ts';
import { palettes } from './palettes.ts';
import { box, createPen, escapeMarkup, group } from './pen.ts';
import { randomOf } from './random.ts';
import { themeOf, type ArtGame, type Theme } from './themes.ts';

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
} as const satisfies Record<GameKind, (scene: Scene, theme: Theme, game: ArtGame) => Composition>;

/** What a plate says already is left out of the title. */
const plateWords = /\s*(megaways|jackpot|live)\b\s*/gi;

/** A game's thumbnail, 3:4, the same every time. */
export function drawThumbnail(game: ArtGame): string {
  const theme = themeOf(game);
  const palette = palettes[theme.palette];
  const scene: Scene = { pen: createPen(), palette, random: randomOf(`${game.slug}/art`) };
  const ground = grounds[theme.ground](scene);
  const { markup, front = '', titleY = 712 } = compositions[game.kind](scene, theme, game);
  const title = game.title.replace(plateWords, ' ').trim() || game.title;
  const lettering = letter(scene.pen, palette, title, theme.mood);
  const body =
    ground +
    markup +
    vignette(scene) +
    front +
    group(lettering.markup, `translate(${width / 2} ${titleY})`) +
    ribbon(scene, game.studio);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${scene.pen.defs()}${body}</svg>`;
}

function ribbon({ palette }: Scene, studio: string): string {
  return (
    box(0, 752, width, 48, palette.ink, 0, 'opacity=".82"') +
    box(0, 750, width, 3, palette.metal[1]) +
    `<text x="${width / 2}" y="785" font-family="Barlow" font-weight="700" font-size="25" letter-spacing="5" text-anchor="middle" fill="${palette.metal[0]}">${escapeMarkup(studio.toUpperCase())}</text>`
  );
}

/** The game's scenery alone, behind its reels. */
export function drawBackground(game: ArtGame): string {
  const theme = themeOf(game);
  const scene: Scene = { pen: createPen(), palette: palettes[theme.palette], random: randomOf(`${game.slug}/art`) };
  const body = grounds[theme.ground](scene) + vignette(scene);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${scene.pen.defs()}${body}</svg>`;
}
