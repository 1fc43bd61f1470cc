import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkHost } from '../../tools/host/check/run.ts';
import { root } from '../../tools/start/operator.ts';
import { freePort } from '../support/hosts/nginx.ts';
import { settingsOf } from '../support/hosts/settings.ts';
import { expect } from '@playwright/test';
import { test as base } from '../support/world.ts';

base.use({ brand: 'elmst' });

base('the embedded platform has what a lobby needs of a host', { tag: '@desktop' }, async ({ world }) => {
  const { problems, count } = await checkHost(new URL(world.url).origin);
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(55);
});

/** Runs `npm run host` in front of the world's platform. */
const test = base.extend<{ origin: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants one
  lobbyPort: async ({}, use) => use(await freePort()),
  origin: async ({ world, brand }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'settings-'));
    const file = join(folder, 'settings.json');
    writeFileSync(file, JSON.stringify(await settingsOf(world)));
    const { port, origin } = new URL(world.url);
    const command = ['tools/host/main.ts', brand, '--settings', file, '--platform', world.platform, '--port', port];
    command.push('--country', 'EE');
    const host = spawn(process.execPath, command, { cwd: root });
    await once(host.stderr, 'data');
    await use(origin);
    host.kill('SIGTERM');
    expect(await once(host, 'exit')).toEqual([0, null]);
    rmSync(folder, { recursive: true, force: true });
  },
});

test('npm run host has what a lobby needs of a host', { tag: '@desktop' }, async ({ origin }) => {
  expect(await checkHost(origin)).toMatchObject({ problems: [] });
});
