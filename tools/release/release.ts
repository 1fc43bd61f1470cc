import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { readDeploymentOptions, deploymentOptions, deploymentUsage, portOf } from '../host/options.ts';
import { releasesFolder } from '../host/releaseFolders.ts';
import { buildOf, CommandError, operatorNamed, runCommand } from '../start/command.ts';
import { pagesFolderOf } from '../start/operator.ts';
import { writeRelease } from './writeRelease.ts';

const usage = `npm run release -- <operator> --settings <file> --platform <origin> [options]

Writes the build of an operator with its prerendered pages into dist/releases/<operator>/<build>/: the files, the pages completed with
the settings, nginx.conf for exactly this release, and cdn.md, the rules for a CDN.

${deploymentUsage}
  --country-database <file> database of addresses (.mmdb) in which nginx finds the visitor's country, by its GeoIP2 module
  --listen <port>           of nginx; 8080 by default, with a certificate 443, to which port 80 leads
  --certificate <file>      of nginx, in PEM; without it nginx speaks plain http
  --key <file>              of the certificate

Paths in nginx.conf are those of this machine, and nginx's user has to be able to read them.`;

await runCommand({
  usage,
  options: {
    ...deploymentOptions,
    'country-database': { type: 'string' },
    listen: { type: 'string' },
    certificate: { type: 'string' },
    key: { type: 'string' },
  },
  async run({ 'country-database': database, listen: listenText, certificate, key, ...values }, [name]) {
    const operator = operatorNamed(name);
    const folder = buildOf(operator);
    if ((certificate === undefined) !== (key === undefined))
      throw new CommandError('--certificate and --key belong together.');
    const port = portOf('--listen', listenText ?? (certificate === undefined ? '8080' : '443'));
    const address = certificate === undefined ? `http://localhost:${port}` : `https://localhost:${port}`;
    const { file } = await readDeploymentOptions(operator, { origin: address, ...values });
    if (database !== undefined && file.country)
      throw new CommandError('--country-database excludes --country and --country-header.');
    const tls = certificate !== undefined &&
      key !== undefined && { certificate: existing('--certificate', certificate), key: existing('--key', key) };
    const { release, pages } = await writeRelease({
      operator,
      build: { folder, pages: pagesFolderOf(operator) },
      deployment: {
        ...file,
        ...(database !== undefined && { country: { database: existing('--country-database', database) } }),
        listen: { port, ...(tls && { tls }) },
      },
      releases: releasesFolder(operator),
    });
    if (!release.deployment.country && release.deployment.settings.ipCountryCode === undefined)
      console.error(
        'No country is known: all visitors get the shell page. Name it with --country, --country-header or --country-database.',
      );
    if (pages !== 'included') {
      const reason =
        pages === 'missing' ? 'There are no prerendered pages' : 'The prerendered pages are of another build';
      console.error(`${reason}: all visitors get the shell page. Make them with: npx nx prerender ${operator}`);
    }
    const path = relative(process.cwd(), release.folder);
    console.log(`${path}

nginx serves it with ${path}/nginx.conf, included in the block “http” of its configuration:
  ln -s ${release.folder}/nginx.conf /etc/nginx/conf.d/${operator}.conf && nginx -t && nginx -s reload
Rules for a CDN: ${path}/cdn.md
Then: npm run host:check -- ${file.origin}`);
  },
});

function existing(option: string, file: string): string {
  if (!existsSync(file)) throw new CommandError(`${option}: there is no file ${file}.`);
  return resolve(file);
}
