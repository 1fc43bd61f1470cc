import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeOtherPages } from './build.ts';

const now = { build: 'hash-of-this-build', lobbyOrigin: 'https://lobby.acme.test' };

it.each([
  ['of this build and platform stay', now, true],
  ['of another build go', { ...now, build: 'hash-of-another' }, false],
  ['with the content of another platform go', { ...now, lobbyOrigin: 'https://lobby.invalid' }, false],
])('pages of another market %s', (_, report, stay) => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const page = join(folder, 'FI/en/index.html');
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, 'games');
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(report));
  removeOtherPages(folder, now);
  expect(existsSync(page)).toBe(stay);
  rmSync(folder, { recursive: true, force: true });
});
