import { releasesFolder } from '../host/releaseFolders.ts';
import { operatorNamed, runCommand } from '../start/command.ts';
import { activateRelease } from './activation.ts';
import { describeTraffic } from './switchTraffic.ts';

const usage = `npm run release:activate -- <operator> <build> [--share <percent> | --everybody] [--then <command>]

Gives players a release that npm run release has made: all of them, or as a canary a share of visitors, who then stay with it. Players
with a session stay in the release that it began with. Writes traffic.json, which npm run host -- <operator> --releases follows, and
nginx.conf, both in dist/releases/<operator>.

  --share <percent>   of visitors, above 0 and below 100; again with another one to raise it; given in 256ths, of which the
                      nearest is printed. A canary has the origin, the platform, the country and the port of the current release
  --everybody         sessions of earlier releases, too, get it with their next document, as after a mended defect; there is then no
                      release to go back to, but each that is on the disk can be activated
  --then <command>    run afterwards, such as 'nginx -s reload'

npm run release:rollback -- <operator> is the way back.`;

await runCommand({
  usage,
  // oxlint-disable-next-line unicorn/no-thenable -- nobody awaits it
  options: { share: { type: 'string' }, everybody: { type: 'boolean' }, then: { type: 'string' } },
  async run({ then: command, ...options }, [name, build]) {
    const operator = operatorNamed(name);
    const traffic = await activateRelease({ operator, folder: releasesFolder(operator) }, build, {
      ...options,
      command,
    });
    console.log(describeTraffic(traffic));
  },
});
