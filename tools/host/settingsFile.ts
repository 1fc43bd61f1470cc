import * as v from 'valibot';
import type { LobbySettings } from '../../libs/contracts/src/lobby-settings.ts';
import { lobbySettingsSchema } from '../../libs/contracts/src/lobbySettingsSchema.ts';
import type { Hosting } from './policy.ts';

/** What a host needs beside the settings, in the field `hosting` of their file. It never reaches the page. */
const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/;,"']+$/, 'expected an origin, such as https://example.com'),
);
const source = v.pipe(v.string(), v.regex(/^[^\s;,"]+$/, 'expected a source of the policy'));
const hostingSchema = v.strictObject({
  pictures: v.optional(v.array(origin)),
  identityCheck: v.optional(origin),
  sources: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z-]+-src(?:-elem|-attr)?$/)), v.array(source))),
  reports: v.optional(v.pipe(v.string(), v.regex(/^(?:\/|https?:\/\/)[^\s;,"]*$/, 'expected an address'))),
}) satisfies v.GenericSchema<unknown, Omit<Hosting, 'origin'>>;

/** @param origin under which players open the lobby */
export const settingsFileSchema = (origin: string) =>
  v.object({ ...lobbySettingsSchema(origin).entries, hosting: v.optional(hostingSchema, {}) });

export interface Deployment {
  settings: LobbySettings;
  hosting: Hosting;
}

/** A settings file that no lobby could start with: a line for each field. */
export class InvalidSettings extends Error {
  override name = 'InvalidSettings';
}

/**
 * Reads a file of lobby settings, as the lobby would.
 * @param origin under which players open the lobby
 * @throws InvalidSettings
 */
export function readSettings(text: string, origin: string): Deployment {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new InvalidSettings(`The settings are not JSON: ${(error as Error).message}`);
  }
  const parsed = v.safeParse(settingsFileSchema(origin), content);
  if (!parsed.success)
    throw new InvalidSettings(
      parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'The file'}: ${issue.message}`).join('\n'),
    );
  const { hosting, ...settings } = parsed.output;
  return { settings, hosting: { ...hosting, origin } };
}
