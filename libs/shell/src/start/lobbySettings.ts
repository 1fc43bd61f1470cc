import { licenses, operators, type Brand, type LobbySettings } from '@lobby/contracts';
import { findSettingsMismatch } from '@lobby/licensing';
import { parseUrl } from '@lobby/runtime';
import * as v from 'valibot';

const loopback = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** https, or http on this machine while developing. */
function isSecure(address: string): boolean {
  const url = parseUrl(address);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname)));
}

const origin = v.pipe(
  v.string(),
  v.url(),
  v.check((text) => parseUrl(text)?.origin === text, 'expected an origin without a path'),
  v.check(isSecure, 'expected https'),
);

/** A partner's frame on the lobby's own origin could read the player's session. */
const isForeign = (address: string): boolean => parseUrl(address)?.origin !== window.location.origin;
const foreign = "must not be the lobby's own origin";
const partnerOrigin = v.pipe(origin, v.check(isForeign, foreign));

const schema = v.object({
  brand: v.pipe(v.string(), v.nonEmpty()),
  siteDataName: v.string(),
  license: v.picklist(licenses),
  operator: v.picklist(operators),
  identityHost: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((host) => isSecure(host.includes('://') ? host : `https://${host}`), 'expected https'),
  ),
  senderConstrainedTokens: v.optional(v.boolean()),
  // A hint of the host: one that is no code is none, and does not stop the lobby.
  ipCountryCode: v.optional(v.fallback(v.optional(v.string()), undefined)),
  gameOrigins: v.array(partnerOrigin),
  redirectOrigins: v.optional(v.array(origin)),
  cashier: v.object({
    environment: v.picklist(['development', 'test', 'production']),
    merchantId: v.string(),
    origin: partnerOrigin,
    available: v.boolean(),
  }),
  // The player's token is sent to both.
  jackpotHost: v.optional(v.pipe(v.string(), v.check(isSecure, 'expected https'))),
  jackpotSocketUrl: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => isSecure(text.replace(/^ws/, 'http')), 'expected wss'),
    ),
  ),
  // The player's token is sent there, and its script runs in the page.
  gamificationHost: v.optional(v.pipe(v.string(), v.check(isSecure, 'expected https'))),
  gamificationClientId: v.optional(v.string()),
  sportsbook: v.optional(
    v.object({ url: v.pipe(v.string(), v.check(isSecure, 'expected https'), v.check(isForeign, foreign)) }),
  ),
  chat: v.optional(
    v.object({
      scriptUrl: v.pipe(v.string(), v.url(), v.check(isSecure, 'expected https')),
      key: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'expected letters, digits and hyphens')),
    }),
  ),
  supportEmail: v.optional(v.pipe(v.string(), v.regex(/^[^\s@?]+@[^\s@?]+$/, 'expected an e-mail address'))),
  sentryDsn: v.optional(v.string()),
  errorReportingScriptUrl: v.optional(v.string()),
  fontStylesheetUrl: v.optional(v.string()),
  // Checked where they are used: a bad font setting must not stop the lobby.
  fontOrigins: v.optional(v.array(v.string())),
  theme: v.optional(v.record(v.string(), v.unknown())),
  themeSettings: v.optional(v.record(v.string(), v.unknown())),
  timings: v.optional(v.record(v.string(), v.unknown())),
  release: v.optional(v.string()),
}) satisfies v.GenericSchema<unknown, LobbySettings>;
/** A field that the schema lacks would be dropped: does not compile. */
true satisfies keyof LobbySettings extends keyof v.InferOutput<typeof schema> ? true : never;

declare global {
  interface Window {
    /** Who the page is for, as its host injected it (R-3-073). */
    lobbySettings?: unknown;
  }
}

/** Its message is shown on the page, for whoever configures the host. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/**
 * Reads the settings that the host put into the page, as a global or as a JSON data block, and
 * leaves them frozen on `window.lobbySettings`.
 *
 * @throws ConfigurationError when there are none or when they are malformed.
 */
export function readLobbySettings(): LobbySettings {
  const parsed = v.safeParse(schema, window.lobbySettings ?? readDataBlock());
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new ConfigurationError(
      `The page's lobby settings are not valid at “${v.getDotPath(issue) ?? '.'}”: ${issue.message}`,
    );
  }
  window.lobbySettings = Object.freeze(parsed.output);
  return parsed.output;
}

/**
 * A build for the wrong licence must never serve players.
 *
 * @throws ConfigurationError when the settings contradict what this build bound.
 */
export function assertSettingsMatchBrand(brand: Brand, settings: LobbySettings): void {
  const why = findSettingsMismatch(brand, settings);
  if (why !== null) throw new ConfigurationError(why);
}

function readDataBlock(): unknown {
  const text = document.getElementById('lobby-settings')?.textContent;
  if (!text) throw new ConfigurationError('The page carries no lobby settings.');
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigurationError("The page's lobby settings are not JSON.");
  }
}

/** The screen of a lobby that must not start: plain text, without theme or network. */
export function showConfigurationError(root: HTMLElement, reason: string): void {
  const alert = document.createElement('main');
  alert.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.textContent = 'This lobby is not configured correctly';
  const text = document.createElement('p');
  text.textContent = reason;
  alert.append(heading, text);
  root.replaceChildren(alert);
}
