// Tells a release manager what differs between two releases of a brand.
import { CommandError, runCommand } from '../../start/command.ts';
import { compare } from './compare.ts';
import { toMarkdown } from './markdown.ts';
import { readRelease } from './read.ts';

await runCommand({
  usage: `npm run release:diff -- <old> <new> [--json]

Tells what differs between two releases: features, routes, constants, locales, texts, dependencies, sizes, policy and pages.
Each is one of

  a package            dist/packages/elmst-0.2.0-0123456789ab.tar.zst
  a release's folder   dist/releases/elmst/0123456789ab
  a build's folder     dist/apps/elmst
  an operator          elmst: its build

  --json   for a program, in place of Markdown`,
  options: { json: { type: 'boolean', default: false } },
  async run({ json }, [before, after]) {
    if (before === undefined || after === undefined)
      throw new CommandError('Name two releases: the old and the new one.');
    const [old, current] = [await readRelease(before), await readRelease(after)];
    const comparison = compare(old, current);
    const title = `${current.report.operator}: ${before} → ${after}`;
    console.log(json ? JSON.stringify(comparison, null, 2) : toMarkdown(title, comparison).trimEnd());
  },
});
