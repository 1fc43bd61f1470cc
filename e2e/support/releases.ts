import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createReleasesHost } from '../../tools/host/releases.ts';
import { followReleases } from '../../tools/host/releasesOnDisk.ts';
import { serve } from '../../tools/host/serve.ts';
import { activateRelease, rollBackRelease } from '../../tools/release/activation.ts';
import { bytesOf, contentsOf } from '../../tools/release/contents.ts';
import { pagesFolderOf, root } from '../../tools/start/operator.ts';
import { expect, test as base } from './player.ts';
import type { World } from './world.ts';

/** Releases of the brand, which a host serves in front of the world's platform. */
interface Releases {
  /** For all, or a share in percent. Resolves once the host follows. */
  activate(release: Release, share?: string): Promise<void>;
  rollBack(): Promise<void>;
}

/** The brand's build, and one of other code: each script has another name. */
export type Release = 'first' | 'second';
const builds: Record<Release, string> = { first: '111111111111', second: '222222222222' };

type Files = Map<string, string | Uint8Array>;

/** A host of several releases, before the platform of the test’s world. */
export const test = base.extend<{ releaseHost: ReleaseHost; releases: Releases }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants one
  releaseHost: async ({}, use) => {
    const host = await createReleaseHost();
    await use(host);
    await host.close();
  },
  lobbyPort: async ({ releaseHost }, use) => use(releaseHost.port),
  releases: async ({ releaseHost, world }, use) => {
    await releaseHost.open(world);
    await use(releaseHost);
  },
});

interface ReleaseHost extends Releases {
  port: number;
  /** Makes the releases, for the world's settings, and activates the first. */
  open(world: World): Promise<void>;
  close(): Promise<void>;
}

async function createReleaseHost(): Promise<ReleaseHost> {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  let site = { operator: '', folder };
  let followed: Awaited<ReturnType<typeof followReleases>> | undefined;
  // It listens before there is anything to serve: the world has to know its port.
  const need = () => {
    if (!followed) throw new Error('No release is open yet.');
    return followed;
  };
  const { port, close } = await serve({
    host: createReleasesHost(() => need().releases()),
    target: () => need().target(),
    port: 0,
    log: () => {},
  });
  const follow = async (traffic: unknown) => expect.poll(() => need().releases().traffic).toEqual(traffic);
  return {
    port,
    async open(world) {
      site = { operator: world.brand, folder: join(folder, world.brand) };
      const deployment = await deploymentFor(world);
      const first = filesOf(world.brand);
      for (const [build, files] of [
        [builds.first, first],
        [builds.second, renameScripts(first)],
      ] as const) {
        for (const [path, content] of [
          ...files,
          ['deployment.json', deployment],
          ['completed/index.html', ''],
        ] as const) {
          const file = join(site.folder, build, path);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, content);
        }
      }
      await activateRelease(site, builds.first, {});
      followed = await followReleases(site.folder, () => {});
    },
    activate: async (release, share) => follow(await activateRelease(site, builds[release], { share })),
    rollBack: async () => follow(await rollBackRelease(site)),
    async close() {
      followed?.close();
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function deploymentFor({ url, platform, partners }: World): Promise<string> {
  const settings = (await (await fetch(`${platform}/api/lobby-settings`)).json()) as { ipCountryCode: string };
  const { origin: pictures } = new URL(partners);
  return JSON.stringify({
    settings: { ...settings, hosting: { pictures: [pictures], identityCheck: pictures } },
    origin: new URL(url).origin,
    platform,
    country: { code: settings.ipCountryCode },
  });
}

/** Without compressed copies and source maps, which make no difference here. */
function filesOf(brand: string): Files {
  const { files } = contentsOf({ folder: `${root}dist/apps/${brand}`, pages: pagesFolderOf(brand) });
  return new Map(files.filter(({ path }) => !/\.(?:map|br|gz)$/.test(path)).map((file) => [file.path, bytesOf(file)]));
}

const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
const next = (digit: string): string => digits[(digits.indexOf(digit) + 1) % digits.length] ?? '';
const scriptName = /(?<=-)[0-9a-z]{8}(?=\.js\b)/g;
const renamed = (text: string): string => text.replaceAll(scriptName, (hash) => hash.replaceAll(/./g, next));

/** The same build as if each script had changed: other names, and what follows from them, such as hashes and the worker's cache. */
function renameScripts(first: Files): Files {
  const second: Files = new Map();
  const integrities = new Map<string, string>();
  for (const [path, content] of first) {
    const isText = /\.(?:js|html|json|webmanifest)$/.test(path);
    const changed = isText
      ? renamed(Buffer.from(content).toString()).replaceAll(/lobby-[0-9a-f]{12}/g, renamedCache)
      : content;
    if (isText) integrities.set(integrityOf(content), integrityOf(changed));
    second.set(renamed(path), changed);
  }
  for (const [path, content] of second) {
    if (!/\.(?:html|json)$/.test(path)) continue;
    second.set(
      path,
      String(content).replaceAll(/sha384-[\w+/=]+/g, (integrity) => integrities.get(integrity) ?? integrity),
    );
  }
  const shell = hashOf('sha256', second.get('pages/index.html') ?? '');
  const pages = JSON.parse(String(second.get('pages/pages.json'))) as object;
  return second.set('pages/pages.json', JSON.stringify({ ...pages, build: shell }));
}

const renamedCache = (cache: string): string => `lobby-${cache.slice(-12).split('').toReversed().join('')}`;
const hashOf = (algorithm: string, content: string | Uint8Array): string =>
  createHash(algorithm).update(content).digest('base64');
const integrityOf = (content: string | Uint8Array): string => `sha384-${hashOf('sha384', content)}`;
