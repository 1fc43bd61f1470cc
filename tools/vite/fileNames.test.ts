import { fileNames, isFiltered } from './fileNames.ts';

it.each(['popups', 'PopUpCheck', 'AccountBanners', 'CookiePreferences', 'en-consent', 'PromotionDialog', 'sentry'])(
  'keeps %s out of the name of its script, by which ad blockers would block it',
  (name) => {
    expect(isFiltered(name)).toBe(true);
    expect(fileNames.chunkFileNames({ name })).toBe('assets/part-[hash].js');
  },
);

it.each(['index', 'base', 'DashboardPage', 'LoadingState', 'shadow', 'fi', 'en-play', 'GamePage'])(
  'leaves %s in the name of its script',
  (name) => expect(fileNames.chunkFileNames({ name })).toBe('assets/[name]-[hash].js'),
);

it('names styles and fonts likewise', () => {
  expect(fileNames.assetFileNames({ names: ['chat-style.css'] })).toBe('assets/part-[hash][extname]');
  expect(fileNames.assetFileNames({ names: ['style.css'] })).toBe('assets/[name]-[hash][extname]');
});
