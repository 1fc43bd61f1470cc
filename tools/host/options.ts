import { existsSync, readFileSync } from 'node:fs';
import type { Brand } from '../../libs/contracts/src/brand.ts';
import { findSettingsMismatch } from '../../libs/platform/licensing/src/settingsMismatch.ts';
import { CommandError } from '../start/command.ts';
import { root } from '../start/operator.ts';
import { parseDeployment, type CountrySource, type DeploymentFile, type ReleaseDeployment } from './deployment.ts';
import { demoOrigin, type PagesReport } from './release.ts';
import { InvalidSettings } from './settingsFile.ts';

/** Of commands that serve a lobby or prepare it: where it runs, and in front of which platform. */
export const deploymentOptions = {
  settings: { type: 'string' },
  platform: { type: 'string' },
  origin: { type: 'string' },
  country: { type: 'string' },
  'country-header': { type: 'string' },
} as const;

export const deploymentUsage = `  --settings <file>         lobby settings as JSON (docs/configuration.md)
  --platform <origin>       the back end, such as https://platform.example
  --origin <origin>         under which players open the lobby; http://localhost:<port> by default
  --country <code>          country of all visitors, such as EE
  --country-header <name>   header in which a proxy names the visitor's country, such as cf-ipcountry`;

export type DeploymentValues = { [name in keyof typeof deploymentOptions]?: string | undefined };

/** @throws CommandError */
export async function readDeploymentOptions(
  operator: string,
  { settings: file, ...values }: DeploymentValues,
): Promise<{ file: DeploymentFile; deployment: ReleaseDeployment }> {
  if (file === undefined) throw new CommandError('--settings is missing: a file of lobby settings.');
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  const country = countryOf(values);
  const content: DeploymentFile = {
    settings: contentOf(file),
    origin: originOf('--origin', values.origin),
    platform: originOf('--platform', values.platform),
    ...(country && { country }),
  };
  const deployment = parseOrExplain(file, content);
  const { default: brand } = (await import(`${root}apps/${operator}/brand.ts`)) as { default: Brand };
  const mismatch = findSettingsMismatch(brand, deployment.settings);
  if (mismatch) throw new CommandError(`${file} does not fit the build. ${mismatch}`);
  return { file: content, deployment };
}

/** What is to reach players. */
interface Release {
  report: { brand: string; constants?: { allowOverrides?: boolean | undefined } | undefined };
  pages?: Pick<PagesReport, 'lobbyOrigin'> | undefined;
}

/**
 * Keeps from players what is for trials: builds that let them change their country, and pages with demo content.
 * @throws CommandError
 */
export function refuseTrial({ report, pages }: Release, platform: string): void {
  if (report.constants?.allowOverrides)
    throw new CommandError(
      'This build lets players change their country, as LOBBY_OVERRIDES was set. Build it again without.',
    );
  const isOfThisMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(platform).hostname);
  if (pages?.lobbyOrigin === demoOrigin && !isOfThisMachine)
    throw new CommandError(
      `The prerendered pages have demo content. Render them with that of ${platform}: npm run prerender -- ${report.brand} --platform <origin>`,
    );
}

function countryOf({ country, 'country-header': header }: DeploymentValues): CountrySource | undefined {
  if (country !== undefined && header !== undefined)
    throw new CommandError('--country and --country-header exclude each other.');
  if (country !== undefined) {
    if (!/^[A-Z]{2}$/.test(country))
      throw new CommandError(`--country takes a code of two capital letters, such as EE, not “${country}”.`);
    return { code: country };
  }
  if (header === undefined) return undefined;
  if (!/^[A-Za-z0-9-]+$/.test(header))
    throw new CommandError(`--country-header takes the name of a header, such as cf-ipcountry, not “${header}”.`);
  return { header };
}

function originOf(option: string, text: string | undefined): string {
  const url = URL.parse(text ?? '');
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CommandError(`${option} takes an origin, such as https://lobby.example.`);
  return url.origin;
}

function contentOf(file: string): DeploymentFile['settings'] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DeploymentFile['settings'];
  } catch (error) {
    throw new CommandError(`${file} is not valid:\nThe settings are not JSON: ${(error as Error).message}`);
  }
}

function parseOrExplain(file: string, content: DeploymentFile): ReleaseDeployment {
  try {
    return parseDeployment(content);
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error;
    throw new CommandError(`${file} is not valid:\n${error.message}`);
  }
}

/** @throws CommandError */
export function portOf(option: string, text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new CommandError(`${option} takes a number, not “${text}”.`);
  return port;
}
