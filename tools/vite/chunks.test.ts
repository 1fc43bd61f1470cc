import { commonChunkOf, groupChunks, sheetOf } from './chunks.ts';
import type { GroupName } from './groups.ts';

const features = '/w/libs/features';
const groupOf = new Map<string, GroupName>([
  [`${features}/games/src/LobbyPage.tsx`, 'lobby'],
  [`${features}/raffle/src/Watch.tsx`, 'idle'],
  [`${features}/raffle/src/Bar.tsx`, 'bars'],
  [`${features}/raffle/src/Block.tsx`, 'figures'],
]);

it('puts into a group what lazy imports name so, and what it shares into the earlier of two', () => {
  const chunks = groupChunks(groupOf);
  const capturing = (id: string) => chunks.filter(({ test }) => (test as (id: string) => boolean)(id));
  const [lobby] = capturing(`${features}/games/src/LobbyPage.tsx`);
  const [idle] = capturing(`${features}/raffle/src/Watch.tsx`);
  const [bars] = capturing(`${features}/raffle/src/Bar.tsx`);
  expect([lobby?.name, idle?.name, bars?.name]).toEqual(['lobby', 'idle', 'bars']);
  expect(lobby!.priority).toBeGreaterThan(idle!.priority!);
  expect(idle!.priority).toBeGreaterThan(bars!.priority!);
  expect(capturing(`${features}/raffle/src/Page.tsx`)).toEqual([]);
});

/** By module, those that import it; a lazily imported one begins with a star. */
const graph: Record<string, string[]> = {
  'games/src/Tile.css': ['games/src/Tile.tsx'],
  'games/src/Tile.tsx': ['games/src/LobbyPage.tsx', 'games/src/ListPage.tsx'],
  'raffle/src/Card.css': ['raffle/src/Card.tsx'],
  'raffle/src/Card.tsx': ['raffle/src/Bar.tsx', 'raffle/src/Watch.tsx', 'raffle/src/Page.tsx'],
  'raffle/src/Page.css': ['raffle/src/Page.tsx'],
  'raffle/src/Figure.tsx': ['raffle/src/Watch.tsx', 'raffle/src/Block.tsx'],
  'raffle/src/skeleton.css': ['raffle/src/feature.tsx'],
  'raffle/src/feature.tsx': ['raffle/src/index.ts'],
  'raffle/src/index.ts': ['../../apps/acme/lobby.ts'],
};
const lazy = [
  'games/src/LobbyPage.tsx',
  'games/src/ListPage.tsx',
  'raffle/src/Bar.tsx',
  'raffle/src/Block.tsx',
  'raffle/src/Watch.tsx',
  'raffle/src/Page.tsx',
];
const infoOf = (id: string) => {
  const module = id.slice(features.length + 1);
  return {
    importers: (graph[module] ?? []).map((importer) => `${features}/${importer}`),
    dynamicImporters: lazy.includes(module) ? [`${features}/any/src/feature.ts`] : [],
  };
};

it.each([
  ['what code of each player’s page shares with other parts', 'raffle/src/Card.tsx', 'players'],
  ['what visitors’ pages come to, too', 'raffle/src/Figure.tsx', 'common'],
  ['what it has alone', 'raffle/src/Watch.tsx', null],
  ['what other parts have alone', 'raffle/src/Page.css', null],
  ['what first pages show', 'games/src/Tile.tsx', null],
  ['what the first load has', 'raffle/src/feature.tsx', null],
])('has a chunk for what features share: %s, %s', (_, module, expected) => {
  expect(commonChunkOf(`${features}/${module}`, groupOf, infoOf)).toBe(expected);
});

describe('styles', () => {
  it.each([
    ['of the group that comes first', `${features}/raffle/src/Card.css`, 'idle-style'],
    ['of first pages', `${features}/games/src/Tile.css`, 'style'],
    ['of a part that the first load has', `${features}/raffle/src/skeleton.css`, 'style'],
    ['of a page in no group', `${features}/raffle/src/Page.css`, 'raffle-style'],
    ['of the kit', '/w/libs/ui-kit/src/button/Button.css', 'style'],
    ['of a package', '/w/node_modules/@fontsource/inter/index.css?inline', 'style'],
  ])('%s', (_, id, sheet) => {
    expect(sheetOf(id, groupOf, infoOf)).toBe(sheet);
  });
});
