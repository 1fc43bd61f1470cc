import { mockIndexedDb } from '@lobby/testing';
import { database } from './database.ts';

it('has each store in a database of its own, so that a build that knows fewer opens those it knows', async () => {
  mockIndexedDb();
  const opened = jest.spyOn(indexedDB, 'open');
  await database.write('sessionKeys', 'k', 'key');
  await database.write('gameCatalogue', 'latest', 'games');
  expect(await database.read('sessionKeys', 'k')).toBe('key');
  expect(await database.read('gameCatalogue', 'latest')).toBe('games');
  // Builds before the second store open the first one as it was.
  expect(opened.mock.calls.slice(0, 2)).toEqual([
    ['lobby', 1],
    ['lobby-games', 1],
  ]);
});
