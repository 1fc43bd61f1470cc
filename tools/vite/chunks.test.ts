import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { libraryChunks, styleChunks } from './chunks.ts';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'chunks-'))));
afterEach(() => rmSync(root, { recursive: true }));

function library(path: string, chunks: object | undefined, folders: readonly string[] = ['src']) {
  for (const folder of folders) mkdirSync(join(root, path, folder), { recursive: true });
  writeFileSync(join(root, path, 'package.json'), JSON.stringify({ name: path, chunks }));
}

it('merges the chunks that the libraries declare', () => {
  library('libs/features/games', { lobby: ['src/tile', 'src/blocks/A.tsx'] }, ['src/tile', 'src/blocks/A.tsx']);
  library('libs/features/content', { lobby: ['src/banner'], promotions: ['src/promotions'] }, [
    'src/banner',
    'src/promotions',
  ]);
  library('libs/shell', undefined);
  const chunkOf = (file: string) =>
    libraryChunks(root)
      .filter(({ test }) => test.test(`/a/${file}`))
      .map(({ name }) => name);
  expect(chunkOf('libs/features/games/src/tile/Tile.tsx')).toEqual(['lobby']);
  expect(chunkOf('libs/features/games/src/blocks/A.tsx')).toEqual(['lobby']);
  expect(chunkOf('libs/features/games/src/blocks/AB.tsx')).toEqual([]);
  expect(chunkOf('libs/features/games/src/play/Play.tsx')).toEqual([]);
  expect(chunkOf('libs/features/content/src/banner/Banner.tsx')).toEqual(['lobby']);
  expect(chunkOf('libs/features/content/src/promotions/Promotions.tsx')).toEqual(['promotions']);
  expect(chunkOf('libs/shell/src/index.ts')).toEqual([]);
});

it('rejects a folder that does not exist', () => {
  library('libs/ui-kit', { lobby: ['src/tile'] });
  expect(() => libraryChunks(root)).toThrow('libs/ui-kit/src/tile in chunks, but it does not exist');
});

it('keeps the styles of libraries that declare it out of the lobby’s sheet', () => {
  library('libs/features/games', undefined);
  mkdirSync(join(root, 'libs/features/raffle'), { recursive: true });
  writeFileSync(join(root, 'libs/features/raffle/package.json'), JSON.stringify({ styles: 'lazy' }));
  const chunkOf = (file: string) =>
    styleChunks(root)
      .filter(({ test }) => test.test(`/a/${file}`))
      .map(({ name }) => name);
  expect(chunkOf('libs/features/games/src/Tile.css.ts.vanilla.css')).toEqual(['style']);
  expect(chunkOf('node_modules/@fontsource/inter/index.css?inline')).toEqual(['style']);
  expect(chunkOf('libs/features/raffle/src/Card.css.ts.vanilla.css')).toEqual(['raffle-style']);
  expect(chunkOf('libs/features/raffle/src/Card.css.ts')).toEqual([]);
  mkdirSync(join(root, 'libs/features/sports'), { recursive: true });
  writeFileSync(join(root, 'libs/features/sports/package.json'), JSON.stringify({ styles: ['src/page'] }));
  expect(chunkOf('libs/features/sports/src/page/Page.css.ts.vanilla.css')).toEqual(['page-style']);
  expect(chunkOf('libs/features/sports/src/block/Block.css.ts.vanilla.css')).toEqual(['style']);
});
