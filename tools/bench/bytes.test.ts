import { ownerOf } from './bytes.ts';

it.each([
  ['../../../../node_modules/@urql/core/dist/urql-core.mjs', '@urql/core'],
  ['../../../../node_modules/react-dom/cjs/react-dom.js', 'react-dom'],
  ['../../../../node_modules/a/node_modules/b/index.js', 'b'],
  ['../../../../libs/platform/data/src/client.ts', 'libs/platform/data'],
  ['../../../../libs/ui-kit/src/tile/Tile.tsx', 'libs/ui-kit'],
  ['../../../../apps/acme/brand.ts', 'apps/acme'],
  ['', 'of the build'],
])('%s belongs to %s', (source, owner) => {
  expect(ownerOf(source)).toBe(owner);
});
