import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { gameKinds, type GameKind } from '../../store/games.ts';
import type { PartnerGame } from '../ports.ts';
import { serve, type TestServer } from '../testing/http.ts';
import { createArt, thumbnailAspect, type Art } from './index.ts';
import { palettes } from './palettes.ts';
import { themeOf } from './themes.ts';

const studio = { slug: 'nine-lanterns', name: 'Nine Lanterns' };
const titles: Record<GameKind, string> = {
  slot: 'Amber Koi',
  megaways: 'Turbo Trail Megaways',
  jackpot: 'Royal Crown Jackpot',
  fruit: 'Juicy Bells',
  myth: 'Gates of the Nile',
  crash: 'Rocket Ascent',
  wheel: 'Prism Wheel',
  roulette: 'Live French Roulette',
  blackjack: 'Salon Blackjack',
  baccarat: 'Lotus Baccarat',
  poker: 'River Poker',
  live: 'Studio Show',
};
const games = gameKinds.map((kind): PartnerGame => ({
  slug: `the-${kind}`,
  name: titles[kind],
  kind,
  studio,
  rtp: 9600,
}));

let directory: string;
let art: Art;
let server: TestServer;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'art-'));
  art = createArt(
    {
      find: (slug) => games.find((game) => game.slug === slug),
      studio: (slug) => (slug === studio.slug ? studio : undefined),
    },
    directory,
  );
  server = await serve(() => art.handle);
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

const get = (path: string) => fetch(server.origin + path);
const picture = async (path: string) => sharp(Buffer.from(await (await get(path)).arrayBuffer())).metadata();

describe('thumbnails', () => {
  it('come in the asked format, at the next larger of a few widths, for ever', async () => {
    const response = await get('/thumbnails/the-slot.webp?width=165.2');
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const { width = 0, height = 0, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ width, format }).toEqual({ width: 176, format: 'webp' });
    expect(width / height).toBeCloseTo(thumbnailAspect, 1);
    expect(await picture('/thumbnails/the-slot.avif?width=1')).toMatchObject({ width: 64, format: 'heif' });
    expect(await picture('/art/rank/1.png?width=99999')).toMatchObject({ width: 1600 });
    expect(await picture('/thumbnails/the-slot.webp?width=wide')).toMatchObject({ width: 320 });
  });

  it.each(gameKinds)('are drawn for %s, with the studio, the same every time', async (kind) => {
    const [first, second] = await Promise.all(
      [1, 2].map(async () => (await get(`/thumbnails/the-${kind}.svg`)).text()),
    );
    expect(first).toBe(second);
    expect(first).toContain('NINE LANTERNS');
    await expect(sharp(Buffer.from(first ?? '')).metadata()).resolves.toMatchObject({ width: 600, height: 800 });
  });

  it('have a dealer and a badge at live tables only', async () => {
    expect(await (await get('/thumbnails/the-roulette.svg')).text()).toContain('>LIVE<');
    expect(await (await get('/thumbnails/the-blackjack.svg')).text()).not.toContain('>LIVE<');
  });

  it('are rendered once and kept on disk, without half-written files', async () => {
    await art.warm(['the-myth'], [320], ['webp']);
    const before = readdirSync(join(directory, 'images'), { recursive: true }).length;
    await Promise.all(Array.from({ length: 6 }, () => get('/thumbnails/the-myth.webp?width=300')));
    const files = readdirSync(join(directory, 'images'), { recursive: true }).map(String);
    expect(files).toHaveLength(before);
    expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  it('take symbol and light from the title', () => {
    expect(themeOf({ slug: 'x', title: 'Crimson Fox', kind: 'slot' })).toMatchObject({
      symbol: 'fox',
      palette: 'crimson',
    });
    const looks = new Set(
      Array.from({ length: 200 }, (_, index) =>
        JSON.stringify(themeOf({ slug: `game-${index}`, title: 'Untold', kind: 'slot' })),
      ),
    );
    expect(looks.size).toBeGreaterThan(90);
    expect(Object.keys(palettes).length).toBeGreaterThanOrEqual(12);
  });
});

describe('other pictures', () => {
  it.each([
    ['/art/banner/welcome-bonus.webp?width=640', 640, 16 / 9],
    ['/art/category/roulette.webp?width=320', 320, 4 / 3],
    ['/art/studio/nine-lanterns.webp?width=320', 320, 4 / 3],
    ['/art/jackpot/hero.webp?width=640', 640, 16 / 9],
    ['/art/rank/2.png?width=160', 160, 1],
    ['/art/background/the-slot.webp?width=480', 480, 3 / 4],
  ])('%s', async (path, expected, ratio) => {
    const { width = 0, height = 1 } = await picture(path);
    expect(width).toBe(expected);
    expect(width / height).toBeCloseTo(ratio, 1);
  });

  it.each([
    '/art/studio/unknown.webp',
    '/thumbnails/unknown.webp',
    '/thumbnails/the-slot.exe',
    '/thumbnails/the-slot',
    '/art/constructor/x.svg',
    '/art/rank/1.constructor',
    '/art/rank/1.toString',
    '/art/symbol/constructor.svg',
    '/art/banner/..%2f..%2fetc.webp',
    '/art/banner/%.webp',
  ])('%s is not found, and nothing is kept for it', async (path) => {
    const kept = () => readdirSync(directory, { recursive: true }).length;
    const before = kept();
    expect((await get(path)).status).toBe(404);
    expect(kept()).toBe(before);
  });

  it('are drawn for a word that every object knows', async () => {
    expect((await get('/art/banner/constructor.svg')).status).toBe(200);
  });
});
