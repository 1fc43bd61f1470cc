import { releasesFolder } from '../host/releaseFolders.ts';
import { operatorNamed, runCommand } from '../start/command.ts';
import { pruneReleases } from './activation.ts';

const usage = `npm run release:prune -- <operator>

Removes releases from the disk, but for the three last, those that players have, and those that players had within the last
week, whose files open tabs may request. Removes, too, what runs of npm run release have left that were ended halfway.`;

await runCommand({
  usage,
  options: {},
  async run(_, [name]) {
    const operator = operatorNamed(name);
    const { removed, kept } = await pruneReleases({ operator, folder: releasesFolder(operator) });
    for (const build of removed) console.log(`${build} is removed.`);
    console.log(`Kept: ${kept.join(', ')}.`);
  },
});
