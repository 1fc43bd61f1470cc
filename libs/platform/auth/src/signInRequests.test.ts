/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies } from '@lobby/storage';
import { waitFor } from '@testing-library/dom';
import { withProvider } from './testing/withProvider.ts';

const { visit, visitor, signIn } = withProvider();

/** @param created in seconds since 1970 */
const storeRequest = (id: string, created: number) =>
  sessionStorage.setItem(`oidc.${id}`, JSON.stringify({ id, created, request_type: 'si:r' }));
const storedRequests = () => Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.'));

it('stores sign-in state in session storage and removes state older than 900 s (R-4-025, R-9-009)', async () => {
  const now = Math.floor(Date.now() / 1000);
  storeRequest('old', now - 900);
  storeRequest('young', now - 840);
  const { auth, navigations } = visitor();
  await auth.signIn();
  const state = new URL(navigations[0]!).searchParams.get('state')!;
  expect(storedRequests().sort()).toEqual(['oidc.young', `oidc.${state}`].sort());
});

it('forgets the other sign-in requests of this tab once the player has signed in', async () => {
  const { auth, navigations } = visitor();
  await auth.signIn();
  await auth.signIn();
  await auth.completeSignIn(await visit(navigations[1]!));
  expect(auth.status).toBe('authenticated');
  expect(storedRequests()).toEqual([]);
});

it('forgets sign-in requests that are older than the session, as a step back may find one, and no later one', async () => {
  await signIn();
  const startedAt = JSON.parse(cookies.get('sessionInfo') ?? '{}').startedAt as number;
  storeRequest('spent', Math.floor(startedAt / 1000) - 5);
  storeRequest('second-factor', Math.floor(startedAt / 1000) + 5);
  await visitor().auth.refresh();
  await waitFor(() => expect(sessionStorage.getItem('oidc.spent')).toBeNull());
  expect(sessionStorage.getItem('oidc.second-factor')).not.toBeNull();
});
