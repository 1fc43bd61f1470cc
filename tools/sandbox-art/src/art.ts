import { join } from 'node:path';
import { drawRank, drawStudio, rankLevel } from './badges.ts';
import { drawBanner, drawTile } from './banners.ts';
import { darkFaces, faceNames, faces, type FaceName } from './faces/index.ts';
import { installFonts } from './fonts.ts';
import type { ArtGame } from './gameKinds.ts';
import { drawCalendar, drawDoor, drawPrize } from './gifts.ts';
import { createPen } from './pen.ts';
import { drawJackpot, drawRaffle, drawSpotlight } from './prizes.ts';
import { randomFromText } from './random.ts';
import { createRenderer, renderedWidth } from './render.ts';
import { symbols, type SymbolName } from './symbols/index.ts';
import type { DrawnGame } from './themes.ts';
import { drawBackground, drawThumbnail } from './thumbnail.ts';
import { type PictureSize, startWarming, type Warming } from './warming.ts';

/** The games and studios that pictures can be requested for. */
interface Catalogue {
  all(): readonly ArtGame[];
  find(slug: string): ArtGame | undefined;
  studio(slug: string): ArtGame['studio'] | undefined;
}

export interface Picture {
  type: string;
  body: string | Uint8Array;
}

export interface Art {
  /** The picture at a path such as `/thumbnails/amber-koi.avif`, or undefined. `width` is in pixels. */
  picture(path: string, width?: number): Promise<Picture | undefined>;
  /** Renders pictures into the cache before they are requested, in the background. */
  warm(pictures: readonly PictureSize[]): Warming;
}

/** By kind: draws the picture of a name. */
type Drawings = Readonly<Record<string, (name: string) => string | undefined>>;

const types = { avif: 'image/avif', webp: 'image/webp', png: 'image/png', svg: 'image/svg+xml' } as const;
const fallbackWidth = 320;
const isFormat = (text: string | undefined): text is keyof typeof types =>
  text !== undefined && Object.hasOwn(types, text);

/** Names come from addresses, which may contain those of `Object.prototype`. */
const ownValue = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/**
 * The generated pictures of a catalogue.
 * @param directory cache of rendered pictures, and unpacked fonts
 */
export function createArt(catalogue: Catalogue, directory: string): Art {
  installFonts(directory);
  const render = createRenderer(join(directory, 'images'));

  const drawGame = (slug: string, drawing: typeof drawThumbnail): string | undefined => {
    const game = catalogue.find(slug);
    return game && drawing(drawnGame(game));
  };

  const draw: Drawings = {
    thumbnail: (slug) => drawGame(slug, drawThumbnail),
    background: (slug) => drawGame(slug, drawBackground),
    studio(name) {
      const studio = catalogue.studio(name);
      return studio && drawStudio(studio.slug, studio.name);
    },
    rank: (name) =>
      drawRank(/^[1-9]\d?$/.test(name) ? Number(name) : (rankLevel(name) ?? randomFromText(name).integer(1, 6))),
    symbol: (name) => (Object.hasOwn(symbols, name) ? drawSymbol(name as SymbolName) : undefined),
  };
  const drawingsOf = (face: FaceName): Drawings => ({
    category: (name) => drawTile(faces[face], name),
    banner: (name) => drawBanner(faces[face], name),
    jackpot: (name) => drawJackpot(darkFaces[face], name),
    loyalty: (name) => drawBanner(faces[face], `loyalty-${name}`),
    prize: (name) => drawPrize(faces[face], name),
    door: (name) => drawDoor(faces[face], name),
    calendar: (name) => drawCalendar(faces[face], name),
    raffle: (name) => (catalogue.studio(name) ? drawSpotlight(faces[face], name) : drawRaffle(faces[face], name)),
  });
  const drawingsByFace = Object.fromEntries(faceNames.map((face) => [face, drawingsOf(face)]));

  return {
    async picture(path, width = fallbackWidth) {
      const [, folder, rest = ''] = /^\/(thumbnails|art)\/(.*)$/.exec(decodePath(path)) ?? [];
      const relative = folder === 'thumbnails' ? `thumbnail/${rest}` : rest;
      const [, face, kind = '', name = '', format] =
        /^(?:([a-z]+)\/)?([a-z]+)\/([a-z0-9-]{1,80})\.([a-z]+)$/i.exec(relative) ?? [];
      const drawings = face === undefined ? draw : ownValue(drawingsByFace, face);
      const svg = drawings && isFormat(format) ? ownValue(drawings, kind)?.(name) : undefined;
      if (!svg || !isFormat(format)) return undefined;
      const pixels = renderedWidth(Number.isFinite(width) ? width : fallbackWidth);
      return { type: types[format], body: format === 'svg' ? svg : await render(svg, pixels, format) };
    },
    warm: (pictures) =>
      startWarming({
        directory,
        games: catalogue.all().map(({ slug, name, kind, studio }) => ({ slug, name, kind, studio })),
        pictures,
      }),
  };
}

function drawSymbol(name: SymbolName): string {
  const pen = createPen();
  const body = symbols[name](pen);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-110 -118 220 236" width="220" height="236">${pen.defs()}${body}</svg>`;
}

const drawnGame = ({ slug, name, kind, studio }: ArtGame): DrawnGame => ({
  slug,
  title: name,
  kind,
  studio: studio.name,
  isLive: kind === 'live' || name.startsWith('Live '),
});

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
