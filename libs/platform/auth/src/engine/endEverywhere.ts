import { withTimeout } from '@lobby/runtime';
import { timings } from '../timings.ts';
import { isFresh, type Tokens } from '../sessionTokens.ts';
import type { AuthOptions } from '../types.ts';
import type { ProviderClient } from './providerClient.ts';

/** A session whose tokens are no longer in the cookies. */
export interface EndedSession {
  tokens: Tokens;
  /** The page to leave for. */
  url: string;
  /** By the back end or the provider: the former is not notified, the latter in a hidden frame only. */
  isRejected: boolean;
}

interface Parties {
  options: AuthOptions;
  /** Null in a build without the provider's sign-in. */
  provider: ProviderClient | null;
}

/** Ends a session at the back end, which takes no expired token: one of its own is renewed first, or the session would go on there. */
async function logout(tokens: Tokens, { refreshCustom, logout: send }: AuthOptions): Promise<void> {
  const isRenewable = tokens.flow === 'custom' && !isFresh(tokens) && tokens.refreshToken !== null;
  const renewed = isRenewable ? await refreshCustom?.(tokens.refreshToken ?? '') : tokens;
  if (typeof renewed === 'object' && renewed.accessToken !== null) await send?.(renewed.accessToken);
}

/** Ends a session that another has replaced. Not at the provider, where that would end this browser's present one, too. */
export async function endReplaced(tokens: Tokens, { options, provider }: Parties): Promise<void> {
  await Promise.all([logout(tokens, options), tokens.flow === 'provider' ? provider?.revoke({ ...tokens }) : null]);
}

/** Revokes the tokens. Returns the address to leave for: the provider's end-session page, or the target itself. */
async function endAtProvider(tokens: Tokens, url: string, provider: ProviderClient): Promise<string> {
  if (!(await provider.revoke(tokens))) return url;
  if (provider.idToken !== null) return provider.createSignOutUrl(provider.idToken, url);
  // The provider's page would ask whether to sign out.
  await provider.endSessionSilently();
  return url;
}

/** Notifies whoever has a part in the session, each for as long as a sign-out waits. Returns the address to leave for. */
export async function endEverywhere({ tokens, url, isRejected }: EndedSession, parties: Parties): Promise<string> {
  const { options } = parties;
  const provider = tokens.flow === 'provider' ? parties.provider : null;
  const within = <Result>(limit: number, work: Promise<Result>) =>
    withTimeout(limit, work).catch((error: Error) => {
      options.onError?.(error);
      return null;
    });
  if (isRejected) {
    await provider?.endSessionSilently();
    return url;
  }
  const [last] = await Promise.all([
    // Rejected, or ended meanwhile by another tab: the provider's session is then ended without an ID token.
    provider &&
      within(
        timings.providerLogoutTimeout,
        provider.fetchIdToken(tokens).catch(() => tokens),
      ),
    within(timings.logoutTimeout, logout(tokens, options)),
  ]);
  // While the provider's own session goes on, the next person on this device could sign in as this player.
  const end = provider && within(timings.providerLogoutTimeout, endAtProvider(last ?? tokens, url, provider));
  return (await end) ?? url;
}
