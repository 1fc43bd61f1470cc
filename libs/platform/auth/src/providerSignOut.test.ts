/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies } from '@lobby/storage';
import { overrideTimings } from '@lobby/testing';
import { waitFor } from '@testing-library/dom';
import { writeSessionInfo } from './sessionInfo.ts';
import { inSeconds, tokenOf } from './testing/session.ts';
import { withProvider } from './testing/withProvider.ts';
import { timings } from './timings.ts';

const { requests, realm, tokenRequests, visitor, signIn } = withProvider();
// jsdom opens no page in the hidden frame, which is waited for in real time.
beforeEach(() => overrideTimings(timings, { silentLogoutTimeout: 10 }));

it('ends a session that the provider rejects with SESSION_EXPIRED and without tokens, on the login page (R-4-017, R-4-023)', async () => {
  const { auth, navigations } = await signIn();
  cookies.set('gameInit', '1');
  cookies.set('refreshToken', 'revoked-long-ago');
  const replace = jest.fn();
  jest
    .spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get')
    .mockReturnValue({ location: { replace } } as unknown as Window);
  expect(await auth.refresh()).toBe('expired');
  await waitFor(() => expect(navigations).not.toHaveLength(0));
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/?foo=1&logoutReason=SESSION_EXPIRED']);
  for (const name of ['idpAccessToken', 'refreshToken', 'gameInit', 'sessionInfo'] as const) {
    expect(cookies.get(name)).toBeNull();
  }
  expect(replace).toHaveBeenCalledWith(`${realm()}/session/end`);
  jest.restoreAllMocks();
});

/** Answers the token endpoint in the provider's place. */
function answerRefreshes(answer: object, status = 200) {
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    String(input).endsWith('/token') ? Promise.resolve(Response.json(answer, { status })) : originalFetch(input, init);
}

it.each(['login_required', 'consent_required', 'interaction_required', 'account_selection_required'])(
  'makes a player whose renewal is answered with %s a visitor on the same page (R-8-004)',
  async (error) => {
    const { auth, navigations, errors } = await signIn();
    cookies.set('gameInit', '1');
    answerRefreshes({ error }, 400);
    expect(await auth.refresh()).toBe('expired');
    expect(auth.status).toBe('anonymous');
    expect(document.cookie).toBe('');
    expect(navigations).toEqual([]);
    expect(errors).toEqual([]);
  },
);

it.each([
  ['the ID token of this tab', () => {}],
  [
    'the access token of another tab’s sign-in',
    () => {
      sessionStorage.clear();
      cookies.set('idpAccessToken', tokenOf({ sub: 'anna', sid: 'session-anna' }));
    },
  ],
])(
  'ends a session whose renewal is answered for another player than %s names, and keeps no token of it (R-5-016)',
  async (_, prepare) => {
    const { auth, navigations } = await signIn();
    prepare();
    answerRefreshes({
      access_token: 'access-of-berta',
      refresh_token: 'refresh-of-berta',
      token_type: 'Bearer',
      id_token: tokenOf({ sub: 'berta', sid: 'session-anna' }),
      expires_in: 300,
    });
    expect(await auth.refresh()).toBe('expired');
    expect(auth.status).toBe('anonymous');
    expect(document.cookie).toBe('');
    expect({ ...sessionStorage }).toEqual({});
    expect(navigations).toEqual([]);
  },
);

it('signs out at the back end and at the provider, and removes the tokens (R-4-023, R-7-048, R-7-049, A-039)', async () => {
  const logout = jest.fn(async () => {
    // No token is left that another page or the next player could use (R-4-023).
    expect(document.cookie).toBe('');
    // What speaks to partners beside the platform may do so while the page is still there.
    expect(auth.state).toMatchObject({ status: 'authenticated', isEnding: true });
  });
  const { auth, navigations, errors } = await signIn({ logout });
  expect(auth.state.isEnding).toBeUndefined();
  cookies.set('gameInit', '1');
  const [accessToken, refreshToken] = [cookies.get('idpAccessToken'), cookies.get('refreshToken')];
  await auth.signOut();
  expect(logout.mock.calls).toEqual([[accessToken]]);
  expect(errors).toEqual([]);
  const revoked = requests.filter(({ url }) => url === `${realm()}/token/revocation`);
  expect(revoked.map(({ body }) => [body.get('token_type_hint'), body.get('token')])).toEqual([
    ['access_token', accessToken],
    ['refresh_token', refreshToken],
  ]);
  const url = new URL(navigations[0]!);
  expect(url.origin + url.pathname).toBe(`${realm()}/session/end`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    id_token_hint: expect.stringMatching(/^ey/),
    post_logout_redirect_uri: 'https://lobby.acme.test/en/login/',
    state: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(navigations[0]).not.toContain(accessToken);
  expect(navigations[0]).not.toContain(refreshToken);
  expect(document.cookie).toBe('');
});

describe('the state of a sign-out that the provider sends back', () => {
  const storedKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.'));
  async function signOut() {
    const { auth, navigations } = await signIn();
    await auth.signOut();
    const state = new URL(navigations[0]!).searchParams.get('state') ?? '';
    expect(storedKeys()).toEqual([`oidc.${state}`]);
    return { state, page: visitor() };
  }

  it('is compared with the one that was sent, and used once (R-5-015, A-186)', async () => {
    const { state, page } = await signOut();
    page.auth.completeSignOut(state);
    await waitFor(() => expect(storedKeys()).toEqual([]));
    expect(page.errors).toEqual([]);
    page.auth.completeSignOut(state);
    await waitFor(() => expect(page.errors).toEqual(['No matching state found in storage']));
  });

  it('is reported if it is another one, and the player is signed out all the same (R-5-015, R-8-011, A-186)', async () => {
    const { page, state } = await signOut();
    page.auth.completeSignOut('of-somebody-else');
    await waitFor(() => expect(page.errors).toEqual(['No matching state found in storage']));
    sessionStorage.setItem(
      `oidc.${state}`,
      JSON.stringify({ id: 'other', created: inSeconds(0), request_type: 'so:r' }),
    );
    page.auth.completeSignOut(state);
    await waitFor(() => expect(page.errors.at(-1)).toBe('State does not match'));
    expect(page.auth.status).toBe('anonymous');
    expect(document.cookie).toBe('');
  });
});

it.each([
  ['removes the session that was ended', 'session-anna', null],
  ['keeps a session that has begun since', 'session-berta', 'late'],
])('%s when another tab writes tokens during the sign-out (R-4-023)', async (_, sid, expectedToken) => {
  const { auth, navigations } = await signIn();
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (String(input).endsWith('/revocation')) {
      cookies.set('refreshToken', 'late');
      cookies.set('idpAccessToken', 'late');
      writeSessionInfo({ sid });
    }
    return originalFetch(input, init);
  };
  await auth.signOut();
  expect(navigations).toHaveLength(1);
  expect(cookies.get('idpAccessToken')).toBe(expectedToken);
});

it('sends the ID token hint after a reload too, so that the provider does not ask for confirmation', async () => {
  await signIn();
  const { auth, navigations } = visitor();
  const signedOut = auth.signOut();
  expect(document.cookie).toBe('');
  await signedOut;
  expect(document.cookie).toBe('');
  expect(tokenRequests('refresh_token')).toHaveLength(1);
  expect(new URL(navigations[0]!).searchParams.get('id_token_hint')).toMatch(/^ey/);
  const revoked = requests.filter(({ url }) => url === `${realm()}/token/revocation`);
  expect(revoked.map(({ body }) => body.get('token'))).not.toContain(
    tokenRequests('refresh_token')[0]?.body.get('refresh_token'),
  );
});

it('does not redirect to the provider when it no longer knows the session', async () => {
  await signIn();
  cookies.set('refreshToken', 'revoked-long-ago');
  const { auth, navigations } = visitor();
  const replace = jest.fn();
  const frame = { location: { replace } } as unknown as Window;
  jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(frame);
  await auth.signOut({ reason: 'LOGGED_IN_FROM_ANOTHER_DEVICE' });
  jest.restoreAllMocks();
  expect(replace).toHaveBeenCalledWith(`${realm()}/session/end`);
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/?foo=1&logoutReason=LOGGED_IN_FROM_ANOTHER_DEVICE']);
});

it('keeps a session that has begun since, where the provider no longer knows the one that is ended', async () => {
  await signIn();
  cookies.set('refreshToken', 'revoked-long-ago');
  const { auth, navigations } = visitor();
  const frame = { location: { replace: () => {} } } as unknown as Window;
  jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(frame);
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (String(input).endsWith('/revocation')) {
      cookies.set('refreshToken', 'of-berta');
      cookies.set('idpAccessToken', 'of-berta');
      writeSessionInfo({ sid: 'session-berta' });
    }
    return originalFetch(input, init);
  };
  await auth.signOut();
  jest.restoreAllMocks();
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/']);
  expect(cookies.get('idpAccessToken')).toBe('of-berta');
});

it('adds the reason to the target of a forced logout, and logs out once (R-4-021)', async () => {
  const { auth, navigations } = await signIn();
  await Promise.all([
    auth.signOut({ reason: 'LOGGED_IN_FROM_ANOTHER_DEVICE' }),
    auth.signOut({ reason: 'SESSION_EXPIRED' }),
  ]);
  expect(navigations).toHaveLength(1);
  expect(new URL(navigations[0]!).searchParams.get('post_logout_redirect_uri')).toBe(
    'https://lobby.acme.test/en/login/?foo=1&logoutReason=LOGGED_IN_FROM_ANOTHER_DEVICE',
  );
});

it('signs in, renews and signs out at a provider that has what every provider has, and nothing else (R-8-017)', async () => {
  const { fetch: withRealProvider } = globalThis;
  const mandatory = ['issuer', 'authorization_endpoint', 'token_endpoint', 'jwks_uri', 'response_types_supported'];
  globalThis.fetch = async (input, init) => {
    const response = await withRealProvider(input, init);
    if (!String(input).endsWith('/openid-configuration')) return response;
    const metadata = Object.entries((await response.json()) as object);
    return Response.json(Object.fromEntries(metadata.filter(([name]) => mandatory.includes(name))));
  };
  const logout = jest.fn(async () => true);
  const { auth, navigations, errors } = await signIn({ logout });
  expect(await auth.refresh()).toBe('refreshed');
  expect([auth.status, errors]).toEqual(['authenticated', []]);
  await auth.signOut();
  expect(logout).toHaveBeenCalledTimes(1);
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/']);
  expect(document.cookie).toBe('');
  // Its session goes on: the next person at this device could sign in as this player.
  expect(errors).toEqual(['No end session endpoint']);
});

it('signs out locally when the provider cannot be reached (A-039)', async () => {
  const { auth, navigations } = await signIn();
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await auth.signOut();
  expect(navigations).toEqual(['https://lobby.acme.test/en/login/']);
  expect(document.cookie).toBe('');
});
