import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentsOf } from '../../../tools/release/contents.ts';
import { writeRelease } from '../../../tools/release/writeRelease.ts';
import { pagesFolderOf, root } from '../../../tools/start/operator.ts';
import { test as base } from '../player.ts';
import { freePort, needNginx, startNginx, type RunningNginx } from './nginx.ts';
import { settingsOf } from './settings.ts';

/** Tests whose lobby is a release of the production build, sent by nginx in front of their platform. */
export const test = base.extend<{ nginx: RunningNginx }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants one
  lobbyPort: async ({}, use) => use(await freePort()),
  nginx: [
    async ({ world, lobbyPort, brand }, use) => {
      needNginx();
      const releases = mkdtempSync(join(tmpdir(), 'releases-'));
      const release = await writeRelease({
        operator: brand,
        contents: contentsOf({ folder: `${root}dist/apps/${brand}`, pages: pagesFolderOf(brand) }),
        deployment: {
          settings: await settingsOf(world),
          origin: new URL(world.url).origin,
          platform: world.platform,
          country: { code: 'EE' },
          listen: { port: lobbyPort ?? 0 },
        },
        releases,
      });
      const nginx = await startNginx({ operator: brand, releases: [release] });
      await use(nginx);
      await nginx.close();
      rmSync(releases, { recursive: true, force: true });
    },
    { auto: true },
  ],
});
