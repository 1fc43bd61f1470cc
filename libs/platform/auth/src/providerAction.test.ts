/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { resetSession, testSession } from './testing/session.ts';
import { startProvider, type TestProvider } from './testing/startProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());
afterEach(() => resetSession());

const returnTo = '/en/profile/session-history/';
const passkey = { returnTo, action: 'webauthn-register-passwordless' } as const;

/** A player who is sent to the provider for a passkey, and back with that status. */
async function comeBackWith(status: string | null) {
  const player = testSession({ settings: { brand: 'acme', identityHost: provider.origin } });
  await player.auth.signIn();
  await player.auth.completeSignIn(await provider.visit(player.navigations.shift()!));
  await player.auth.signIn(passkey);
  const request = new URL(player.navigations[0]!);
  const back = new URL(await provider.visit(request.href));
  if (status !== null) back.searchParams.set('kc_action_status', status);
  return { request, result: await player.auth.completeSignIn(back.href) };
}

it.each(['success', 'cancelled', 'error'])(
  'is requested as Keycloak names it, and comes back with its status: %s',
  async (status) => {
    const { request, result } = await comeBackWith(status);
    expect(request.searchParams.get('kc_action')).toBe('webauthn-register-passwordless');
    expect(result).toEqual({ status: 'authenticated', returnTo, action: status });
  },
);

it.each([null, '', 'done'])('has failed where the provider names no status that is known: %s', async (status) => {
  const { result } = await comeBackWith(status);
  expect(result).toEqual({ status: 'authenticated', returnTo, action: 'error' });
});

it('has no status where none was requested, whatever the address says', async () => {
  const player = testSession({ settings: { brand: 'acme', identityHost: provider.origin } });
  await player.auth.signIn({ returnTo });
  const back = new URL(await provider.visit(player.navigations.shift()!));
  back.searchParams.set('kc_action_status', 'success');
  expect(await player.auth.completeSignIn(back.href)).toEqual({ status: 'authenticated', returnTo });
});

it('is in no other sign-in', async () => {
  const { auth, navigations } = testSession({ settings: { brand: 'acme', identityHost: provider.origin } });
  await auth.signIn();
  expect(new URL(navigations[0]!).searchParams.has('kc_action')).toBe(false);
});
