import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { deploymentOptions, deploymentUsage, portOf, readDeploymentOptions, refuseTrial } from '../host/options.ts';
import { parsePages } from '../host/release.ts';
import { releasesFolder } from '../host/releaseFolders.ts';
import { buildOf, CommandError, operatorNamed, runCommand } from '../start/command.ts';
import { pagesFolderOf } from '../start/operator.ts';
import { contentsOf, textOf, type Contents } from './contents.ts';
import { InvalidPackage, readPackage } from './package.ts';
import { parseReport } from './report.ts';
import { writeRelease } from './writeRelease.ts';

const usage = `npm run release -- <operator> --settings <file> --platform <origin> [options]

Writes the build of an operator with its prerendered pages, or a package of them, into dist/releases/<operator>/<build>/: the files, the pages completed with
the settings, nginx.conf for exactly this release, and cdn.md, the rules for a CDN.

${deploymentUsage}
  --package <file>          what npx nx release-package has made, instead of the build
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
    package: { type: 'string' },
    listen: { type: 'string' },
    certificate: { type: 'string' },
    key: { type: 'string' },
  },
  async run(
    { package: packageFile, 'country-database': database, listen: listenText, certificate, key, ...values },
    [name],
  ) {
    const operator = operatorNamed(name);
    if ((certificate === undefined) !== (key === undefined))
      throw new CommandError('--certificate and --key belong together.');
    const port = portOf('--listen', listenText ?? (certificate === undefined ? '8080' : '443'));
    const address = certificate === undefined ? `http://localhost:${port}` : `https://localhost:${port}`;
    const { file } = await readDeploymentOptions(operator, { origin: address, ...values });
    if (database !== undefined && file.country)
      throw new CommandError('--country-database excludes --country and --country-header.');
    const tls = certificate !== undefined &&
      key !== undefined && { certificate: existing('--certificate', certificate), key: existing('--key', key) };
    const contents = await contentsFor(operator, packageFile);
    refuseTrial(reportsIn(contents), file.platform);
    const release = await writeRelease({
      operator,
      contents,
      deployment: {
        ...file,
        ...(database !== undefined && { country: { database: existing('--country-database', database) } }),
        listen: { port, ...(tls && { tls }) },
      },
      releases: releasesFolder(operator),
    });
    if (!release.deployment.country)
      console.error(
        'No country is known: all visitors get the shell page. Name it with --country, --country-header or --country-database.',
      );
    if (contents.pages !== 'included') {
      const reason =
        contents.pages === 'missing' ? 'There are no prerendered pages' : 'The prerendered pages are of another build';
      console.error(`${reason}: all visitors get the shell page. Make them with: npm run prerender -- ${operator}`);
    }
    const path = relative(process.cwd(), release.folder);
    console.log(`${path}

Give it to players: npm run release:activate -- ${operator} ${release.build}
nginx includes ${relative(process.cwd(), releasesFolder(operator))}/nginx.conf, which that writes; ${path}/nginx.conf is for this release alone.
Rules for a CDN: ${path}/cdn.md
Then: npm run host:check -- ${file.origin}`);
  },
});

/** @throws CommandError */
function reportsIn({ files, pages }: Contents) {
  const report = textOf(files, 'release/release.json');
  if (report === undefined) throw new CommandError('A release has a release.json, which is missing.');
  const pagesReport = pages === 'included' ? textOf(files, 'pages/pages.json') : undefined;
  return { report: parseReport(report), pages: pagesReport === undefined ? undefined : parsePages(pagesReport) };
}

/** @throws CommandError where there is no build, or the package is none of this operator's */
async function contentsFor(operator: string, packageFile: string | undefined): Promise<Contents> {
  if (packageFile === undefined) return contentsOf({ folder: buildOf(operator), pages: pagesFolderOf(operator) });
  const contents = await readPackage(existing('--package', packageFile)).catch((error: unknown) => {
    throw error instanceof InvalidPackage ? new CommandError(error.message) : error;
  });
  const { brand } = reportsIn(contents).report;
  if (brand !== operator) throw new CommandError(`${packageFile} is a package of ${brand}, not of ${operator}.`);
  return contents;
}

function existing(option: string, file: string): string {
  if (!existsSync(file)) throw new CommandError(`${option}: there is no file ${file}.`);
  return resolve(file);
}
