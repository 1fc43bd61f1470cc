// Reads the builds in dist/ and proves that each contains the code of the constants that are on, none of those that are
// off, pages within the budgets, names that ad blockers let pass, and what installing it and its offline pages need.
import { globSync, readFileSync } from 'node:fs';
import { toggles } from '../../libs/contracts/src/index.ts';
import { gates, type Proof } from '../../libs/platform/licensing/src/gates.ts';
import { buildOf, operatorNamed, runCommand } from '../start/command.ts';
import { apps, pagesFolderOf, root } from '../start/operator.ts';
import { isFiltered } from '../vite/fileNames.ts';
import { type Asset, describeCosts, excessesOf, readCosts } from './budgets.ts';
import { constantsInUse } from './constants.ts';
import { installableProblems } from './installable.ts';
import { featureFailures, isProvable, failureOf, type Build } from './prove.ts';
import { proofs } from './proofs.ts';

const usage = `npx node tools/release/verify.ts [operator …]

Reads builds in dist/apps, of all operators where none is named, and fails where one holds what it must not, or lacks what it
must have.`;

function verify(operators: readonly string[]): void {
  const builds = operators.map(readBuild);
  const used = constantsInUse();
  const withoutCode: string[] = [...Object.keys(gates), ...toggles].filter((name) => !used.has(name));
  const failures: string[] = [];

  for (const [constant, files] of used) {
    const proof = (proofs as Record<string, Proof | undefined>)[constant];
    if (!proof) {
      failures.push(
        `${constant} has code (${files.join(', ')}) but no proof (libs/platform/licensing/src/gates.ts, tools/release/proofs.ts).`,
      );
      continue;
    }
    if ('chooses' in proof) {
      console.log(`${constant.padEnd(32)} chooses ${proof.chooses}`);
      continue;
    }
    failures.push(
      ...builds.map((build) => failureOf(build, constant, proof)).filter((failure) => failure !== undefined),
    );
    if (!isProvable(proof, builds)) {
      withoutCode.push(constant);
      continue;
    }
    const values = new Set(builds.map(({ constants }) => constants[constant]));
    console.log(
      `${constant.padEnd(32)} ${values.size === 2 ? 'in some builds, dropped from the others' : `${[...values][0] ? 'on' : 'off'} in every build read`}`,
    );
  }

  console.log(`\nNo code yet: ${withoutCode.join(', ')}\n`);

  for (const build of builds) {
    const { operator, folder, assets, locales, listed } = build;
    failures.push(...featureFailures(build, listed));
    const pages = readCosts({ folder, pages: pagesFolderOf(operator.toLowerCase()) });
    console.log(`${operator.padEnd(32)} ${describeCosts(assets, pages)}`);
    failures.push(...excessesOf(operator, assets, pages));
    const filtered = assets.map(({ file }) => file).filter((file) => file.startsWith('assets/') && isFiltered(file));
    failures.push(...filtered.map((file) => `${operator}: an ad blocker may keep ${file} away, by its name.`));
    failures.push(...installableProblems(folder, locales).map((problem) => `${operator}: ${problem}`));
  }

  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

/** The features that an app lists, by their folders. */
function listedFeatures(app: string): string[] {
  const features = globSync('*', { cwd: `${root}libs/features` });
  const imports = readFileSync(`${root}apps/${app}/lobby.ts`, 'utf8').matchAll(/from '@lobby\/([\w-]+)'/g);
  return [...imports].map(([, name = '']) => name).filter((name) => features.includes(name));
}

function readBuild(app: string): Build & { folder: string; assets: Asset[]; locales: string[]; listed: string[] } {
  const folder = buildOf(app);
  const release = JSON.parse(readFileSync(`${folder}/release.json`, 'utf8'));
  const maps = globSync('assets/*.js.map', { cwd: folder }).map((file) =>
    JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
  );
  return {
    folder,
    assets: release.assets,
    locales: release.locales,
    listed: listedFeatures(app),
    operator: release.operator,
    constants: release.constants,
    features: release.features,
    routes: release.routes,
    sources: new Set(
      maps.flatMap(({ sources }) => sources as string[]).map((source) => source.replace(/^.*?(?=libs\/)/, '')),
    ),
    code: globSync('assets/*.js', { cwd: folder })
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
      .join('\n'),
  };
}

await runCommand({
  usage,
  options: {},
  run: (_values, names) => verify(names.length === 0 ? apps : names.map(operatorNamed)),
});
