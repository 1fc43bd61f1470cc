import { join } from 'node:path';
import { send, sendText, type Handler } from '../http.ts';
import type { Games, PartnerGame } from '../ports.ts';
import { drawRank, drawStudio } from './badges.ts';
import { drawBanner } from './banners.ts';
import { installFonts } from './fonts.ts';
import { createPen, randomOf } from './pen.ts';
import { createRenderer, stepOf, type Format } from './render.ts';
import { symbols, type SymbolName } from './symbols/index.ts';
import type { ArtGame } from './themes.ts';
import { drawBackground, drawThumbnail } from './thumbnail.ts';

export interface Art {
  handle: Handler;
  /** Renders thumbnails ahead of the first visitor. */
  warm(slugs: readonly string[], widths: readonly number[], formats?: readonly Format[]): Promise<void>;
}

const types = { avif: 'image/avif', webp: 'image/webp', png: 'image/png', svg: 'image/svg+xml' } as const;
const fallbackWidth = 320;
/** Width by height of thumbnails. */
export const thumbnailAspect = 3 / 4;
const isFormat = (text: string | undefined): text is keyof typeof types =>
  text !== undefined && Object.hasOwn(types, text);

/** All pictures of the catalogue, drawn from its words and kept on disk. */
export function createArt(games: Pick<Games, 'find' | 'studio'>, directory: string): Art {
  installFonts(directory);
  const render = createRenderer(join(directory, 'images'));

  const draw: Readonly<Record<string, (name: string) => string | undefined>> = {
    thumbnail: drawGame,
    background(name) {
      const game = games.find(name);
      return game && drawBackground(artGame(game));
    },
    studio(name) {
      const studio = games.studio(name);
      return studio && drawStudio(studio.slug, studio.name);
    },
    rank: (name) => (/^[1-9]\d?$/.test(name) ? drawRank(Number(name)) : drawRank(randomOf(name).whole(1, 6))),
    symbol: (name) => (Object.hasOwn(symbols, name) ? drawSymbol(name as SymbolName) : undefined),
    category: (name) => drawBanner(name, 'tile'),
    banner: (name) => drawBanner(name, 'wide'),
    jackpot: (name) => drawBanner(`jackpot-${name}`, 'wide'),
    loyalty: (name) => drawBanner(`loyalty-${name}`, 'wide'),
    raffle: (name) => drawBanner(`raffle-${name}`, 'wide'),
  };

  function drawGame(slug: string): string | undefined {
    const game = games.find(slug);
    return game && drawThumbnail(artGame(game));
  }

  const handle: Handler = async (request, response, url) => {
    const [, folder, rest = ''] = /^\/(thumbnails|art)\/(.*)$/.exec(url.pathname) ?? [];
    if (!folder) return false;
    const path = folder === 'thumbnails' ? `thumbnail/${rest}` : rest;
    const [, kind = '', name = '', format] = /^([a-z]+)\/([a-z0-9-]{1,80})\.([a-z]+)$/i.exec(decodePath(path)) ?? [];
    const svg = Object.hasOwn(draw, kind) && isFormat(format) ? draw[kind]?.(name) : undefined;
    if (!svg || !isFormat(format)) return sendText(request, response, 404, 'No such picture');
    const requested = Number(url.searchParams.get('width') ?? fallbackWidth);
    const width = stepOf(Number.isFinite(requested) ? requested : fallbackWidth);
    return send(request, response, {
      type: types[format],
      body: format === 'svg' ? svg : await render(svg, width, format),
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        // A drawing opened by itself runs nothing.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    });
  };

  async function warm(
    slugs: readonly string[],
    widths: readonly number[],
    formats: readonly Format[] = ['avif', 'webp'],
  ) {
    for (const slug of slugs) {
      const svg = drawGame(slug);
      if (!svg) continue;
      const jobs = widths.flatMap((width) => formats.map((format) => render(svg, stepOf(width), format)));
      await Promise.all(jobs);
    }
  }

  return { handle, warm };
}

function drawSymbol(name: SymbolName): string {
  const pen = createPen();
  const body = symbols[name](pen);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-110 -118 220 236" width="220" height="236">${pen.defs()}${body}</svg>`;
}

const artGame = ({ slug, name, kind, studio }: PartnerGame): ArtGame => ({
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
