import * as v from 'valibot';
import type { LobbySettings } from './lobby-settings.ts';
import { licenses, operators } from './operators.ts';

const loopback = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** `URL.parse`, which browsers in use still lack. */
function urlOf(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** https, or http on this machine while developing. */
function isSecure(address: string): boolean {
  const url = urlOf(address);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname)));
}

const origin = v.pipe(
  v.string(),
  v.url(),
  v.check((text) => urlOf(text)?.origin === text, 'expected an origin without a path'),
  v.check(isSecure, 'expected https'),
);

/**
 * What a page's settings have to be. A bad hint, such as a font's address, is not one of them: it must not stop the lobby.
 * @param lobbyOrigin the lobby's own, on which no partner's frame may be: it could read the player's session
 */
export function lobbySettingsSchema(lobbyOrigin: string) {
  const isForeign = (address: string): boolean => urlOf(address)?.origin !== lobbyOrigin;
  const foreign = "must not be the lobby's own origin";
  const partnerOrigin = v.pipe(origin, v.check(isForeign, foreign));

  return v.object({
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
    passkeys: v.optional(v.boolean()),
    // A hint of the host: one that is no code is none, and does not stop the lobby.
    ipCountryCode: v.optional(v.fallback(v.optional(v.string()), undefined)),
    gameOrigins: v.array(partnerOrigin),
    twoGames: v.optional(v.boolean()),
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
    consentPartners: v.optional(
      v.pipe(
        v.array(
          v.object({
            id: v.pipe(v.string(), v.regex(/^[\w-]{1,24}$/, 'expected letters, digits and hyphens')),
            name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
            category: v.picklist(['preferences', 'analytics', 'marketing', 'uncategorized']),
          }),
        ),
        // Each is in the cookie of a choice, which has room for so many.
        v.maxLength(40),
      ),
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
}
/** A field that the schema lacks would be dropped: does not compile. */
true satisfies keyof LobbySettings extends keyof v.InferOutput<ReturnType<typeof lobbySettingsSchema>> ? true : never;
