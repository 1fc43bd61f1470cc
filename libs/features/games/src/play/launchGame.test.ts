import { gameOrigin } from './launchGame.ts';

const origins = ['https://games.acme.test'];

describe('gameOrigin', () => {
  it('is the origin of an allowed URL', () => {
    expect(gameOrigin('https://games.acme.test/play?x=1', origins)).toBe('https://games.acme.test');
  });

  it.each([
    'https://evil.test/games.acme.test',
    'http://games.acme.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://games.acme.test/1',
    '/play',
    '',
  ])('is null for %j', (url) => {
    expect(gameOrigin(url, origins)).toBeNull();
  });
});
