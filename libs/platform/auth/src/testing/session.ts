import { createAuth } from '../createAuth.ts';
import { clearSession } from '../tokens.ts';
import type { Auth, AuthOptions } from '../types.ts';

interface TestSession {
  auth: Auth;
  /** Addresses that the page was left for. */
  navigations: string[];
  errors: string[];
}

/** What a failed test has left running; an open channel would keep Jest from exiting. */
const running: (() => void)[] = [];

/** A session as the lobby has it, but for leaving the page. */
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
    running.push(stop);
    return stop;
  };
  return { auth, navigations, errors };
}

export function resetSession(): void {
  for (const stop of running.splice(0)) stop();
  clearSession();
  sessionStorage.clear();
}

/** An unsigned token of the given claims: the browser reads tokens, it does not judge them. */
export function tokenOf(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.c2lnbmF0dXJl`;
}

export const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
