import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CommandError, runCommand } from '../start/command.ts';
import { problemsOf, readCatalogues, untranslatedOf } from './catalogues.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function lingui(...args: string[]): boolean {
  const cli = fileURLToPath(import.meta.resolve('@lingui/cli')).replace(/index\.js$/, 'lingui.js');
  const { status } = spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: 'inherit' });
  return status === 0;
}

function checkCatalogues(): boolean {
  const entries = readCatalogues(root);
  const problems = problemsOf(entries);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${entries.length} texts are well-formed.`);
  return problems.length === 0;
}

/** `--overwrite`: otherwise lingui does not update English texts that have changed in the sources. */
const syncOptions = ['--clean', '--overwrite', '--workers', '1'];

const commands: Record<string, () => boolean[]> = {
  extract() {
    const succeeded = [lingui('extract', ...syncOptions), checkCatalogues()];
    for (const { library, locale, count } of untranslatedOf(readCatalogues(root)))
      console.log(`To be translated: ${count} in ${library}/src/locales/${locale}.po`);
    return succeeded;
  },
  check: () => [
    lingui('check', 'sync', ...syncOptions, '--verbose'),
    lingui('check', 'missing', '--mode', 'catalog', '--verbose', '--workers', '1'),
    checkCatalogues(),
  ],
};

await runCommand({
  usage: `npx node tools/i18n/messages.ts extract | check

extract   updates the catalogues from the sources
check     fails where they are outdated, a text of a complete locale is missing, or one is malformed`,
  options: {},
  run(_values, [name = '']) {
    const command = commands[name];
    if (command === undefined) throw new CommandError(`Choose one of: ${Object.keys(commands).join(', ')}.`);
    if (command().includes(false)) process.exitCode = 1;
  },
});
