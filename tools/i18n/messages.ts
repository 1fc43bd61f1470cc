/**
 * The texts of the libraries. `extract` brings the catalogues in step with the sources; `check`
 * fails when they are not, when a text of a fully translated locale is missing, and when an id or a
 * translation is malformed.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { problemsOf, readCatalogues } from './catalogues.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function lingui(...args: string[]): boolean {
  const cli = fileURLToPath(import.meta.resolve('@lingui/cli')).replace(/index\.js$/, 'lingui.js');
  const { status } = spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: 'inherit' });
  return status === 0;
}

function catalogues(): boolean {
  const entries = readCatalogues(root);
  const problems = problemsOf(entries);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${entries.length} texts are well-formed.`);
  return problems.length === 0;
}

/** The English of a catalogue is that of the sources: without `--overwrite` lingui keeps what it has once written. */
const sync = ['--clean', '--overwrite', '--workers', '1'];

const commands: Record<string, () => boolean[]> = {
  extract: () => [lingui('extract', ...sync), catalogues()],
  check: () => [
    lingui('check', 'sync', ...sync, '--verbose'),
    lingui('check', 'missing', '--mode', 'catalog', '--verbose', '--workers', '1'),
    catalogues(),
  ],
};

const run = commands[process.argv[2] ?? ''];
if (run === undefined) {
  console.error(`Say one of: ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 2;
} else if (run().includes(false)) process.exitCode = 1;
