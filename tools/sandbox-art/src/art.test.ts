import { globSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createArt, type Art } from './art.ts';
import { faceNames } from './faces/index.ts';
import { gameKinds, type GameKind } from './gameKinds.ts';
import { doorMotifs, prizeNames } from './gifts.ts';
import { palettes } from './palettes.ts';
import { thumbnailAspect } from './paths.ts';
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
const games = gameKinds.map((kind) => ({ slug: `the-${kind}`, name: titles[kind], kind, studio }));

let directory: string;
let art: Art;

const createArtOfGames = () =>
  createArt(
    {
      all: () => games,
      find: (slug) => games.find((game) => game.slug === slug),
      studio: (slug) => (slug === studio.slug ? studio : undefined),
    },
    directory,
  );

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'art-'));
  art = createArtOfGames();
});
afterAll(() => rmSync(directory, { recursive: true }));

async function picture(path: string, width?: number) {
  const { body = '' } = (await art.picture(path, width)) ?? {};
  return sharp(Buffer.from(body as Uint8Array)).metadata();
}
const rendered = () => globSync('images/**/*.*', { cwd: directory });
const svgOf = async (path: string) => String((await art.picture(path))?.body);

it('draws a picture once that two platforms with one folder need at the same time', async () => {
  const path = '/thumbnails/the-wheel.webp';
  const pictures = await Promise.all([art, createArtOfGames()].map((each) => each.picture(path, 800)));
  expect(pictures[0]?.body).toBe(pictures[1]?.body);
});

describe('thumbnails', () => {
  it('have the requested format, and the next larger supported width', async () => {
    const { width = 0, height = 0, format } = await picture('/thumbnails/the-slot.webp', 165.2);
    expect({ width, format }).toEqual({ width: 176, format: 'webp' });
    expect(width / height).toBeCloseTo(thumbnailAspect, 1);
    expect(await picture('/thumbnails/the-slot.avif', 1)).toMatchObject({ width: 64, format: 'heif' });
    expect(await picture('/art/rank/1.png', 99_999)).toMatchObject({ width: 1600 });
    expect(await picture('/thumbnails/the-slot.webp', Number.NaN)).toMatchObject({ width: 320 });
  });

  it.each(gameKinds)('are drawn for %s, with the studio, deterministically', async (kind) => {
    const [first, second] = await Promise.all([1, 2].map(() => svgOf(`/thumbnails/the-${kind}.svg`)));
    expect(first).toBe(second);
    expect(first).toContain('NINE LANTERNS');
    await expect(sharp(Buffer.from(first ?? '')).metadata()).resolves.toMatchObject({ width: 600, height: 800 });
  });

  it('have a dealer and a badge at live tables only', async () => {
    expect(await svgOf('/thumbnails/the-roulette.svg')).toContain('>LIVE<');
    expect(await svgOf('/thumbnails/the-blackjack.svg')).not.toContain('>LIVE<');
  });

  it('are rendered once and cached on disk, without partial files', async () => {
    const before = rendered().length;
    await Promise.all(Array.from({ length: 6 }, () => picture('/thumbnails/the-myth.webp', 300)));
    expect(rendered()).toHaveLength(before + 1);
    await picture('/thumbnails/the-myth.webp', 320);
    expect(rendered()).toHaveLength(before + 1);
    expect(rendered().filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  it('take symbol and palette from the title', () => {
    expect(themeOf({ slug: 'x', title: 'Crimson Fox', kind: 'slot' })).toMatchObject({
      symbol: 'fox',
      palette: 'crimson',
    });
    const themes = new Set(
      Array.from({ length: 200 }, (_, index) =>
        JSON.stringify(themeOf({ slug: `game-${index}`, title: 'Untold', kind: 'slot' })),
      ),
    );
    expect(themes.size).toBeGreaterThan(90);
    expect(Object.keys(palettes).length).toBeGreaterThanOrEqual(12);
  });
});

describe('pictures that are rendered ahead', () => {
  /** In ms: they give way to all else, so that a busy machine renders none for a while. */
  const patience = 240_000;
  const thumbnails = (width: number) => games.map(({ slug }) => ({ path: `/thumbnails/${slug}.avif`, width }));

  it(
    'do not hold up one that is requested, and are continued where they were stopped',
    async () => {
      const before = rendered().length;
      const pictures = thumbnails(96).slice(0, 6);
      const stopped = art.warm(pictures);
      await picture('/thumbnails/the-slot.avif', 140);
      expect(rendered().length).toBeLessThan(before + pictures.length);
      stopped.stop();
      await stopped.ended;
      const inodes = rendered().map((file) => [file, statSync(join(directory, file)).ino]);

      await art.warm(pictures).ended;
      expect(rendered()).toHaveLength(before + 1 + pictures.length);
      for (const [file, inode] of inodes) expect(statSync(join(directory, String(file))).ino).toBe(inode);
      await picture(pictures[3]?.path ?? '', 96);
      expect(rendered()).toHaveLength(before + 1 + pictures.length);
    },
    patience,
  );

  it(
    'are rendered by one process of those that share a directory',
    async () => {
      const before = rendered().length;
      const both = [1, 2].map(() => art.warm(thumbnails(240)));
      await Promise.race(both.map(({ ended }) => ended));
      expect(rendered().length).toBeLessThan(before + games.length);
      for (const { stop } of both) stop();
      await Promise.all(both.map(({ ended }) => ended));
    },
    patience,
  );
});

describe('other pictures', () => {
  it.each([
    ['/art/night/banner/welcome-bonus.webp', 640, 16 / 9],
    ['/art/night/category/roulette.webp', 320, 4 / 3],
    ['/art/studio/nine-lanterns.webp', 320, 4 / 3],
    ['/art/paper/banner/welcome-phone.webp', 640, 16 / 9],
    ['/art/lake/loyalty/background.webp', 640, 16 / 9],
    ['/art/night/jackpot/hero.webp', 640, 16 / 9],
    ['/art/night/jackpot/page-phone.webp', 480, 4 / 3],
    ['/art/night/jackpot/logo.webp', 320, 1],
    ['/art/night/jackpot/winner.webp', 320, 1],
    ['/art/night/raffle/background.webp', 480, 16 / 9],
    ['/art/night/raffle/background-phone.webp', 480, 4 / 3],
    ['/art/night/raffle/nine-lanterns.webp', 480, 16 / 9],
    ['/art/forge/prize/spins.webp', 320, 4 / 5],
    ['/art/ice/door/fir.webp', 240, 4 / 5],
    ['/art/lake/calendar/christmas.webp', 640, 16 / 9],
    ['/art/lake/calendar/christmas-phone.webp', 640, 16 / 9],
    ['/art/rank/2.png', 160, 1],
    ['/art/rank/emerald.png', 160, 1],
    ['/art/background/the-slot.webp', 480, 3 / 4],
  ])('%s', async (path, expected, ratio) => {
    const { width = 0, height = 1 } = await picture(path, expected);
    expect(width).toBe(expected);
    expect(width / height).toBeCloseTo(ratio, 1);
  });

  it.each([
    '/art/studio/unknown.webp',
    '/thumbnails/unknown.webp',
    '/thumbnails/the-slot.exe',
    '/thumbnails/the-slot',
    '/art/constructor/x.svg',
    '/art/constructor/banner/x.svg',
    '/art/night/constructor/x.svg',
    '/art/noon/banner/welcome.svg',
    '/art/banner/welcome.svg',
    '/art/night/rank/1.svg',
    '/art/night/prize/constructor.svg',
    '/art/night/door/25.svg',
    '/art/night/calendar/easter.svg',
    '/art/rank/1.constructor',
    '/art/rank/1.toString',
    '/art/symbol/constructor.svg',
    '/art/night/banner/..%2f..%2fetc.webp',
    '/art/night/banner/%.webp',
  ])('%s is not found, and nothing is cached for it', async (path) => {
    const countFiles = () => readdirSync(directory, { recursive: true }).length;
    const before = countFiles();
    expect(await art.picture(path)).toBeUndefined();
    expect(countFiles()).toBe(before);
  });

  it('are transparent around the logo, the winner and ranks alone', async () => {
    const alphaAt = async (path: string) => {
      const { body = '' } = (await art.picture(path, 160)) ?? {};
      const { data } = await sharp(Buffer.from(body as Uint8Array))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      // Ten pixels from the corner, away from the antialiased edge.
      return data[(10 * 160 + 10) * 4 + 3];
    };
    for (const name of ['ice/jackpot/logo', 'paper/jackpot/winner', 'rank/gold'])
      expect(await alphaAt(`/art/${name}.png`)).toBe(0);
    for (const name of ['night/jackpot/page', 'velvet/raffle/background-phone'])
      expect(await alphaAt(`/art/${name}.png`)).toBe(255);
  });

  it('have a look of their own for each rank, the same by name and by number', async () => {
    const names = ['copper', 'silver', 'gold', 'emerald', 'diamond'];
    const pictures = await Promise.all(names.map((name) => svgOf(`/art/rank/${name}.svg`)));
    expect(new Set(pictures).size).toBe(names.length);
    expect(await Promise.all(names.map((_, index) => svgOf(`/art/rank/${index + 1}.svg`)))).toEqual(pictures);
  });

  it('are drawn for a name of Object.prototype', async () => {
    expect(await svgOf('/art/night/banner/constructor.svg')).toContain('<svg');
  });
});

describe('the families of pictures', () => {
  const gifts = ['prize/spins', 'door/fir', 'calendar/christmas'];
  const kinds = ['banner/welcome', 'banner/welcome-phone', 'jackpot/page', 'raffle/background', 'loyalty/background'];

  it.each(faceNames)('%s draws each picture in a way of its own, deterministically', async (face) => {
    for (const kind of [...kinds, ...gifts, `raffle/${studio.slug}`, 'category/cards']) {
      const svg = await svgOf(`/art/${face}/${kind}.svg`);
      expect(await svgOf(`/art/${face}/${kind}.svg`)).toBe(svg);
      const others = await Promise.all(
        faceNames.filter((other) => other !== face).map((other) => svgOf(`/art/${other}/${kind}.svg`)),
      );
      expect(others).not.toContain(svg);
    }
  });

  it.each(faceNames)('%s draws what rewards give and each door differently', async (face) => {
    const names = [...prizeNames.map((name) => `prize/${name}`), ...doorMotifs.map((name) => `door/${name}`)];
    const pictures = await Promise.all(names.map((name) => svgOf(`/art/${face}/${name}.svg`)));
    expect(new Set(pictures).size).toBe(names.length);
    expect(pictures).not.toContain('undefined');
  });

  /** Of the picture's left fifth, from 0 (black) to 1: nearly the darkest and the lightest, for single stars count for nothing. */
  const luminanceOf = async (path: string) => {
    const { body = '' } = (await art.picture(path, 160)) ?? {};
    const { data, info } = await sharp(Buffer.from(body as Uint8Array))
      .extract({ left: 0, top: 16, width: 32, height: 58 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const linear = (value = 0) => ((value / 255 + 0.055) / 1.055) ** 2.4;
    const pixels = Array.from({ length: info.width * info.height }, (_, index) => {
      const [red, green, blue] = data.subarray(index * 3, index * 3 + 3);
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    });
    const sorted = pixels.toSorted((a, b) => a - b);
    return [sorted[Math.floor(pixels.length * 0.02)] ?? 0, sorted[Math.floor(pixels.length * 0.98)] ?? 1] as const;
  };

  it.each(faceNames)('%s is light or dark enough for text where texts may be', async (face) => {
    const isLight = face === 'paper' || face === 'ice';
    const places = ['banner/welcome', 'raffle/background', 'loyalty/background', 'calendar/christmas'];
    for (const kind of [...places, `raffle/${studio.slug}`]) {
      const [darkest, lightest] = await luminanceOf(`/art/${face}/${kind}.png`);
      // Against navy, and against white.
      const contrast = isLight ? (darkest + 0.05) / (0.03 + 0.05) : (1 + 0.05) / (lightest + 0.05);
      expect([kind, contrast >= 4.5 || contrast]).toEqual([kind, true]);
    }
    const [, lightest] = await luminanceOf(`/art/${face}/jackpot/page.png`);
    expect((1 + 0.05) / (lightest + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});
