import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createReleasesHost } from '../../../tools/host/releases.ts';
import { followReleases } from '../../../tools/host/releasesOnDisk.ts';
import { serve } from '../../../tools/host/serve.ts';
import { activateRelease, rollBackRelease } from '../../../tools/release/activation.ts';
import { bytesOf, contentsOf } from '../../../tools/release/contents.ts';
import { pagesFolderOf, root } from '../../../tools/start/operator.ts';
import { expect, test as base } from '../player.ts';
import { freePort } from './nginx.ts';
import { renameScripts, type Files } from './renameScripts.ts';
import { settingsOf } from './settings.ts';

/** The brand's build, and one whose scripts are all others. */
const builds = { first: '111111111111', second: '222222222222' };

interface Releases {
  /** For all, or a share in percent. Resolves once the host follows. */
  activate(release: keyof typeof builds, share?: string): Promise<void>;
  rollBack(): Promise<void>;
}

/** Tests whose lobby is sent by a host of two releases in front of their platform. The first is active. */
export const test = base.extend<{ releases: Releases }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants one
  lobbyPort: async ({}, use) => use(await freePort()),
  releases: [
    // Automatic: it is there for longer than pages are.
    async ({ world, brand }, use) => {
      const directory = mkdtempSync(join(tmpdir(), 'releases-'));
      const site = { operator: brand, folder: join(directory, brand) };
      const { origin, port } = new URL(world.url);
      const deployment = JSON.stringify({
        settings: await settingsOf(world),
        origin,
        platform: world.platform,
        country: { code: 'EE' },
      });
      const first = filesOf(brand);
      // The completed page is nginx’s, which is not there.
      const others: Files = new Map(Object.entries({ 'deployment.json': deployment, 'completed/index.html': '' }));
      write(join(site.folder, builds.first), new Map([...first, ...others]));
      write(join(site.folder, builds.second), new Map([...renameScripts(first), ...others]));
      await activateRelease(site, builds.first, {});

      const { releases, target, close: stopFollowing } = await followReleases(site.folder, () => {});
      const host = createReleasesHost(releases);
      const { close } = await serve({ host, target, port: Number(port), log: () => {} });
      const follow = async (traffic: unknown) => expect.poll(() => releases().traffic).toEqual(traffic);
      await use({
        activate: async (release, share) => follow(await activateRelease(site, builds[release], { share })),
        rollBack: async () => follow(await rollBackRelease(site)),
      });
      stopFollowing();
      await close();
      rmSync(directory, { recursive: true });
    },
    { auto: true },
  ],
});

/** Without compressed copies and source maps, which make no difference here. */
function filesOf(brand: string): Files {
  const { files } = contentsOf({ folder: `${root}dist/apps/${brand}`, pages: pagesFolderOf(brand) });
  return new Map(files.filter(({ path }) => !/\.(?:map|br|gz)$/.test(path)).map((file) => [file.path, bytesOf(file)]));
}

function write(folder: string, files: Files): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
