/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies } from '@lobby/storage';
import { resetSession, testSession } from './testing/session.ts';
import { startProvider, type TestProvider } from './testing/startProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());
afterEach(() => resetSession());

const returnTo = '/en/withdraw/?transaction=withdrawal';
const required = { returnTo, acrValues: '2fa', maxAge: 300 };

/** A player whose session began without a second factor. */
async function signedIn() {
  const player = testSession({ settings: { brand: 'acme', identityHost: provider.origin } });
  await player.auth.signIn();
  await player.auth.completeSignIn(await provider.visit(player.navigations.shift()!));
  return player;
}
/** The provider's answer to the sign-in that has just begun. */
const errorOf = (request: string, error: string) => {
  const { searchParams } = new URL(request);
  const iss = `${provider.origin}/realms/acme`;
  const answer = new URLSearchParams({ error, state: searchParams.get('state') ?? '', iss });
  return `https://lobby.acme.test/en/keycloak-login-handler/?${answer}`;
};

it('is requested with the class and the maximum age that the platform names', async () => {
  const { auth, navigations } = await signedIn();
  await auth.signIn(required);
  const { searchParams } = new URL(navigations[0]!);
  expect(searchParams.get('acr_values')).toBe('2fa');
  expect(searchParams.get('max_age')).toBe('300');
  await auth.signIn({ ...required, maxAge: 0 });
  expect(new URL(navigations[1]!).searchParams.get('max_age')).toBe('0');
});

it('goes on with the same session and new tokens, at the page that wanted it', async () => {
  const { auth, navigations } = await signedIn();
  const [{ session }, token] = [auth, cookies.get('idpAccessToken')];
  await auth.signIn(required);
  const result = await auth.completeSignIn(await provider.visit(navigations.shift()!));
  expect(result).toEqual({ status: 'authenticated', returnTo });
  expect(auth.session).toBe(session);
  expect(cookies.get('idpAccessToken')).not.toBe(token);
  // The page is not loaded anew.
  expect(navigations).toEqual([]);
});

it('leaves the session as it was when the player goes back from the provider', async () => {
  const { auth, navigations, errors } = await signedIn();
  const tokens = [cookies.get('idpAccessToken'), cookies.get('refreshToken')];
  await auth.signIn(required);
  const result = await auth.completeSignIn(errorOf(navigations[0]!, 'access_denied'));
  expect(result).toEqual({ status: 'authenticated', returnTo });
  expect([cookies.get('idpAccessToken'), cookies.get('refreshToken')]).toEqual(tokens);
  expect(auth.status).toBe('authenticated');
  expect(errors).toEqual([]);
});

it('leaves it, too, when the provider fails, and says so', async () => {
  const { auth, navigations, errors } = await signedIn();
  await auth.signIn(required);
  const failure = auth.completeSignIn(errorOf(navigations[0]!, 'server_error'));
  await expect(failure).rejects.toMatchObject({ name: 'AuthError', returnTo });
  expect(auth.status).toBe('authenticated');
  expect(errors).toHaveLength(1);
});
