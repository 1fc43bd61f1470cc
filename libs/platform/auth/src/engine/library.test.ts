/**
 * The sign-in library's own behaviour under our settings: the specification quotes its messages.
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import {
  ErrorResponse,
  OidcClient,
  type SigninState,
  State,
  UserManager,
  type UserManagerSettings,
  UserManagerSettingsStore,
} from 'oidc-client-ts';
import { cookies, session } from '@lobby/storage';
import { readSessionInfo } from '../sessionInfo.ts';
import { resetSession, inSeconds, testSession, tokenOf } from '../testing/session.ts';
import { LobbyUserManager } from './LobbyUserManager.ts';
import { userManagerSettings } from './settings.ts';
import { cookieUserStore } from './userStore.ts';

const realFetch = fetch;
/** The library opens one per window; what a failed test leaves open would keep Jest from exiting. */
const channels: BroadcastChannel[] = [];
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};
const realm = 'https://id.acme.test/realms/acme';
const metadata = {
  issuer: realm,
  authorization_endpoint: `${realm}/auth`,
  token_endpoint: `${realm}/token`,
  userinfo_endpoint: `${realm}/userinfo`,
  jwks_uri: `${realm}/certs`,
};
let requests: { url: string; init: RequestInit | undefined }[];
let answer: (url: string, init?: RequestInit) => Promise<Response>;

const settings = (changes: Partial<UserManagerSettings> = {}): UserManagerSettings => ({
  ...userManagerSettings({
    settings: { brand: 'acme', identityHost: 'id.acme.test' },
    getLocale: () => 'en',
    getSignedOutPath: () => '/en/login/',
  }),
  automaticSilentRenew: false,
  monitorSession: false,
  metadata,
  ...changes,
});
const client = (changes?: Partial<UserManagerSettings>) => new OidcClient(settings(changes));
const manager = (changes?: Partial<UserManagerSettings>) => new UserManager(settings(changes));
const idToken = (claims: object = {}) => tokenOf({ sub: 'anna', auth_time: 1, azp: 'app', ...claims });
const tokens = (claims?: object) => ({ access_token: 'access', token_type: 'Bearer', id_token: idToken(claims) });

beforeEach(() => {
  requests = [];
  answer = async () => Response.json(tokens());
  globalThis.fetch = ((input, init) => {
    requests.push({ url: String(input), init });
    return answer(String(input), init);
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const channel of channels.splice(0)) channel.close();
  resetSession();
});

it('has the constants of section 9 (R-9-009, R-9-011, R-9-012, R-9-013, R-9-015)', () => {
  expect(new UserManagerSettingsStore(settings())).toMatchObject({
    staleStateAgeInSeconds: 900,
    silentRequestTimeoutInSeconds: 10,
    accessTokenExpiringNotificationTimeInSeconds: 60,
    checkSessionIntervalInSeconds: 2,
    popupWindowFeatures: { height: 640 },
    revokeTokenTypes: ['access_token', 'refresh_token'],
    scope: 'openid',
    client_id: 'app',
    disablePKCE: false,
    maxSilentRenewTimeoutRetries: 3,
  });
});

describe('a sign-in request', () => {
  it.each<[string, Partial<UserManagerSettings>, string]>([
    ['url', { metadata: { ...metadata, authorization_endpoint: '' } }, 'url'],
    ['client_id', { client_id: '' }, 'client_id'],
    ['redirect_uri', { redirect_uri: '' }, 'redirect_uri'],
    ['response_type', { response_type: '' }, 'Only the Authorization Code flow'],
    ['scope', { scope: '' }, 'scope'],
    ['authority', { authority: '' }, 'authority'],
  ])('needs %s (R-5-009)', async (_, changes, message) => {
    await expect(client(changes).createSigninRequest({})).rejects.toThrow(message);
  });

  it('is for the code flow alone (R-5-010)', async () => {
    await expect(client().createSigninRequest({ response_type: 'token' })).rejects.toThrow(
      'Only the Authorization Code flow (with PKCE) is supported',
    );
  });
});

describe('an answer', () => {
  async function answered(changes: { state?: Partial<SigninState>; query?: string; client?: OidcClient } = {}) {
    const oidc = changes.client ?? client();
    const { state } = await oidc.createSigninRequest({});
    const stored = { ...JSON.parse(state.toStorageString()), ...changes.state };
    sessionStorage.setItem(`oidc.${state.id}`, JSON.stringify(stored));
    return oidc.processSigninResponse(`https://lobby.acme.test/?code=c&state=${state.id}${changes.query ?? ''}`);
  }

  it('needs a state that is known here (R-8-012, R-8-013)', async () => {
    await expect(client().processSigninResponse('https://lobby.acme.test/?code=c')).rejects.toThrow(
      'No state in response',
    );
    await expect(client().processSigninResponse('https://lobby.acme.test/?code=c&state=s')).rejects.toThrow(
      'No matching state found in storage',
    );
  });

  it('must have the stored state, client and authority (R-5-011, R-8-011, R-8-014)', async () => {
    await expect(answered({ state: { id: 'other' } })).rejects.toThrow('State does not match');
    await expect(answered({ state: { client_id: 'other' } })).rejects.toThrow(
      'client_id mismatch on settings vs. signin state',
    );
    await expect(answered({ state: { authority: 'other' } })).rejects.toThrow(
      'authority mismatch on settings vs. signin state',
    );
  });

  it('must have an ID token with a subject, and the nonce that was sent (R-5-012, R-8-015)', async () => {
    answer = async () => Response.json(tokens({ sub: undefined }));
    await expect(answered()).rejects.toThrow('ID Token is missing a subject claim');
    answer = async () => Response.json(tokens({ nonce: 'other' }));
    await expect(answered({ state: { nonce: 'mine' } })).rejects.toThrow('nonce in id_token does not match');
  });

  it('must have the subject of its user info, asked with the bearer (R-8-016)', async () => {
    answer = async (url) => Response.json(url.endsWith('/userinfo') ? { sub: 'berta' } : tokens());
    await expect(answered({ client: client({ loadUserInfo: true }) })).rejects.toThrow(
      'subject from UserInfo response does not match subject in ID Token',
    );
    const userInfo = requests.find(({ url }) => url.endsWith('/userinfo'));
    expect(userInfo?.init).toMatchObject({ method: 'GET', headers: { Authorization: 'Bearer access' } });
  });

  it('may be an error with its four fields (R-8-003)', async () => {
    const failure = answered({ state: { data: 'mine' }, query: '&error=e&error_description=d&error_uri=u' });
    await expect(failure).rejects.toBeInstanceOf(ErrorResponse);
    await expect(failure).rejects.toMatchObject({ error: 'e', error_description: 'd', error_uri: 'u', state: 'mine' });
  });

  it('to a sign-out must have its state (R-5-015, R-8-011)', async () => {
    sessionStorage.setItem('oidc.sent', new State({ id: 'other', request_type: 'so:r' }).toStorageString());
    await expect(client().processSignoutResponse('https://lobby.acme.test/?state=sent')).rejects.toThrow(
      'State does not match',
    );
  });
});

describe('a refresh', () => {
  it.each([
    ['subject', { sub: 'berta' }, 'sub in id_token does not match current sub'],
    ['time of sign-in', { auth_time: 2 }, 'auth_time in id_token does not match original auth_time'],
    ['authorized party', { azp: 'other' }, 'azp in id_token does not match original azp'],
  ])("must keep the %s of this tab's ID token (R-5-013, R-8-016)", async (_, claims, message) => {
    cookies.set('idpAccessToken', 'access');
    cookies.set('refreshToken', 'refresh');
    session.write('idTokenClaims', { sub: 'anna', auth_time: 1, azp: 'app' });
    answer = async () => Response.json(tokens(claims));
    await expect(manager().signinSilent()).rejects.toThrow(message);
    expect(cookies.get('idpAccessToken')).toBe('access');
  });

  it('posts its grant as a form', async () => {
    cookies.set('idpAccessToken', 'access');
    cookies.set('refreshToken', 'refresh');
    await manager().signinSilent();
    expect(requests[0]).toMatchObject({ url: `${realm}/token`, init: { method: 'POST' } });
    expect(Object.fromEntries(new URLSearchParams(String(requests[0]?.init?.body)))).toEqual({
      grant_type: 'refresh_token',
      client_id: 'app',
      refresh_token: 'refresh',
      scope: 'openid',
    });
  });
});

it('keeps nothing of the player before where the provider names no sessions (A-079)', async () => {
  cookies.set('idpAccessToken', tokenOf({ sub: 'anna' }));
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 1 }));
  cookies.set('gameInit', 'began');
  const user = (sub: string) => JSON.stringify({ access_token: 'next', id_token: tokenOf({ sub }) });
  await cookieUserStore.set('', user('anna'));
  expect([cookies.get('gameInit'), readSessionInfo()?.startedAt]).toEqual(['began', 1]);
  await cookieUserStore.set('', user('berta'));
  expect(cookies.get('gameInit')).toBeNull();
  expect(readSessionInfo()?.startedAt).not.toBe(1);
});

it('posts the password grant for flows that ask for a secret (A-045)', async () => {
  const user = await manager().signinResourceOwnerCredentials({ username: 'anna', password: 'secret' });
  expect(user.profile.sub).toBe('anna');
  const [{ url, init } = {}] = requests;
  expect([url, init?.method]).toEqual([`${realm}/token`, 'POST']);
  expect(Object.fromEntries(new URLSearchParams(String(init?.body)))).toMatchObject({
    grant_type: 'password',
    username: 'anna',
    password: 'secret',
  });
});

it('says what is not configured (R-8-017, R-8-018)', async () => {
  await expect(client().createSignoutRequest()).rejects.toThrow('No end session endpoint');
  await expect(manager().signinSilent()).rejects.toThrow('No silent_redirect_uri configured');
  await expect(manager({ popup_redirect_uri: '' }).signinPopup()).rejects.toThrow('No popup_redirect_uri configured');
});

it('refuses a discovery document that is not JSON (R-8-010)', async () => {
  answer = async () => new Response('<p>Hello</p>', { headers: { 'content-type': 'text/html' } });
  await expect(client({ metadata: undefined }).createSigninRequest({})).rejects.toThrow(
    'Invalid response Content-Type',
  );
});

it('waits 10 s for a request (R-8-005)', async () => {
  jest.useFakeTimers();
  answer = (_, init) =>
    new Promise((__, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  const failure = expect(client({ metadata: undefined }).createSigninRequest({})).rejects.toThrow('Network timed out');
  await jest.advanceTimersByTimeAsync(10_000);
  await failure;
});

describe('windows', () => {
  const frame = () => ({ location: { replace: jest.fn() } }) as unknown as Window;

  /** The request's address is made by real cryptography, which no fake clock waits for. */
  async function sentTo(target: Window): Promise<string> {
    const replace = target.location.replace as jest.Mock;
    for (let turn = 0; turn < 1000 && replace.mock.calls.length === 0; turn += 1) {
      await crypto.subtle.digest('SHA-256', new Uint8Array(1));
    }
    return replace.mock.calls[0][0];
  }

  it('waits 10 s for a frame (R-8-006, R-9-011)', async () => {
    jest.useFakeTimers();
    const target = frame();
    jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(target);
    const renewal = manager({ silent_redirect_uri: 'https://lobby.acme.test/' }).signinSilent();
    const failed = jest.fn();
    renewal.catch(failed);
    await sentTo(target);
    await jest.advanceTimersByTimeAsync(9999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(renewal).rejects.toThrow('IFrame timed out without a response');
  });

  it('fails with login_required when a silent renewal gives another subject (R-5-016)', async () => {
    const target = frame();
    jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(target);
    cookies.set('idpAccessToken', 'access');
    session.write('idTokenClaims', { sub: 'anna' });
    answer = async () => Response.json({ ...tokens({ sub: 'berta' }) });
    const renewal = manager({ silent_redirect_uri: 'https://lobby.acme.test/' }).signinSilent();
    const state = new URL(await sentTo(target)).searchParams.get('state');
    const data = { source: 'oidc-client', url: `https://lobby.acme.test/?code=c&state=${state}` };
    window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin }));
    await expect(renewal).rejects.toMatchObject({ error: 'login_required' });
  });

  it('opens a popup of 640 px and looks every 500 ms whether it was closed (R-8-008, R-9-014, R-9-015)', async () => {
    jest.useFakeTimers();
    const popup = { ...frame(), closed: false, focus: () => {}, close: () => {} };
    const open = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
    const signIn = manager().signinPopup({ popupAbortOnClose: true });
    const failed = jest.fn();
    signIn.catch(failed);
    await sentTo(popup as unknown as Window);
    popup.closed = true;
    await jest.advanceTimersByTimeAsync(499);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(signIn).rejects.toThrow('Popup closed by user');
    expect(open.mock.calls[0]?.[2]).toContain('height=640');
  });

  it('reports a popup that was blocked (R-8-007)', async () => {
    jest.useFakeTimers();
    const popup = { ...frame(), closed: false, focus: () => {}, close: () => {} };
    jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
    const signIn = manager().signinPopup({ popupWindowFeatures: { closePopupWindowAfterInSeconds: 1 } });
    signIn.catch(() => {});
    await sentTo(popup as unknown as Window);
    Reflect.deleteProperty(popup, 'closed');
    await jest.advanceTimersByTimeAsync(1000);
    await expect(signIn).rejects.toThrow('Popup blocked by user');
  });
});

it('raises expiring 60 s before and expired 1 s after the expiry (R-4-018, R-4-019)', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
  cookies.set('idpAccessToken', 'access');
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 0, expiresAt: inSeconds(100) }));
  const oidc = manager();
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
    const oidc = manager({
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
  /** The provider's frame says that something has changed; the refresh token's answer tells what. */
  async function changed(refreshed: () => Response) {
    jest.useFakeTimers();
    const frame = { postMessage: jest.fn(), location: { replace: () => {} } };
    // Frames of the tests before hear the window's messages, too.
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
    answer = async (url) => (url.endsWith('/certs') ? Response.json({ keys: [] }) : refreshed());
    const oidc = new LobbyUserManager(
      settings({ monitorSession: true, metadata: { ...metadata, check_session_iframe: `${realm}/frame` } }),
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

  it('believes no frame that sees a change in a session that goes on, and asks no more', async () => {
    const { watched } = await changed(renewed({}));
    expect(watched).toEqual([]);
    expect(requests.filter(({ url }) => url.endsWith('/token'))).toHaveLength(1);
    expect(cookies.get('refreshToken')).toBe('next');
  });
});

it('reads the realm from the settings (R-7-043, A-047)', async () => {
  const authority = (identityHost: string) =>
    userManagerSettings({
      settings: { brand: 'acme', identityHost },
      getLocale: () => 'en',
      getSignedOutPath: () => '/',
    }).authority;
  expect(authority('id.acme.test')).toBe('https://id.acme.test/realms/acme');
  expect(authority('id.acme.test/auth/')).toBe('https://id.acme.test/auth/realms/acme');
  expect(authority('http://127.0.0.1:4300')).toBe('http://127.0.0.1:4300/realms/acme');
  expect(testSession().auth.status).toBe('anonymous');
});
