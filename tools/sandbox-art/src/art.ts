import { join } from 'node:path';
import { drawRank, drawStudio } from './badges.ts';
import { drawBanner } from './banners.ts';
import { installFonts } from './fonts.ts';
import type { GameKind } from './gameKinds.ts';
import { createPen } from './pen.ts';
import { randomFromText } from './random.ts';
import { createRenderer, renderedWidth, type Format } from './render.ts';
import { symbols, type SymbolName } from './symbols/index.ts';
import type { ArtGame } from './themes.ts';
import { drawBackground, drawThumbnail } from './thumbnail.ts';

interface Studio {
  slug: string;
  name: string;
}

/** The games and studios that pictures can be requested for. */
interface Catalogue {
  find(slug: string): { slug: string; name: string; kind: GameKind; studio: Studio } | undefined;
  studio(slug: string): Studio | undefined;
}

export interface Picture {
  type: string;
  body: string | Uint8Array;
}

export interface Art {
  /** The picture at a path such as `/thumbnails/amber-koi.avif`, or undefined. `width` is in pixels. */
  picture(path: string, width?: number): Promise<Picture | undefined>;
  /** Renders thumbnails into the cache before they are requested. */
  warm(slugs: readonly string[], widths: readonly number[], formats?: readonly Format[]): Promise<void>;
}

const types = { avif: 'image/avif', webp: 'image/webp', png: 'image/png', svg: 'image/svg+xml' } as const;
const fallbackWidth = 320;
const isFormat = (text: string | undefined): text is keyof typeof types =>
  text !== undefined && Object.hasOwn(types, text);

/**
 * The generated pictures of a catalogue.
 * @param directory cache of rendered pictures, and unpacked fonts
 */
export function createArt(catalogue: Catalogue, directory: string): Art {
  installFonts(directory);
  const render = createRenderer(join(directory, 'images'));

  const drawGame = (slug: string, drawing: typeof drawThumbnail): string | undefined => {
    const game = catalogue.find(slug);
    return game && drawing(artGame(game));
  };

  const draw: Readonly<Record<string, (name: string) => string | undefined>> = {
    thumbnail: (slug) => drawGame(slug, drawThumbnail),
    background: (slug) => drawGame(slug, drawBackground),
    studio(name) {
      const studio = catalogue.studio(name);
      return studio && drawStudio(studio.slug, studio.name);
    },
    rank: (name) => (/^[1-9]\d?$/.test(name) ? drawRank(Number(name)) : drawRank(randomFromText(name).integer(1, 6))),
    symbol: (name) => (Object.hasOwn(symbols, name) ? drawSymbol(name as SymbolName) : undefined),
    category: (name) => drawBanner(name, 'tile'),
    banner: (name) => drawBanner(name, 'wide'),
    jackpot: (name) => drawBanner(`jackpot-${name}`, 'wide'),
    loyalty: (name) => drawBanner(`loyalty-${name}`, 'wide'),
    raffle: (name) => drawBanner(`raffle-${name}`, 'wide'),
  };

  return {
    async picture(path, width = fallbackWidth) {
      const [, folder, rest = ''] = /^\/(thumbnails|art)\/(.*)$/.exec(decodePath(path)) ?? [];
      const relative = folder === 'thumbnails' ? `thumbnail/${rest}` : rest;
      const [, kind = '', name = '', format] = /^([a-z]+)\/([a-z0-9-]{1,80})\.([a-z]+)$/i.exec(relative) ?? [];
      const svg = Object.hasOwn(draw, kind) && isFormat(format) ? draw[kind]?.(name) : undefined;
      if (!svg || !isFormat(format)) return undefined;
      const pixels = renderedWidth(Number.isFinite(width) ? width : fallbackWidth);
      return { type: types[format], body: format === 'svg' ? svg : await render(svg, pixels, format) };
    },
    async warm(slugs, widths, formats = ['avif', 'webp']) {
      for (const slug of slugs) {
        const svg = drawGame(slug, drawThumbnail);
        if (!svg) continue;
        await Promise.all(
          widths.flatMap((width) => formats.map((format) => render(svg, renderedWidth(width), format))),
        );
      }
    },
  };
}

function drawSymbol(name: SymbolName): string {
  const pen = createPen();
  const body = symbols[name](pen);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-110 -118 220 236" width="220" height="236">${pen.defs()}${body}</svg>`;
}

const artGame = ({ slug, name, kind, studio }: NonNullable<ReturnType<Catalogue['find']>>): ArtGame => ({
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
