// Reads the builds in dist/ and proves that each holds what its licence and toggles ask for, and
// nothing of what they lack. Usage: node tools/release/verify.ts [operator …]
import { globSync, readFileSync } from 'node:fs';
import { gates, toggles } from '../../libs/contracts/src/index.ts';
import { apps, root } from '../start/operator.ts';
import { constantsInUse } from './constants.ts';
import { proofs, type Proof } from './proofs.ts';

interface Build {
  operator: string;
  constants: Record<string, boolean>;
  sources: Set<string>;
  code: string;
}

const names = process.argv.slice(2);
const builds = (names.length === 0 ? apps : names).map(readBuild);
const failures: string[] = [];

for (const [constant, files] of constantsInUse()) {
  const proof = (proofs as Record<string, Proof | undefined>)[constant];
  if (!proof) {
    failures.push(`${constant} has code (${files.join(', ')}) but no proof in tools/release/proofs.ts.`);
    continue;
  }
  if ('chooses' in proof) {
    console.log(`${constant.padEnd(32)} chooses ${proof.chooses}`);
    continue;
  }
  for (const build of builds) {
    const expected = build.constants[constant];
    if (expected === undefined) failures.push(`${build.operator}: release.json does not name ${constant}.`);
    else if (holds(build, proof) !== expected)
      failures.push(
        `${build.operator}: ${constant} is ${expected ? 'on, but its code is missing' : 'off, but its code is there'}.`,
      );
  }
  const values = new Set(builds.map(({ constants }) => constants[constant]));
  console.log(
    `${constant.padEnd(32)} ${values.size === 2 ? 'in some builds, dropped from the others' : `${[...values][0] ? 'on' : 'off'} in every build read`}`,
  );
}

const used = constantsInUse();
const codeless = [...gates, ...toggles].filter((name) => !used.has(name));
console.log(`\nNo code yet: ${codeless.join(', ')}`);

for (const failure of failures) console.error(failure);
process.exitCode = failures.length === 0 ? 0 : 1;

function readBuild(app: string): Build {
  const folder = `${root}dist/apps/${app}`;
  const release = JSON.parse(readFileSync(`${folder}/release.json`, 'utf8'));
  const maps = globSync('assets/*.js.map', { cwd: folder }).map((file) =>
    JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
  );
  return {
    operator: release.operator,
    constants: release.constants,
    sources: new Set(
      maps.flatMap(({ sources }) => sources as string[]).map((source) => source.replace(/^.*?(?=libs\/)/, '')),
    ),
    code: globSync('assets/*.js', { cwd: folder })
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
      .join('\n'),
  };
}

function holds(build: Build, proof: Exclude<Proof, { chooses: string }>): boolean {
  if ('source' in proof) return build.sources.has(proof.source);
  return new RegExp(`["'\`]${proof.message}["'\`]`).test(build.code);
}
