import { CommandError, runCommand } from '../../start/command.ts';
import { checkHost } from './run.ts';

const usage = `npm run host:check -- <origin>

Asks a host for what a lobby needs of it (settings, policy, headers, caching, compression, pages, files, sockets), prints what differs,
and exits with 1 if anything does.

  npm run host:check -- https://lobby.example`;

await runCommand({
  usage,
  options: {},
  async run(_values, [address]) {
    const url = URL.parse(address ?? '');
    if (!url || !/^https?:$/.test(url.protocol))
      throw new CommandError(`Name a host, such as https://lobby.example.\n\n${usage}`);
    const { problems, count } = await checkHost(url.origin).catch((error: Error) => {
      const cause = error.cause instanceof Error ? error.cause.message : error.message;
      throw new CommandError(`${url.origin} does not answer: ${cause}`);
    });
    for (const problem of problems) console.log(problem);
    console.log(`${url.origin}: ${count} checks, ${problems.length} problems.`);
    if (problems.length > 0) process.exitCode = 1;
  },
});
