import { existsSync, readFileSync } from 'node:fs';
import type { Brand } from '../../libs/contracts/src/brand.ts';
import { findSettingsMismatch } from '../../libs/platform/licensing/src/settingsMismatch.ts';
import { buildOf, CommandError, operatorNamed, runCommand } from '../start/command.ts';
import { pagesFolderOf, root } from '../start/operator.ts';
import { createHost } from './host.ts';
import { compress, buildFiles, inMemory, tooManyCookiesPage } from './node.ts';
import { serve } from './serve.ts';
import { InvalidSettings, readSettings } from './settingsFile.ts';

const usage = `npm run host -- <operator> --settings <file> --platform <origin> [options]

Serves the build of an operator with its prerendered pages, in front of a platform, to which /graphql and all below /api/ is
sent.

  --settings <file>         lobby settings as JSON (docs/configuration.md)
  --platform <origin>       the back end, such as https://platform.example
  --port <number>           to listen on; 8080 by default
  --origin <origin>         under which players open the lobby; http://localhost:<port> by default
  --country <code>          country of all visitors, such as EE
  --country-header <name>   header in which a proxy names the visitor's country, such as cf-ipcountry

/healthz answers while it runs, /readyz once it can serve. The standard output gets a line of JSON for each request.`;

await runCommand({
  usage,
  options: {
    settings: { type: 'string' },
    platform: { type: 'string' },
    port: { type: 'string', default: '8080' },
    origin: { type: 'string' },
    country: { type: 'string' },
    'country-header': { type: 'string' },
  },
  async run({ settings: file, platform: platformText, port: portText, ...values }, [name]) {
    const operator = operatorNamed(name);
    const folder = buildOf(operator);
    if (file === undefined) throw new CommandError('--settings is missing: a file of lobby settings.');
    if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
    const platform = originOf('--platform', platformText);
    if (!/^\d{1,5}$/.test(portText)) throw new CommandError(`--port takes a number, not “${portText}”.`);
    const origin = originOf('--origin', values.origin ?? `http://localhost:${portText}`);
    const { settings, hosting } = readOrExplain(file, origin);
    const { default: brand } = (await import(`${root}apps/${operator}/brand.ts`)) as { default: Brand };
    const mismatch = findSettingsMismatch(brand, settings);
    if (mismatch) throw new CommandError(`${file} does not fit the build. ${mismatch}`);

    const { country, 'country-header': countryHeader } = values;
    if (country !== undefined && !/^[A-Z]{2}$/.test(country))
      throw new CommandError(`--country takes a code of two capital letters, such as EE, not “${country}”.`);
    const host = createHost({
      files: inMemory(buildFiles({ folder, pages: pagesFolderOf(operator) })),
      hosting,
      settings: () => settings,
      country: (request) =>
        country ?? (countryHeader && request.headers.get(countryHeader)?.toUpperCase()) ?? undefined,
      compress,
    });
    const { port, close } = await serve({
      host,
      platform,
      origin,
      port: Number(portText),
      tooManyCookiesPage: tooManyCookiesPage(folder),
      log: (record) => console.log(JSON.stringify(record)),
    }).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      throw new CommandError(`Port ${portText} is taken by another program: choose another with --port.`);
    });
    console.error(`${settings.operator}: http://localhost:${port}/ in front of ${platform}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
  },
});

function originOf(option: string, text: string | undefined): string {
  const url = URL.parse(text ?? '');
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CommandError(`${option} takes an origin, such as https://lobby.example.`);
  return url.origin;
}

function readOrExplain(file: string, origin: string) {
  try {
    return readSettings(readFileSync(file, 'utf8'), origin);
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error;
    throw new CommandError(`${file} is not valid:\n${error.message}`);
  }
}
