import { closeFeedback, useFeedback } from '@lobby/overlays';
import { renderScene } from '@lobby/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import KeycloakLoginHandlerPage from './KeycloakLoginHandlerPage.tsx';

const returnTo = '/en/profile/session-history/';

it.each([
  ['success', 'Your passkey is ready. Use it when you sign in next.'],
  ['error', 'The passkey could not be set up. Please try again.'],
  ['cancelled', null],
] as const)('the page that the provider redirects back to says what became of a passkey: %s', async (action, text) => {
  const completeSignIn = async () => ({ status: 'authenticated', returnTo, action }) as const;
  const { address } = await renderScene(<KeycloakLoginHandlerPage />, {
    path: '/en/keycloak-login-handler/?code=1',
    visitor: true,
    session: { completeSignIn },
  });
  expect(address()).toBe(returnTo);
  const { result } = renderHook(useFeedback);
  expect(result.current.at(-1)?.message ?? null).toBe(text);
  act(() => result.current.forEach(({ id }) => closeFeedback(id)));
  await waitFor(() => expect(result.current).toEqual([]));
});
