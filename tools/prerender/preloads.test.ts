import { chunkOf, filesOf } from './preloads.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_base.js'], css: ['assets/style.css'] },
  '_base.js': { file: 'assets/base.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['_base.js'] },
  '../../libs/features/games/src/pages/GamesPage.tsx': {
    file: 'assets/GamesPage.js',
    imports: ['_shared.js', 'index.html'],
    css: ['assets/style.css', 'assets/games.css'],
  },
  'virtual:lobby-messages/fi': { file: 'assets/fi.js' },
};

it('are the modules’ chunks and style sheets with all that they import, but for what the entry has', () => {
  const modules = ['virtual:lobby-messages/fi', '../../libs/features/games/src/pages/GamesPage.tsx'];
  expect(filesOf(manifest, modules)).toEqual([
    'assets/fi.js',
    'assets/GamesPage.js',
    'assets/games.css',
    'assets/shared.js',
  ]);
});

it('has a group’s chunk by its name, and no module’s that has the same', () => {
  const named = {
    '../../libs/idle.ts': { file: 'assets/a.js', name: 'idle' },
    '_idle.js': { file: 'assets/b.js', name: 'idle' },
  };
  expect(chunkOf(named, 'idle')).toBe('_idle.js');
  expect(chunkOf(named, 'deposit')).toBeUndefined();
});

it('are nothing more for a module that is part of another’s chunk', () => {
  expect(filesOf(manifest, ['../../libs/features/games/src/blocks/TopGamesBlock.tsx'])).toEqual([]);
});
