import { cookies } from '@lobby/storage';
import { createAuth } from '../createAuth.ts';
import { clearSession } from '../sessionTokens.ts';
import type { Auth, AuthOptions } from '../types.ts';

interface TestSession {
  auth: Auth;
  /** URLs to which the page was navigated. */
  navigations: string[];
  errors: string[];
}

/** Stops sessions that a failed test has left running: an open channel would keep Jest from exiting. */
const stopFunctions: (() => void)[] = [];

/** A session as in the lobby, except that navigations are recorded instead of leaving the page. */
export function testSession(options: Partial<AuthOptions> = {}): TestSession {
  const navigations: string[] = [];
  const errors: string[] = [];
  const auth = createAuth({
    settings: { brand: 'acme', identityHost: 'id.acme.test' },
    getLocale: () => 'en',
    getSignedOutPath: (reason) => (reason ? `/en/login/?foo=1&logoutReason=${reason}` : '/en/login/'),
    navigate: (url) => navigations.push(url),
    onError: (error) => errors.push(error.message),
    ...options,
  });
  const { start } = auth;
  auth.start = () => {
    const stop = start();
    stopFunctions.push(stop);
    return stop;
  };
  return { auth, navigations, errors };
}

export function resetSession(): void {
  for (const stop of stopFunctions.splice(0)) stop();
  clearSession();
  sessionStorage.clear();
}

/** An unsigned token with the given claims: the browser reads access tokens and does not verify them. */
export function tokenOf(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.c2lnbmF0dXJl`;
}

export const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

export const validToken = () => tokenOf({ sub: 'anna', exp: inSeconds(300) });
export const expiredToken = () => tokenOf({ sub: 'anna', exp: inSeconds(-1) });
export const setTokens = (values: Partial<Record<'accessToken' | 'refreshToken' | 'idpAccessToken', string>>) => {
  for (const [name, value] of Object.entries(values)) cookies.set(name as 'accessToken', value);
};
