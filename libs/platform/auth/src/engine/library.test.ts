/**
 * Behaviour of the sign-in library with our settings: the specification quotes its messages.
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import {
  ErrorResponse,
  type OidcClient,
  type OidcClientSettings,
  type SigninState,
  User,
  UserManagerSettingsStore,
} from 'oidc-client-ts';
import { cookies, session } from '@lobby/storage';
import { readSessionInfo } from '../sessionInfo.ts';
import {
  metadata,
  mockProvider,
  oidcClient,
  providerOptions,
  realm,
  respondAs,
  tokenResponse,
  userManager,
} from '../testing/oidc.ts';
import { testSession, tokenOf } from '../testing/session.ts';
import { clientSettings } from './clientSettings.ts';
import { signInByPopup } from './popup.ts';
import { createProviderClient } from './providerClient.ts';
import { createProviderFlow } from './providerFlow.ts';
import { storeProviderTokens } from './providerTokens.ts';

const provider = mockProvider();
const client = () => createProviderClient(providerOptions);

it('has the constants of section 9 (R-9-009, R-9-011, R-9-012, R-9-013, R-9-015)', () => {
  expect(new UserManagerSettingsStore({ ...clientSettings(providerOptions), metadata })).toMatchObject({
    staleStateAgeInSeconds: 900,
    silentRequestTimeoutInSeconds: 10,
    accessTokenExpiringNotificationTimeInSeconds: 60,
    checkSessionIntervalInSeconds: 2,
    popupWindowFeatures: { height: 640 },
    revokeTokenTypes: ['access_token', 'refresh_token'],
    scope: 'openid',
    client_id: 'app',
    disablePKCE: false,
  });
});

describe('a sign-in request', () => {
  it.each<[string, Partial<OidcClientSettings>, string]>([
    ['url', { metadata: { ...metadata, authorization_endpoint: '' } }, 'url'],
    ['client_id', { client_id: '' }, 'client_id'],
    ['redirect_uri', { redirect_uri: '' }, 'redirect_uri'],
    ['response_type', { response_type: '' }, 'Only the Authorization Code flow'],
    ['scope', { scope: '' }, 'scope'],
    ['authority', { authority: '' }, 'authority'],
  ])('needs %s (R-5-009)', async (_, changes, message) => {
    await expect(oidcClient(changes).createSigninRequest({})).rejects.toThrow(message);
  });

  const reject = () => {
    throw new DOMException('Rejected', 'QuotaExceededError');
  };
  it.each([
    ['is full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(reject)],
    ['is switched off', () => jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(reject)],
  ])('is known to the page that comes back though session storage %s', async (_, breakStorage) => {
    breakStorage();
    const { state } = await oidcClient().createSigninRequest({ state: 'where to' });
    const url = `https://lobby.acme.test/en/keycloak-login-handler/?code=c&state=${state.id}`;
    const back = await oidcClient().readSigninResponseState(url, true);
    expect(back.state).toMatchObject({ id: state.id, data: 'where to', code_verifier: state.code_verifier });
    expect(cookies.get('signInState')).toBeNull();
    await expect(oidcClient().readSigninResponseState(url, true)).rejects.toThrow('No matching state found in storage');
    jest.restoreAllMocks();
  });

  it('supports the code flow only (R-5-010)', async () => {
    await expect(oidcClient().createSigninRequest({ response_type: 'token' })).rejects.toThrow(
      'Only the Authorization Code flow (with PKCE) is supported',
    );
  });
});

describe('a callback', () => {
  async function processCallback(changes: { state?: Partial<SigninState>; query?: string; client?: OidcClient } = {}) {
    const oidc = changes.client ?? oidcClient();
    const { state } = await oidc.createSigninRequest({});
    const stored = { ...JSON.parse(state.toStorageString()), ...changes.state };
    sessionStorage.setItem(`oidc.${state.id}`, JSON.stringify(stored));
    return oidc.processSigninResponse(`https://lobby.acme.test/?code=c&state=${state.id}${changes.query ?? ''}`);
  }

  it('needs a state that is stored (R-8-012, R-8-013)', async () => {
    await expect(oidcClient().processSigninResponse('https://lobby.acme.test/?code=c')).rejects.toThrow(
      'No state in response',
    );
    await expect(oidcClient().processSigninResponse('https://lobby.acme.test/?code=c&state=s')).rejects.toThrow(
      'No matching state found in storage',
    );
  });

  it('must match the stored state, client and authority (R-5-011, R-8-011, R-8-014)', async () => {
    await expect(processCallback({ state: { id: 'other' } })).rejects.toThrow('State does not match');
    await expect(processCallback({ state: { client_id: 'other' } })).rejects.toThrow(
      'client_id mismatch on settings vs. signin state',
    );
    await expect(processCallback({ state: { authority: 'other' } })).rejects.toThrow(
      'authority mismatch on settings vs. signin state',
    );
  });

  it('must have an ID token with a subject and the request’s nonce (R-5-012, R-8-015)', async () => {
    provider.respond = async () => Response.json(tokenResponse({ sub: undefined }));
    await expect(processCallback()).rejects.toThrow('ID Token is missing a subject claim');
    provider.respond = async () => Response.json(tokenResponse({ nonce: 'other' }));
    await expect(processCallback({ state: { nonce: 'mine' } })).rejects.toThrow('nonce in id_token does not match');
  });

  it('can be an error with its four fields (R-8-003)', async () => {
    const failure = processCallback({ state: { data: 'mine' }, query: '&error=e&error_description=d&error_uri=u' });
    await expect(failure).rejects.toBeInstanceOf(ErrorResponse);
    await expect(failure).rejects.toMatchObject({ error: 'e', error_description: 'd', error_uri: 'u', state: 'mine' });
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
    provider.respond = respondAs(() => Response.json(tokenResponse(claims)));
    await expect(client().refresh('refresh', 'access')).rejects.toThrow(message);
    expect(cookies.get('idpAccessToken')).toBe('access');
  });

  it('posts its grant as form data', async () => {
    cookies.set('idpAccessToken', 'access');
    cookies.set('refreshToken', 'refresh');
    provider.respond = respondAs(() => Response.json({ access_token: 'next', token_type: 'Bearer' }));
    await client().refresh('refresh', 'access');
    const [request] = provider.requests.filter(({ url }) => url === `${realm}/token`);
    expect(request?.init?.method).toBe('POST');
    expect(Object.fromEntries(new URLSearchParams(String(request?.init?.body)))).toEqual({
      grant_type: 'refresh_token',
      client_id: 'app',
      refresh_token: 'refresh',
      scope: 'openid',
    });
  });
});

it('removes the previous player’s cookies when tokens have no sid (A-079)', () => {
  cookies.set('idpAccessToken', tokenOf({ sub: 'anna' }));
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 1 }));
  cookies.set('gameInit', 'began');
  const response = (sub: string) => ({ access_token: 'next', id_token: tokenOf({ sub }) });
  storeProviderTokens(response('anna'));
  expect([cookies.get('gameInit'), readSessionInfo()?.startedAt]).toEqual(['began', 1]);
  storeProviderTokens(response('berta'));
  expect(cookies.get('gameInit')).toBeNull();
  expect(readSessionInfo()?.startedAt).not.toBe(1);
});

it('posts the password grant for flows with credentials (A-045)', async () => {
  const user = await userManager().signinResourceOwnerCredentials({ username: 'anna', password: 'secret' });
  expect(user.profile.sub).toBe('anna');
  const [{ url, init } = {}] = provider.requests;
  expect([url, init?.method]).toEqual([`${realm}/token`, 'POST']);
  expect(Object.fromEntries(new URLSearchParams(String(init?.body)))).toMatchObject({
    grant_type: 'password',
    username: 'anna',
    password: 'secret',
  });
});

it('names the missing setting (R-8-017, R-8-018)', async () => {
  await expect(oidcClient().createSignoutRequest()).rejects.toThrow('No end session endpoint');
  await expect(userManager().signinSilent()).rejects.toThrow('No silent_redirect_uri configured');
  await expect(userManager({ popup_redirect_uri: '' }).signinPopup()).rejects.toThrow(
    'No popup_redirect_uri configured',
  );
});

it('rejects a discovery document that is not JSON (R-8-010)', async () => {
  provider.respond = async () => new Response('<p>Hello</p>', { headers: { 'content-type': 'text/html' } });
  await expect(oidcClient({ metadata: undefined }).createSigninRequest({})).rejects.toThrow(
    'Invalid response Content-Type',
  );
});

it('times out a request after 10 s (R-8-005)', async () => {
  jest.useFakeTimers();
  provider.respond = (_, init) =>
    new Promise((__, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  const failure = expect(oidcClient({ metadata: undefined }).createSigninRequest({})).rejects.toThrow(
    'Network timed out',
  );
  await jest.advanceTimersByTimeAsync(10_000);
  await failure;
});

describe('windows', () => {
  const frame = () => ({ location: { replace: jest.fn() } }) as unknown as Window;

  /** Waits for the request's URL, which real cryptography creates and fake timers do not await. */
  async function waitForNavigation(target: Window): Promise<string> {
    const replace = target.location.replace as jest.Mock;
    for (let turn = 0; turn < 1000 && replace.mock.calls.length === 0; turn += 1) {
      await crypto.subtle.digest('SHA-256', new Uint8Array(1));
    }
    return replace.mock.calls[0][0];
  }

  it('times out a frame after 10 s (R-8-006, R-9-011)', async () => {
    jest.useFakeTimers();
    const target = frame();
    jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(target);
    const renewal = userManager({ silent_redirect_uri: 'https://lobby.acme.test/' }).signinSilent();
    const failed = jest.fn();
    renewal.catch(failed);
    await waitForNavigation(target);
    await jest.advanceTimersByTimeAsync(9999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(renewal).rejects.toThrow('IFrame timed out without a response');
  });

  it('fails with login_required when a silent renewal in a frame returns another subject', async () => {
    const target = frame();
    jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(target);
    const profile = { sub: 'anna', iss: realm, aud: 'app', exp: 0, iat: 0 };
    const manager = userManager({ silent_redirect_uri: 'https://lobby.acme.test/' });
    await manager.storeUser(new User({ ...tokenResponse(), profile }));
    provider.respond = async () => Response.json({ ...tokenResponse({ sub: 'berta' }) });
    const renewal = manager.signinSilent();
    const state = new URL(await waitForNavigation(target)).searchParams.get('state');
    const data = { source: 'oidc-client', url: `https://lobby.acme.test/?code=c&state=${state}` };
    window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin }));
    await expect(renewal).rejects.toMatchObject({ error: 'login_required' });
  });

  it('opens a popup of 640 px and checks every 500 ms whether it was closed (R-8-008, R-9-014, R-9-015)', async () => {
    jest.useFakeTimers();
    const popup = { ...frame(), closed: false, focus: () => {}, close: () => {} };
    const open = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
    const signIn = signInByPopup(userManager());
    const failed = jest.fn();
    signIn.catch(failed);
    await waitForNavigation(popup as unknown as Window);
    popup.closed = true;
    await jest.advanceTimersByTimeAsync(499);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(signIn).rejects.toThrow('Popup closed by user');
    expect(open.mock.calls[0]?.[2]).toContain('height=640');
  });

  it('reports a popup that was blocked (R-8-007)', async () => {
    jest.useFakeTimers();
    jest.spyOn(window, 'open').mockReturnValue(null);
    await expect(signInByPopup(userManager())).rejects.toThrow('Popup blocked by user');
  });
});

it('stores no sign-in whose ID token cannot be verified (A-046)', async () => {
  const flow = createProviderFlow({
    options: providerOptions,
    renewal: () => expect.anything(),
    onOtherSignIn: () => {},
  });
  const redirectUri = 'https://lobby.acme.test/en/keycloak-login-handler/';
  const { url, state } = await flow.client.createSignInRequest({ state: {}, redirectUri, uiLocales: 'en' });
  const nonce = new URL(url).searchParams.get('nonce');
  provider.respond = respondAs(() => Response.json(tokenResponse({ nonce })));
  // It is not signed.
  await expect(flow.beginSession(`${redirectUri}?code=c&state=${state.id}`, state, null)).rejects.toThrow('Algorithm');
  expect(cookies.get('idpAccessToken')).toBeNull();
});

it('reads the realm from the settings (R-7-043, A-047)', async () => {
  const authority = (identityHost: string) =>
    clientSettings({ settings: { brand: 'acme', identityHost }, getLocale: () => 'en' }).authority;
  expect(authority('id.acme.test')).toBe('https://id.acme.test/realms/acme');
  expect(authority('id.acme.test/auth/')).toBe('https://id.acme.test/auth/realms/acme');
  expect(authority('http://127.0.0.1:4300')).toBe('http://127.0.0.1:4300/realms/acme');
  expect(testSession().auth.status).toBe('anonymous');
});

describe('the token endpoint', () => {
  const grants: Record<string, () => Promise<unknown>> = {
    async authorization_code() {
      const redirectUri = 'https://lobby.acme.test/en/keycloak-login-handler/';
      const { state } = await client().createSignInRequest({ state: {}, redirectUri, uiLocales: 'en' });
      return client().exchangeCode(`${redirectUri}?code=c&state=${state.id}`, state, null);
    },
    refresh_token: () => client().refresh('first', 'access-0'),
    password: () => userManager().signinResourceOwnerCredentials({ username: 'anna', password: 'two words' }),
  };

  it.each([
    ['authorization_code', { code: 'c', redirect_uri: 'https://lobby.acme.test/en/keycloak-login-handler/' }],
    ['refresh_token', { refresh_token: 'first' }],
    ['password', { username: 'anna', password: 'two words', scope: 'openid' }],
  ])('is sent a form for the grant %s (R-7-047, A-045)', async (grant, fields) => {
    // What is answered does not matter here.
    provider.respond = respondAs(() => Response.json({ error: 'invalid_grant' }, { status: 400 }));
    await expect(grants[grant]?.()).rejects.toThrow('invalid_grant');
    const [request] = provider.requests.filter(({ url }) => url.endsWith('/token'));
    expect(request?.url).toBe(`${realm}/token`);
    expect(request?.init).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    const form = Object.fromEntries(new URLSearchParams(String(request?.init?.body)));
    expect(form).toMatchObject({ grant_type: grant, client_id: 'app', ...fields });
    // Nothing of it is in the address.
    expect(new URL(request?.url ?? '').search).toBe('');
  });
});
