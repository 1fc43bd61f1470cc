/**
 * Events of the sign-in library: expiring and expired tokens, and changes of the session at the provider.
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies, session } from '@lobby/storage';
import { waitFor } from '@testing-library/react';
import type { UserManagerEvents } from 'oidc-client-ts';
import { metadata, mockProvider, oidcSettings, realm, userManager } from '../testing/oidc.ts';
import { expiredToken, inSeconds, setTokens, testSession, tokenOf, validToken } from '../testing/session.ts';
import { LobbyUserManager } from './LobbyUserManager.ts';

const provider = mockProvider();
/** Longer than cookies of another tab take to be read. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

describe('the timers of an access token', () => {
  /** A user whose token lives for so long, and the events that it raises, each with the seconds since now. */
  async function loadUser(lifetime: number) {
    jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
    cookies.set('idpAccessToken', 'access');
    cookies.set('sessionInfo', JSON.stringify({ startedAt: 0, expiresAt: inSeconds(lifetime) }));
    const oidc = new LobbyUserManager(oidcSettings());
    const raisedEvents: [string, number][] = [];
    const startedAt = Date.now();
    oidc.events.addAccessTokenExpiring(() => void raisedEvents.push(['expiring', (Date.now() - startedAt) / 1000]));
    oidc.events.addAccessTokenExpired(() => void raisedEvents.push(['expired', (Date.now() - startedAt) / 1000]));
    await oidc.getUser();
    return { oidc, raisedEvents };
  }

  it.each([
    // They check every 5 s: at 100 s the token has just expired, and 101 s is noticed at 105 s.
    { lifetime: 100, expiring: 40, expired: 105 },
    // A check falls on the very second.
    { lifetime: 99, expiring: 40, expired: 100 },
    // Less than 5 s are not divided.
    { lifetime: 3, expiring: 1, expired: 4 },
  ])(
    'raise expiring 60 s before and expired 1 s after the expiry: of $lifetime s, at $expiring s and $expired s (R-4-018, R-4-019, R-4-020)',
    async ({ lifetime, expiring, expired }) => {
      const { raisedEvents } = await loadUser(lifetime);
      await jest.advanceTimersByTimeAsync(200_000);
      expect(raisedEvents).toEqual([
        ['expiring', expiring],
        ['expired', expired],
      ]);
    },
  );

  it('are cancelled when the user is removed (R-4-020)', async () => {
    const { oidc, raisedEvents } = await loadUser(100);
    await oidc.removeUser();
    await jest.advanceTimersByTimeAsync(200_000);
    expect(raisedEvents).toEqual([]);
  });
});

describe('the session monitor (R-9-013)', () => {
  it("queries the provider's frame every 2 s and raises the changes that it reports", async () => {
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
    const raisedEvents: string[] = [];
    oidc.events.addUserSignedOut(() => void raisedEvents.push('signed out'));
    oidc.events.addUserSignedIn(() => void raisedEvents.push('signed in'));
    oidc.events.addUserSessionChanged(() => void raisedEvents.push('session changed'));
    await jest.advanceTimersByTimeAsync(0);
    document.querySelector('iframe')?.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(4000);
    expect(frame.postMessage).toHaveBeenCalledTimes(3);
    expect(frame.postMessage).toHaveBeenCalledWith('app state-of-the-session', 'https://id.acme.test');

    const reportChange = async () => {
      const message = { data: 'changed', origin: 'https://id.acme.test', source: frame as unknown as Window };
      const event = new MessageEvent('message', { data: message.data, origin: message.origin });
      Object.defineProperty(event, 'source', { value: frame });
      window.dispatchEvent(event);
      await jest.advanceTimersByTimeAsync(0);
    };
    await reportChange();
    expect(raisedEvents).toEqual(['signed out']);

    const query = jest.spyOn(oidc, 'querySessionStatus');
    query.mockResolvedValue({ session_state: 'next-state', sub: 'anna' });
    await reportChange();
    query.mockResolvedValue({ session_state: 'other-state', sub: 'berta' });
    await reportChange();
    expect(raisedEvents).toEqual(['signed out', 'session changed', 'signed out']);
    oidc.events.unload();
    await reportChange();
    expect(raisedEvents.at(-1)).toBe('signed in');
  });
});

describe('the session monitor of a visitor (R-4-027)', () => {
  /** What the events of each manager are made of; the library exports its type alone. */
  const eventsOfManagers = () => Object.getPrototypeOf(userManager().events) as UserManagerEvents;
  const beginElsewhere = async (tokens: Parameters<typeof setTokens>[0]) => {
    setTokens(tokens);
    const channel = new BroadcastChannel('lobby-cookies');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(['idpAccessToken', 'refreshToken']);
    channel.close();
  };
  const discover = () => {
    provider.respond = async (url) => {
      if (url.endsWith('openid-configuration')) return Response.json(metadata);
      if (url.endsWith('/certs')) return Response.json({ keys: [] });
      return Response.json({ access_token: validToken(), refresh_token: 'next', token_type: 'Bearer' });
    };
  };

  it.each([
    ['fresh', validToken],
    // Which nobody shows before the library has renewed them.
    ['expired', expiredToken],
  ])(
    'raises signed in, once, when another tab signs in, and takes the session over: tokens are %s',
    async (_, token) => {
      discover();
      const raised = jest.spyOn(eventsOfManagers(), '_raiseUserSignedIn');
      const loaded = jest.spyOn(eventsOfManagers(), 'load');
      const { auth } = testSession();
      auth.start();
      expect(auth.status).toBe('anonymous');
      await beginElsewhere({ idpAccessToken: token(), refreshToken: 'refresh' });
      await waitFor(() => expect(raised).toHaveBeenCalledTimes(1));
      await waitFor(() => expect(auth.status).toBe('authenticated'));
      // Raised as loaded, which begins timers and the monitor of a player.
      await waitFor(() =>
        expect(loaded.mock.calls.some(([user, raise]) => user.refresh_token && raise !== false)).toBe(true),
      );
      await beginElsewhere({ idpAccessToken: tokenOf({ sub: 'anna', exp: inSeconds(600) }) });
      await settle();
      expect(raised).toHaveBeenCalledTimes(1);
    },
  );

  it('raises nothing for a page that shows the session already', async () => {
    discover();
    const raised = jest.spyOn(eventsOfManagers(), '_raiseUserSignedIn');
    setTokens({ idpAccessToken: validToken(), refreshToken: 'refresh' });
    const { auth } = testSession();
    auth.start();
    await beginElsewhere({ idpAccessToken: tokenOf({ sub: 'anna', exp: inSeconds(600) }) });
    await settle();
    expect(auth.status).toBe('authenticated');
    expect(raised).not.toHaveBeenCalled();
  });
});

describe('the session monitor of a player (A-048, R-4-027)', () => {
  /** Makes the provider's frame report a change; the response to the refresh tells which. */
  async function monitorChange(respondToRefresh: () => Response) {
    jest.useFakeTimers();
    const frame = { postMessage: jest.fn(), location: { replace: () => {} } };
    // Frames of earlier tests would receive the window's messages as well.
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
    provider.respond = async (url) => (url.endsWith('/certs') ? Response.json({ keys: [] }) : respondToRefresh());
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
    // Waits for dynamic imports, which fake timers do not await.
    for (let turn = 0; turn < 1000 && raised.length === 0; turn += 1) {
      await crypto.subtle.digest('SHA-256', new Uint8Array(1));
      await jest.advanceTimersByTimeAsync(0);
    }
    frame.postMessage.mockClear();
    await jest.advanceTimersByTimeAsync(10_000);
    return { raised, monitorMessages: frame.postMessage.mock.calls.map(([message]) => message as string) };
  }
  const refreshedWith = (more: object) => () =>
    Response.json({ access_token: 'next', refresh_token: 'next', token_type: 'Bearer', ...more });

  it('continues with the session state of a changed session', async () => {
    const { raised, monitorMessages } = await monitorChange(refreshedWith({ session_state: 'next-state' }));
    expect(raised).toEqual(['session changed']);
    expect(new Set(monitorMessages)).toEqual(new Set(['app next-state']));
    expect(cookies.get('refreshToken')).toBe('next');
  });

  it('raises userSignedOut when the player has signed out at the provider', async () => {
    const { raised } = await monitorChange(() => Response.json({ error: 'invalid_grant' }, { status: 400 }));
    expect(raised).toEqual(['invalid_grant', 'signed out']);
  });

  it('stops monitoring when the frame reports a change but the session continues', async () => {
    const { monitorMessages } = await monitorChange(refreshedWith({}));
    expect(monitorMessages).toEqual([]);
    expect(provider.requests.filter(({ url }) => url.endsWith('/token'))).toHaveLength(1);
    expect(cookies.get('refreshToken')).toBe('next');
  });
});
