import { releasesFolder } from '../host/releaseFolders.ts';
import { operatorNamed, runCommand } from '../start/command.ts';
import { pruneReleases } from './activation.ts';

const usage = `npm run release:prune -- <operator>

Removes releases from the disk, but for the three last and those that players have.`;

await runCommand({
  usage,
  options: {},
  run(_, [name]) {
    const operator = operatorNamed(name);
    const { removed, kept } = pruneReleases({ operator, folder: releasesFolder(operator) });
    for (const build of removed) console.log(`${build} is removed.`);
    console.log(`Kept: ${kept.join(', ')}.`);
  },
});
