import { releasesFolder } from '../host/releaseFolders.ts';
import { operatorNamed, runCommand } from '../start/command.ts';
import { rollBackRelease } from './activation.ts';
import { describeTraffic } from './switchTraffic.ts';

const usage = `npm run release:rollback -- <operator> [--then <command>]

Ends the canary, or returns to the release before where there is none. Everybody gets the other release with the next document, players
with a session, too; pages that are open go on, and find their code. Writes traffic.json and nginx.conf as release:activate does.

  --then <command>    run afterwards, such as 'nginx -s reload'`;

await runCommand({
  usage,
  // oxlint-disable-next-line unicorn/no-thenable -- nobody awaits it
  options: { then: { type: 'string' } },
  async run({ then: command }, [name]) {
    const operator = operatorNamed(name);
    console.log(describeTraffic(await rollBackRelease({ operator, folder: releasesFolder(operator) }, command)));
  },
});
