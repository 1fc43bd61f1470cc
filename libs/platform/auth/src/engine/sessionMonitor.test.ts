/**
 * Changes of the session at the provider, by its frame and by the cookies.
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies, session } from '@lobby/storage';
import { waitFor } from '@testing-library/react';
import { mockProvider, oidcClient, metadata, realm, respondAs } from '../testing/oidc.ts';
import { expiredToken, inSeconds, setTokens, testSession, tokenOf, validToken } from '../testing/session.ts';
import { timings } from '../timings.ts';
import type { RenewalFailure } from './auth.machine.ts';
import { createSessionMonitor } from './sessionMonitor.ts';

const provider = mockProvider();
const withFrame = { check_session_iframe: `${realm}/frame` };

beforeAll(async () => {
  // Imported up front, so that later imports resolve under fake timers.
  await Promise.all([import('./createEngine.ts'), import('./verifyIdToken.ts')]);
});

/** The provider's frame, once it is in the page: what it is sent, and how it reports a change. */
function mockFrame() {
  const frame = { postMessage: jest.fn(), location: { replace: () => {} } };
  // Frames of earlier tests would receive the window's messages as well.
  document.body.replaceChildren();
  jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (
    this: HTMLIFrameElement,
  ) {
    return this.isConnected ? (frame as unknown as Window) : null;
  });
  jest.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(() => {});
  return {
    messages: () => frame.postMessage.mock.calls.map((call) => call as [string, string]),
    clear: () => frame.postMessage.mockClear(),
    async load() {
      await jest.advanceTimersByTimeAsync(0);
      for (const element of document.querySelectorAll('iframe')) element.dispatchEvent(new Event('load'));
      await jest.advanceTimersByTimeAsync(0);
    },
    async reportChange() {
      const event = new MessageEvent('message', { data: 'changed', origin: 'https://id.acme.test' });
      Object.defineProperty(event, 'source', { value: frame });
      window.dispatchEvent(event);
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

describe('the session monitor (R-4-027)', () => {
  async function watch(check: () => RenewalFailure | null) {
    jest.useFakeTimers();
    const frame = mockFrame();
    session.write('sessionState', 'first-state');
    const raise = jest.fn();
    const client = oidcClient({ metadata: { ...metadata, ...withFrame } });
    const monitor = createSessionMonitor({ client, check: async () => check(), raise });
    void monitor.watch();
    await frame.load();
    return { frame, monitor, raise };
  }

  it('queries the provider’s frame every 2 s, until it is stopped (R-9-013)', async () => {
    const { frame, monitor, raise } = await watch(() => null);
    await jest.advanceTimersByTimeAsync(4000);
    const message = ['app first-state', 'https://id.acme.test'];
    expect(frame.messages()).toEqual([message, message, message]);
    await monitor.stop();
    frame.clear();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(frame.messages()).toEqual([]);
    expect(raise).not.toHaveBeenCalled();
  });

  it('raises that the session has changed, and goes on with its new state', async () => {
    const { frame, monitor, raise } = await watch(() => {
      session.write('sessionState', 'next-state');
      void monitor.watch();
      return null;
    });
    frame.clear();
    await frame.reportChange();
    expect(raise.mock.calls).toEqual([['sessionChanged']]);
    await jest.advanceTimersByTimeAsync(2000);
    expect(new Set(frame.messages().map(([message]) => message))).toEqual(new Set(['app next-state']));
  });

  it.each(['SESSION_EXPIRED', 'anonymous'] as const)(
    'raises that the player has signed out where the provider answers %s',
    async (failure) => {
      const { frame, raise } = await watch(() => failure);
      await frame.reportChange();
      expect(raise.mock.calls).toEqual([['signedOut']]);
    },
  );

  it('raises nothing where the provider is unreachable', async () => {
    const { frame, raise } = await watch(() => 'unreachable');
    await frame.reportChange();
    expect(raise).not.toHaveBeenCalled();
  });

  it('leaves a frame that is wrong, as one without access to its cookies, alone until the next renewal', async () => {
    const { frame, monitor, raise } = await watch(() => {
      void monitor.watch();
      return null;
    });
    frame.clear();
    await frame.reportChange();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(raise).not.toHaveBeenCalled();
    expect(frame.messages()).toEqual([]);
    await monitor.watch();
    expect(frame.messages()).toHaveLength(1);
  });
});

describe('a visitor’s page (R-4-027)', () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve, 300));
  const beginElsewhere = (tokens: Parameters<typeof setTokens>[0]) => {
    setTokens(tokens);
    const channel = new BroadcastChannel('lobby-cookies');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(['idpAccessToken', 'refreshToken']);
    channel.close();
  };
  const renewals = () => provider.requests.filter(({ url }) => url.endsWith('/token')).length;

  it.each([
    ['fresh', validToken, 0],
    // Which nobody shows before it is renewed.
    ['expired', expiredToken, 1],
  ])('sees that another tab has signed in, and takes the session over: tokens are %s', async (_, token, expected) => {
    provider.respond = respondAs(() =>
      Response.json({ access_token: validToken(), refresh_token: 'next', token_type: 'Bearer' }),
    );
    const { auth } = testSession();
    auth.start();
    expect(auth.status).toBe('anonymous');
    beginElsewhere({ idpAccessToken: token(), refreshToken: 'refresh' });
    await waitFor(() => expect(auth.status).toBe('authenticated'));
    beginElsewhere({ idpAccessToken: tokenOf({ sub: 'anna', exp: inSeconds(600) }) });
    await settle();
    expect([auth.status, renewals()]).toEqual(['authenticated', expected]);
  });
});

describe('a player’s page (A-048, R-4-027)', () => {
  /** Makes the provider's frame report a change; the response to the refresh says which. */
  async function reportChange(respondToRefresh: () => Response, refreshToken: string | null = 'refresh') {
    jest.useFakeTimers();
    const frame = mockFrame();
    setTokens({ idpAccessToken: 'access', ...(refreshToken !== null && { refreshToken }) });
    session.write('idTokenClaims', { sub: 'anna' });
    session.write('sessionState', 'first-state');
    provider.respond = respondAs(respondToRefresh, withFrame);
    const page = testSession();
    page.auth.start();
    await jest.advanceTimersByTimeAsync(timings.engineDelay);
    await frame.load();
    expect(frame.messages()[0]).toEqual(['app first-state', 'https://id.acme.test']);
    frame.clear();
    await frame.reportChange();
    await jest.advanceTimersByTimeAsync(10_000);
    return { ...page, messages: frame.messages().map(([message]) => message) };
  }
  const refreshedWith = (more: object) => () =>
    Response.json({ access_token: 'next', refresh_token: 'next', token_type: 'Bearer', ...more });

  it('goes on with the session state of a changed session', async () => {
    const { auth, messages } = await reportChange(refreshedWith({ session_state: 'next-state' }));
    expect(new Set(messages)).toEqual(new Set(['app next-state']));
    expect([auth.status, cookies.get('refreshToken')]).toEqual(['authenticated', 'next']);
  });

  it('ends the session when the player has signed out at the provider', async () => {
    const { auth, navigations, messages } = await reportChange(() =>
      Response.json({ error: 'invalid_grant' }, { status: 400 }),
    );
    expect(auth.getAccessToken()).toBeNull();
    expect(navigations).toEqual(['https://lobby.acme.test/en/login/?foo=1&logoutReason=SESSION_EXPIRED']);
    expect(messages).toEqual([]);
  });

  it('sends one request, and none to the frame, when the session goes on', async () => {
    const { auth, messages } = await reportChange(refreshedWith({}));
    expect(messages).toEqual([]);
    expect(provider.requests.filter(({ url }) => url.endsWith('/token'))).toHaveLength(1);
    expect([auth.status, cookies.get('refreshToken')]).toEqual(['authenticated', 'next']);
  });

  it('keeps its refresh token where a provider does not rotate it', async () => {
    const { auth } = await reportChange(refreshedWith({ refresh_token: undefined }));
    expect([auth.status, cookies.get('refreshToken'), cookies.get('idpAccessToken')]).toEqual([
      'authenticated',
      'refresh',
      'next',
    ]);
  });

  it('goes on until its token expires where it has no refresh token to find out with', async () => {
    const { auth, navigations } = await reportChange(refreshedWith({}), null);
    expect(provider.requests.filter(({ url }) => url.endsWith('/token'))).toEqual([]);
    expect([auth.status, cookies.get('idpAccessToken'), navigations]).toEqual(['authenticated', 'access', []]);
  });
});
