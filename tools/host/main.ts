import { existsSync } from 'node:fs';
import { buildOf, CommandError, operatorNamed, runCommand } from '../start/command.ts';
import { pagesFolderOf } from '../start/operator.ts';
import { countryBy } from './deployment.ts';
import { createHost } from './host.ts';
import { compress, buildFiles, inMemory, tooManyCookiesPage } from './node.ts';
import {
  deploymentOptions,
  deploymentUsage,
  portOf,
  readDeploymentOptions,
  refuseTrial,
  type DeploymentValues,
} from './options.ts';
import { readRelease } from './release.ts';
import { releasesFolder } from './releaseFolders.ts';
import { createReleasesHost, type Host } from './releases.ts';
import { followReleases, trafficFile } from './releasesOnDisk.ts';
import { serve, type Target } from './serve.ts';

const usage = `npm run host -- <operator> --settings <file> --platform <origin> [options]
npm run host -- <operator> --releases [--port <number>]

Serves the build of an operator with its prerendered pages, in front of a platform, to which /graphql and all below /api/ is
sent. With --releases it serves what npm run release has made, each release with the settings and the platform that it was made for,
and follows npm run release:activate and release:rollback.

${deploymentUsage}
  --port <number>           to listen on; 8080 by default

/healthz answers while it runs, /readyz once it can serve. The standard output gets a line of JSON for each request.`;

interface Served {
  host: Host;
  target: () => Target;
  close?: () => void;
}

await runCommand({
  usage,
  options: { ...deploymentOptions, releases: { type: 'boolean' }, port: { type: 'string', default: '8080' } },
  async run({ releases, port: portText, ...values }, [name]) {
    const operator = operatorNamed(name);
    const listenPort = portOf('--port', portText);
    const [given] = Object.keys(values);
    if (releases && given !== undefined)
      throw new CommandError(`--${given} has no effect with --releases: each release has its own.`);
    const served = releases
      ? await openReleases(operator)
      : await openBuild(operator, { origin: `http://localhost:${portText}`, ...values });
    const { port, close } = await serve({
      ...served,
      port: listenPort,
      log: (record) => console.log(JSON.stringify(record)),
    }).catch((error: unknown) => {
      served.close?.();
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      throw new CommandError(`Port ${portText} is taken by another program: choose another with --port.`);
    });
    console.error(`${operator}: http://localhost:${port}/ in front of ${served.target().platform}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        served.close?.();
        void close();
      });
  },
});

async function openReleases(operator: string): Promise<Served> {
  const folder = releasesFolder(operator);
  if (!existsSync(`${folder}/${trafficFile}`))
    throw new CommandError(
      `No release of ${operator} is active. Activate one with: npm run release:activate -- ${operator} <build>`,
    );
  try {
    const { releases, target, close } = await followReleases(folder, (message) => console.error(message));
    return { host: createReleasesHost(releases), target, close };
  } catch (error) {
    throw new CommandError(`The releases of ${operator} cannot be served: ${(error as Error).message}`);
  }
}

async function openBuild(operator: string, options: DeploymentValues): Promise<Served> {
  const folder = buildOf(operator);
  const { deployment } = await readDeploymentOptions(operator, options);
  const { settings, hosting, origin, platform, country } = deployment;
  const files = inMemory(buildFiles({ folder, pages: pagesFolderOf(operator) }));
  const release = await readRelease(files);
  refuseTrial(release, platform);
  if (!release.pages)
    console.error('No page of this build is prerendered: all visitors get the shell page (npm run prerender).');
  const host = createHost({
    files,
    hosting,
    settings: () => settings,
    country: countryBy(country),
    compress,
  });
  const target = { platform, origin, country, tooManyCookiesPage: tooManyCookiesPage(folder) };
  return { host, target: () => target };
}
