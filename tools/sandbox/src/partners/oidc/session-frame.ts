import { createHash, randomBytes } from 'node:crypto';
import type Provider from 'oidc-provider';
import type { Context } from 'oidc-provider';

/*
 * OpenID Connect Session Management, which oidc-provider leaves out (A-048): the authorization response carries a
 * `session_state` computed from a browser state; the frame recomputes it from the state's cookie. The cookie is
 * readable by scripts, but only says whether the session has changed. A sign-out replaces it rather than deleting it,
 * since a browser that blocks third-party cookies has none either.
 */

const cookieName = 'browser_state';

/** Secure cookies work on loopback in Chromium and Firefox; elsewhere the session monitor reports no change. */
function setBrowserState(context: Context, base: string, state: string): void {
  context.res.appendHeader('set-cookie', `${cookieName}=${state}; Path=${base}; SameSite=None; Secure`);
}

export function sessionState(clientId: string, origin: string, state: string, salt: string): string {
  return `${createHash('sha256').update(`${clientId} ${origin} ${state} ${salt}`).digest('hex')}.${salt}`;
}

export function addSessionState(provider: Provider, base: string): void {
  provider.on('authorization.success', (context: Context, response: Record<string, string>) => {
    const { redirect_uri: redirectUri, client_id: clientId } = context.oidc.params;
    if (!redirectUri || !clientId) return;
    // Derived from the session, so that a sign-in in a second tab does not change the state of the first.
    const state = createHash('sha256').update(context.oidc.session.uid).digest('base64url').slice(0, 22);
    setBrowserState(context, base, state);
    const salt = randomBytes(8).toString('hex');
    response.session_state = sessionState(clientId, new URL(redirectUri).origin, state, salt);
  });
  provider.on('end_session.success', (context: Context) => {
    setBrowserState(context, base, randomBytes(16).toString('base64url'));
  });
}
