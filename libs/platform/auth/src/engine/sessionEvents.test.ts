/**
 * What the sign-in library raises as time goes by: the end of a token, and changes of the session at the provider.
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies, session } from '@lobby/storage';
import { metadata, mockProvider, oidcSettings, realm, userManager } from '../testing/oidc.ts';
import { inSeconds } from '../testing/session.ts';
import { LobbyUserManager } from './LobbyUserManager.ts';

const provider = mockProvider();

it('raises expiring 60 s before and expired 1 s after the expiry (R-4-018, R-4-019)', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
  cookies.set('idpAccessToken', 'access');
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 0, expiresAt: inSeconds(100) }));
  const oidc = userManager();
  const seen: [string, number][] = [];
  const began = Date.now();
  oidc.events.addAccessTokenExpiring(() => void seen.push(['expiring', (Date.now() - began) / 1000]));
  oidc.events.addAccessTokenExpired(() => void seen.push(['expired', (Date.now() - began) / 1000]));
  await oidc.getUser();
  await jest.advanceTimersByTimeAsync(200_000);
  // Timers look every 5 s: 101 s is seen at 105 s (R-4-020).
  expect(seen).toEqual([
    ['expiring', 40],
    ['expired', 105],
  ]);
});

describe('the session monitor (R-9-013)', () => {
  it("asks the provider's frame every 2 s and raises what it learns", async () => {
    jest.useFakeTimers();
    const frame = { postMessage: jest.fn(), location: { replace: () => {} } };
    jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(frame as unknown as Window);
    jest.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(() => {});
    cookies.set('idpAccessToken', 'access');
    session.write('idTokenClaims', { sub: 'anna' });
    session.write('sessionState', 'state-of-the-session');
    const oidc = userManager({
      monitorSession: true,
      metadata: { ...metadata, check_session_iframe: `${realm}/frame` },
    });
    const seen: string[] = [];
    oidc.events.addUserSignedOut(() => void seen.push('signed out'));
    oidc.events.addUserSignedIn(() => void seen.push('signed in'));
    oidc.events.addUserSessionChanged(() => void seen.push('session changed'));
    await jest.advanceTimersByTimeAsync(0);
    document.querySelector('iframe')?.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(4000);
    expect(frame.postMessage).toHaveBeenCalledTimes(3);
    expect(frame.postMessage).toHaveBeenCalledWith('app state-of-the-session', 'https://id.acme.test');

    const changed = async () => {
      const message = { data: 'changed', origin: 'https://id.acme.test', source: frame as unknown as Window };
      const event = new MessageEvent('message', { data: message.data, origin: message.origin });
      Object.defineProperty(event, 'source', { value: frame });
      window.dispatchEvent(event);
      await jest.advanceTimersByTimeAsync(0);
    };
    await changed();
    expect(seen).toEqual(['signed out']);

    const query = jest.spyOn(oidc, 'querySessionStatus');
    query.mockResolvedValue({ session_state: 'next-state', sub: 'anna' });
    await changed();
    query.mockResolvedValue({ session_state: 'other-state', sub: 'berta' });
    await changed();
    expect(seen).toEqual(['signed out', 'session changed', 'signed out']);
    oidc.events.unload();
    await changed();
    expect(seen.at(-1)).toBe('signed in');
  });
});

describe('the session monitor of a player (A-048)', () => {
  /** The provider's frame reports a change; the answer to the refresh token shows which. */
  async function changed(refreshed: () => Response) {
    jest.useFakeTimers();
    const frame = { postMessage: jest.fn(), location: { replace: () => {} } };
    // Frames of earlier tests would receive the window's messages, too.
    document.body.replaceChildren();
    jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (
      this: HTMLIFrameElement,
    ) {
      return this.isConnected ? (frame as unknown as Window) : null;
    });
    jest.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(() => {});
    cookies.set('idpAccessToken', 'access');
    cookies.set('refreshToken', 'refresh');
    session.write('idTokenClaims', { sub: 'anna' });
    session.write('sessionState', 'first-state');
    provider.answer = async (url) => (url.endsWith('/certs') ? Response.json({ keys: [] }) : refreshed());
    const oidc = new LobbyUserManager(
      oidcSettings({ monitorSession: true, metadata: { ...metadata, check_session_iframe: `${realm}/frame` } }),
    );
    const raised: string[] = [];
    oidc.events.addUserSignedOut(() => void raised.push('signed out'));
    oidc.events.addUserSessionChanged(() => void raised.push('session changed'));
    oidc.events.addSilentRenewError((error) => void raised.push(error.message));
    await jest.advanceTimersByTimeAsync(0);
    for (const element of document.querySelectorAll('iframe')) element.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(0);
    const event = new MessageEvent('message', { data: 'changed', origin: 'https://id.acme.test' });
    Object.defineProperty(event, 'source', { value: frame });
    window.dispatchEvent(event);
    // Modules are loaded on the way, which no fake clock waits for.
    for (let turn = 0; turn < 1000 && raised.length === 0; turn += 1) {
      await crypto.subtle.digest('SHA-256', new Uint8Array(1));
      await jest.advanceTimersByTimeAsync(0);
    }
    frame.postMessage.mockClear();
    await jest.advanceTimersByTimeAsync(10_000);
    return { raised, watched: frame.postMessage.mock.calls.map(([message]) => message as string) };
  }
  const renewed = (more: object) => () =>
    Response.json({ access_token: 'next', refresh_token: 'next', token_type: 'Bearer', ...more });

  it('goes on with the state that a changed session has', async () => {
    const { raised, watched } = await changed(renewed({ session_state: 'next-state' }));
    expect(raised).toEqual(['session changed']);
    expect(new Set(watched)).toEqual(new Set(['app next-state']));
    expect(cookies.get('refreshToken')).toBe('next');
  });

  it('raises that the player has signed out at the provider', async () => {
    const { raised } = await changed(() => Response.json({ error: 'invalid_grant' }, { status: 400 }));
    expect(raised).toEqual(['invalid_grant', 'signed out']);
  });

  it('stops monitoring when the frame reports a change although the session goes on', async () => {
    const { watched } = await changed(renewed({}));
    expect(watched).toEqual([]);
    expect(provider.requests.filter(({ url }) => url.endsWith('/token'))).toHaveLength(1);
    expect(cookies.get('refreshToken')).toBe('next');
  });
});
