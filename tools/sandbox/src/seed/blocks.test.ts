import { operators } from '../../../../libs/contracts/src/operators.ts';
import { createStore } from '../store/index.ts';
import type { BlockDocument } from '../store/base/content.ts';
import { acme } from '../testing/testPlatform.ts';
import { seedBlocks } from './blocks.ts';

const lobbyOf = (id: string) => {
  const store = createStore(':memory:');
  seedBlocks(store, [], { ...acme, id });
  const blocks = store.documents.all<BlockDocument>('block').filter(({ body }) => body.page === 'lobby');
  store.close();
  return { ids: blocks.map(({ key }) => key), welcome: blocks[0]?.body };
};

it('opens each brand’s lobby with a welcome of its own and its own order of blocks', () => {
  const lobbies = operators.map((operator) => lobbyOf(operator.toLowerCase()));
  for (const { ids } of lobbies) expect(ids[0]).toBe('welcome');
  for (const language of ['en', 'ja'] as const)
    expect(new Set(lobbies.map(({ welcome }) => welcome?.title?.[language])).size).toBe(operators.length);
  expect(new Set(lobbies.map(({ ids }) => ids.slice(0, 4).join())).size).toBe(operators.length);
});

it('has the same blocks in every order', () => {
  const sorted = (id: string) => lobbyOf(id).ids.toSorted();
  for (const id of ['herion', 'fortuneforge', 'elmst', 'elvel']) expect(sorted(id)).toEqual(sorted(acme.id));
});
