// Packs a release of a brand: what goes onto a host, its pages, and what stays with whoever releases.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createProjectGraphAsync, type NxJsonConfiguration } from '@nx/devkit';
import { buildOf, operatorNamed, runCommand } from '../start/command.ts';
import { pagesFolderOf, root } from '../start/operator.ts';
import { assemble } from './assemble.ts';
import { pathsOfBuild } from './version.ts';

const usage = `npx nx release-package <operator>

Packs the build of an operator with its prerendered pages into dist/packages/<operator>-<version>-<hash>.tar.zst:

  public/    what goes onto a host, and nothing else
  pages/     the pages, which a host completes
  release/   release.json, texts, source maps, bill of materials, provenance, licences

The version follows the commits since the last tag <operator>@x.y.z that change this operator's build. Pages are packed as they
are: render them before, with npm run prerender -- <operator> --platform <origin>.`;

await runCommand({
  usage,
  options: {},
  async run(_values, [name]) {
    const operator = operatorNamed(name);
    const build = { folder: buildOf(operator), pages: pagesFolderOf(operator) };
    const { namedInputs } = JSON.parse(readFileSync(`${root}nx.json`, 'utf8')) as NxJsonConfiguration;
    const paths = pathsOfBuild(operator, await createProjectGraphAsync(), namedInputs);
    const made = await assemble({ root, operator, build, paths });
    const file = `dist/packages/${made.name}`;
    mkdirSync(`${root}dist/packages`, { recursive: true });
    writeFileSync(root + file, made.bytes);
    for (const warning of made.warnings) console.warn(warning);
    for (const note of made.notes) console.log(note);
    console.log(`${file}: ${(made.bytes.length / 1e6).toFixed(1)} MB`);
  },
});
