import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readSettings, type Deployment } from './settingsFile.ts';

const origin = v.pipe(
  v.string(),
  v.check((text) => URL.parse(text)?.origin === text, 'expected an origin, such as https://example.com'),
);
const absolutePath = v.pipe(v.string(), v.startsWith('/', 'expected an absolute path'));

/** How a server knows the country of a visitor: all have the same, a proxy names it in a header, or a database of addresses has it. */
const countrySchema = v.union([
  v.strictObject({ code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) }),
  v.strictObject({ header: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]+$/)) }),
  v.strictObject({ database: absolutePath }),
]);

const listenSchema = v.strictObject({
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  /** With its key: https. Without: plain http, such as behind a balancer. */
  tls: v.optional(v.strictObject({ certificate: absolutePath, key: absolutePath })),
});

const deploymentSchema = v.strictObject({
  /** As in the settings' file, with `hosting`. */
  settings: v.looseObject({}),
  /** Under which players open the lobby. */
  origin,
  /** Of the back end. */
  platform: origin,
  country: v.optional(countrySchema),
  /** Of a generated configuration alone. */
  listen: v.optional(listenSchema),
});

export type CountrySource = v.InferOutput<typeof countrySchema>;
export type Listen = v.InferOutput<typeof listenSchema>;
/** What stands in `deployment.json`, by which a release is one of this host alone. */
export type DeploymentFile = v.InferOutput<typeof deploymentSchema>;
/** The same, with the settings as a host reads them. */
export type ReleaseDeployment = Omit<DeploymentFile, 'settings'> & Deployment;

export function parseDeployment(file: DeploymentFile): ReleaseDeployment {
  const { settings, hosting } = readSettings(JSON.stringify(file.settings), file.origin);
  // Of whoever has fetched the settings: the host names each visitor's.
  delete settings.ipCountryCode;
  return { ...file, settings, hosting };
}

/**
 * @param folder of a release
 * @throws where it is none, or another version of these tools has written it
 */
export const readDeployment = (folder: string): ReleaseDeployment =>
  parseDeployment(v.parse(deploymentSchema, JSON.parse(readFileSync(join(folder, 'deployment.json'), 'utf8'))));

/** The country of all visitors, where it is one; undefined: each has their own. */
export const countryOfAll = ({ country }: ReleaseDeployment): string | undefined =>
  country && 'code' in country ? country.code : undefined;

/** The country of a request, for a host that reads no databases. */
export function countryBy(source: CountrySource | undefined): (request: Request) => string | undefined {
  if (!source) return () => undefined;
  if ('code' in source) return () => source.code;
  if ('header' in source) return (request) => request.headers.get(source.header)?.toUpperCase();
  throw new Error('This host reads no database of addresses: have a proxy name the country in a header.');
}
