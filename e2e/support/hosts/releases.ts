import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { DeploymentFile } from '../../../tools/host/deployment.ts';
import type { Release } from '../../../tools/host/releaseFolders.ts';
import { settings } from '../../../tools/host/release.fixture.ts';
import { contentsOf } from '../../../tools/release/contents.ts';
import { writeRelease } from '../../../tools/release/writeRelease.ts';
import { startBackEnd, type BackEnd } from './backEnd.ts';
import { writeBuild } from './build.ts';
import { freePort, needNginx, startNginx, type RunningNginx } from './nginx.ts';

interface Fixtures {
  backEnd: BackEnd;
  /** Of the test's own. */
  folder: string;
  /** On which nginx listens. */
  port: number;
  /** Releases a build with this name, which its pages have in them. */
  release(name: string, deployment?: Partial<DeploymentFile>): Promise<Release>;
  /** Runs it until the test ends. */
  serveByNginx(options: Parameters<typeof startNginx>[0]): Promise<RunningNginx>;
}

/** Tests of nginx in front of a small back end, with small releases: they need no browser and no world. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants one
  backEnd: async ({}, use) => {
    const backEnd = await startBackEnd();
    await use(backEnd);
    backEnd.close();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants one
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'releases-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants one
  port: async ({}, use) => use(await freePort()),
  release: async ({ backEnd, folder, port }, use) => {
    await use(async (name, deployment) => {
      const release = await writeRelease({
        operator: 'acme',
        contents: contentsOf(writeBuild(join(folder, name), name)),
        deployment: {
          settings: { ...settings, hosting: { reports: '/api/csp-reports' } },
          origin: `http://localhost:${port}`,
          platform: backEnd.origin,
          listen: { port },
          ...deployment,
        },
        releases: join(folder, 'releases'),
      });
      return release;
    });
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants one
  serveByNginx: async ({}, use) => {
    needNginx();
    const running: RunningNginx[] = [];
    await use(async (options) => {
      const nginx = await startNginx(options);
      running.push(nginx);
      return nginx;
    });
    for (const nginx of running) await nginx.close();
  },
});

export { expect } from '@playwright/test';
