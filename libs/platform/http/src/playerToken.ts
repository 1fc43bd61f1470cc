import type { Auth } from '@lobby/auth';
import { authenticationFailure } from '@lobby/contracts';

/** Whose token a service is sent. */
export interface TokenOwner {
  auth: Pick<Auth, 'getAccessToken' | 'refresh'>;
  /** Key of the session: another player's token is never sent. */
  session: string;
}

/**
 * Sends with the player's current token; a rejected one (401) is refreshed and the request sent once more, as for all others (R-7-008).
 * @throws Error where there is no token of this session
 */
export async function sendWithToken(owner: TokenOwner, send: (token: string) => Promise<Response>): Promise<Response> {
  const { auth, session } = owner;
  const token = auth.getAccessToken(session) ?? (await refreshToken(owner));
  const response = await send(token);
  if (response.status !== 401) return response;
  // Another request may have refreshed since this one left.
  const current = auth.getAccessToken(session);
  return send(current !== null && current !== token ? current : await refreshToken(owner));
}

/** @throws Error where there is no token of this session */
export async function refreshToken({ auth, session }: TokenOwner): Promise<string> {
  const outcome = await auth.refresh();
  const token = outcome === 'refreshed' ? auth.getAccessToken(session) : null;
  if (token === null) throw new Error(`${authenticationFailure}: ${outcome}`);
  return token;
}
