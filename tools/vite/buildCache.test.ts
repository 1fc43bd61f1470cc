import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuildCache } from './buildCache.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'cache-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('computes once for the same inputs, in one build and in the next', async () => {
  const compute = jest.fn(async () => ({ code: 'a', map: null }));
  const first = createBuildCache(folder);
  expect(await Promise.all([first.json(['x', 'y'], compute), first.json(['x', 'y'], compute)])).toEqual([
    { code: 'a', map: null },
    { code: 'a', map: null },
  ]);
  expect(await createBuildCache(folder).json(['x', 'y'], compute)).toEqual({ code: 'a', map: null });
  expect(compute).toHaveBeenCalledTimes(1);
});

it('tells inputs apart that are the same text side by side', async () => {
  const cache = createBuildCache(folder);
  expect(await cache.json(['ab', 'c'], async () => 1)).toBe(1);
  expect(await cache.json(['a', 'bc'], async () => 2)).toBe(2);
});

it('keeps bytes, and that there is no result', async () => {
  const bytes = Uint8Array.of(0, 255, 10);
  await createBuildCache(folder).bytes([bytes], async () => bytes);
  expect([...(await createBuildCache(folder).bytes([bytes], async () => Uint8Array.of()))]).toEqual([0, 255, 10]);
  await createBuildCache(folder).json(['none'], async () => undefined);
  expect(await createBuildCache(folder).json(['none'], async () => 'some')).toBeNull();
});

it('keeps nothing of what failed', async () => {
  const cache = createBuildCache(folder);
  await expect(cache.json(['x'], async () => Promise.reject(new Error('invalid')))).rejects.toThrow('invalid');
  expect(readdirSync(folder)).toEqual([]);
  expect(await cache.json(['x'], async () => 'valid')).toBe('valid');
});

it('removes what no build has used for a month', async () => {
  const cache = createBuildCache(folder);
  const before = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  for (const name of ['used', 'unused']) await cache.json([name], async () => name);
  for (const file of readdirSync(folder)) utimesSync(join(folder, file), before, before);
  const later = createBuildCache(folder);
  await later.json(['used'], async () => 'computed');
  later.removeUnused();
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await createBuildCache(folder).json(['used'], async () => 'computed')).toBe('used');
});
