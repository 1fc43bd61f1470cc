/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies } from '@lobby/storage';
import { waitFor } from '@testing-library/dom';
import { inSeconds, setTokens, tokenOf } from './testing/session.ts';
import { withProvider } from './testing/withProvider.ts';
import { writeSessionInfo } from './sessionInfo.ts';

const { requests, realm, signIn } = withProvider();
const userInfoRequests = () => requests.filter(({ url }) => url === `${realm()}/me`);
const mismatch = 'subject from UserInfo response does not match subject in ID Token';

/** Answers a request to the provider in its place, from now on. */
function answerInPlace(path: string, answer: (response: () => Promise<Response>) => Promise<Response>) {
  const { fetch: withRealProvider } = globalThis;
  globalThis.fetch = (input, init) => {
    const response = () => withRealProvider(input, init);
    return String(input).endsWith(path) ? answer(response) : response();
  };
}

it('is requested with the bearer once a sign-in has ended (R-7-046, A-185)', async () => {
  const { auth, errors } = await signIn();
  await waitFor(() => expect(userInfoRequests()).toHaveLength(1));
  expect(userInfoRequests()[0]?.method).toBe('GET');
  expect(userInfoRequests()[0]?.headers.get('authorization')).toBe(`Bearer ${cookies.get('idpAccessToken')}`);
  await auth.refresh();
  expect(userInfoRequests()).toHaveLength(1);
  expect([auth.status, errors]).toEqual(['authenticated', []]);
});

it('ends the session and its tokens if it names another player, and is reported (R-5-014, R-8-016, A-185)', async () => {
  const answer = Promise.withResolvers<Response>();
  answerInPlace('/me', () => answer.promise);
  const { auth, errors, navigations } = await signIn();
  expect(auth.status).toBe('authenticated');
  const [access, refresh] = [cookies.get('idpAccessToken'), cookies.get('refreshToken')];
  answer.resolve(Response.json({ sub: 'berta' }));
  await waitFor(() => expect(auth.status).toBe('anonymous'));
  expect(errors).toEqual([mismatch]);
  expect(document.cookie).toBe('');
  expect(navigations).toEqual([]);
  const revoked = () => requests.filter(({ url }) => url.endsWith('/revocation')).map(({ body }) => body.get('token'));
  await waitFor(() => expect(revoked()).toEqual([access, refresh]));
});

it('ends no session that has begun since (A-185)', async () => {
  const answer = Promise.withResolvers<Response>();
  answerInPlace('/me', () => answer.promise);
  const { errors } = await signIn();
  const next = tokenOf({ sub: 'carla', sid: 'of-carla', exp: inSeconds(300) });
  setTokens({ idpAccessToken: next, refreshToken: 'refresh-of-carla' });
  writeSessionInfo({ sid: 'of-carla' });
  answer.resolve(Response.json({ sub: 'berta' }));
  await waitFor(() => expect(errors).toEqual([mismatch]));
  await waitFor(() => expect(requests.filter(({ url }) => url.endsWith('/revocation'))).toHaveLength(2));
  expect(cookies.get('idpAccessToken')).toBe(next);
});

it.each<[string, () => Promise<Response>, string]>([
  ['is lost', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['is an error of the server', async () => new Response('', { status: 500 }), 'User info was answered with 500'],
  ['names nobody', async () => Response.json({}), 'Invalid key: Expected "sub" but received undefined'],
])('is reported and ends nothing if its answer %s (A-185)', async (_, answer, message) => {
  answerInPlace('/me', answer);
  const { auth, errors } = await signIn();
  await waitFor(() => expect(errors).toEqual([message]));
  expect(auth.status).toBe('authenticated');
});

it('is not waited for by the sign-in (A-185)', async () => {
  answerInPlace('/me', () => new Promise(() => {}));
  const { auth } = await signIn();
  expect(auth.status).toBe('authenticated');
});

it('is left out where the provider has none', async () => {
  answerInPlace('/.well-known/openid-configuration', async (response) => {
    const metadata = (await (await response()).json()) as object;
    return Response.json({ ...metadata, userinfo_endpoint: undefined });
  });
  const { auth, errors } = await signIn();
  expect(await auth.refresh()).toBe('refreshed');
  expect(userInfoRequests()).toEqual([]);
  expect([auth.status, errors]).toEqual(['authenticated', []]);
});
