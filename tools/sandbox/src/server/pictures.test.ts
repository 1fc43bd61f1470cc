import { readFileSync } from 'node:fs';
import { root } from '../../../start/operator.ts';
import { seededStore } from '../seed/index.ts';
import { acme } from '../testing/testPlatform.ts';
import { picturesOf } from './pictures.ts';

const pictures = async () => picturesOf(await seededStore(acme));

it('are rendered ahead in the widths and formats that the lobby offers to browsers', async () => {
  const source = readFileSync(`${root}libs/features/games/src/tile/GameArt.tsx`, 'utf8');
  const offered = [...source.matchAll(/w(\d+): thumbnailUrl\(size: \1\)/g)].map(([, width]) => Number(width));
  const thumbnails = (await pictures()).filter(({ path }) => /^\/thumbnails\/[\w-]+\.avif$/.test(path));
  expect([...new Set(thumbnails.map(({ width }) => width))].toSorted((a, b) => a - b)).toEqual(offered);
});

it('are rendered ahead from the lobby’s top to the whole catalogue, each once', async () => {
  const all = await pictures();
  expect(all[0]).toEqual({ path: '/art/night/banner/welcome-phone.webp', width: 780 });
  expect(new Set(all.map(({ path, width }) => path + width)).size).toBe(all.length);
  const store = await seededStore(acme);
  const first = store.games.group('list', 'hot-games')?.lookupIds.slice(0, 10) ?? [];
  expect(all.slice(2, 12)).toEqual(
    first.map((lookupId) => ({ path: `/thumbnails/${store.games.byId(lookupId)?.slug}.avif`, width: 320 })),
  );
  for (const { slug } of store.games.all())
    expect(all.filter(({ path }) => path === `/thumbnails/${slug}.avif`).length).toBeGreaterThanOrEqual(3);
});

it('are those of the first pages alone in a casino’s catalogue: the others are rendered when they are requested', async () => {
  const sizeOf = async (games?: number) => picturesOf(await seededStore(acme, { games })).length;
  expect(await sizeOf(3000)).toBeLessThan((await sizeOf()) * 2);
});

it('are of the brand’s own face, except what all brands share', async () => {
  const store = await seededStore({ ...acme, id: 'elmst' });
  const folders = new Set(picturesOf(store).map(({ path }) => path.split('/').slice(1, -1).join('/')));
  expect([...folders].toSorted()).toEqual([
    'art/ice/banner',
    'art/ice/calendar',
    'art/ice/category',
    'art/ice/jackpot',
    'art/ice/prize',
    'art/ice/raffle',
    'art/studio',
    'thumbnails',
  ]);
});

it('have their subject in the middle where no text is over them: on phones, and in promotions', async () => {
  const shapesOf = async (name: string) =>
    (await pictures()).filter(({ path }) => path.includes(`/banner/${name}`)).map(({ path, width }) => [path, width]);
  expect(await shapesOf('welcome')).toEqual([
    ['/art/night/banner/welcome-phone.webp', 780],
    ['/art/night/banner/welcome.webp', 1440],
  ]);
  expect(await shapesOf('weekend-reload')).toEqual([
    ['/art/night/banner/weekend-reload-phone.webp', 780],
    ['/art/night/banner/weekend-reload-phone.webp', 1440],
  ]);
});
