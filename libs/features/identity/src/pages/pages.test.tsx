import { type Auth, AuthError, AuthProvider, type SignInResult } from '@lobby/auth';
import type { Brand, LobbySettings } from '@lobby/contracts';
import { LobbyProvider } from '@lobby/host';
import { activateLocale, I18nProvider } from '@lobby/i18n';
import { createMemoryRouter, Outlet, RouterProvider } from '@lobby/routing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import InternalCookiePage from './InternalCookiePage.tsx';
import KeycloakLoginHandlerPage from './KeycloakLoginHandlerPage.tsx';
import LoginHandlerPage from './LoginHandlerPage.tsx';
import LoginPage from './LoginPage.tsx';
import RegisterPage from './RegisterPage.tsx';

interface Visit {
  player?: boolean;
  session?: Partial<Auth>;
}

/** One page at its address, in real surroundings but for the session. */
async function open(Page: ComponentType, address: string, { player = false, session = {} }: Visit = {}) {
  const auth: Auth = {
    status: player ? 'authenticated' : 'anonymous',
    subscribe: () => () => {},
    start: () => () => {},
    getAccessToken: () => null,
    isRefreshable: () => player,
    claims: () => null,
    refresh: async () => 'unreachable',
    acceptTokens: () => {},
    signIn: never,
    signUp: never,
    completeSignIn: never,
    signOut: never,
    ...session,
  };
  const signIn = jest.spyOn(auth, 'signIn');
  const signUp = jest.spyOn(auth, 'signUp');
  await activateLocale('en');
  const frame = (
    <I18nProvider>
      <LobbyProvider value={{ brand: { name: 'Acme' } as Brand, settings: {} as LobbySettings }}>
        <AuthProvider auth={auth}>
          <Outlet />
        </AuthProvider>
      </LobbyProvider>
    </I18nProvider>
  );
  const { pathname } = new URL(address, 'https://lobby.acme.test');
  const children = [
    { path: pathname, element: <Page /> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ['/en/before/', address] });
  const view = render(<RouterProvider router={router} />);
  await act(async () => {});
  return {
    ...view,
    auth,
    signIn,
    signUp,
    router,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

const never = () => new Promise<never>(() => {});
const failing = () => Promise.reject(new AuthError('down'));

describe('the login page', () => {
  it("leaves for the provider by its button, and keeps redir's page for the return (R-2-051, A-026, A-027)", async () => {
    const { signIn } = await open(LoginPage, '/en/login/?redir=%2Fen%2Fjackpot%2F');
    expect(signIn).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(signIn).toHaveBeenCalledWith({ returnTo: '/en/jackpot/' });
    expect(screen.getByRole('button', { name: /Opening the secure page/ })).toBeDisabled();
  });

  it('leaves at once with autoSignIn=1, and not again when the player comes back (A-026)', async () => {
    const { signIn, address } = await open(LoginPage, '/en/login/?autoSignIn=1&redir=/en/raffle/');
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(signIn).toHaveBeenCalledWith({ returnTo: '/en/raffle/' });
    expect(address()).toBe('/en/login/?redir=/en/raffle/');
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it("says 'Login failed' when the provider cannot be reached, and tries again (R-8-009, R-8-035)", async () => {
    const { signIn } = await open(LoginPage, '/en/login/', { session: { signIn: failing } });
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(signIn).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['SESSION_EXPIRED', 'Your session has ended. Please sign in again.'],
    ['JWT_EXPIRED', 'You were signed out, because your session could not be renewed.'],
    ['LOGGED_IN_FROM_ANOTHER_DEVICE', 'You were signed out, because you signed in on another device.'],
  ])('tells a player who was signed out with %s why (R-4-021)', async (reason, text) => {
    await open(LoginPage, `/en/login/?logoutReason=${reason}`);
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('passes over a reason that is none', async () => {
    await open(LoginPage, '/en/login/?logoutReason=%3Cb%3Ehello');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('leads to registration with the page to return to', async () => {
    await open(LoginPage, '/en/login/?redir=/en/raffle/');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/en/register/?redir=%2Fen%2Fraffle%2F',
    );
  });

  it('sends players on to where they wanted to go', async () => {
    const { address, signIn } = await open(LoginPage, '/en/login/?autoSignIn=1&redir=/en/raffle/', { player: true });
    expect(address()).toBe('/en/raffle/');
    expect(signIn).not.toHaveBeenCalled();
  });
});

describe('the registration page', () => {
  it("leaves for the provider's registration at once, and not again when the visitor comes back (R-2-052)", async () => {
    const { signUp, router } = await open(RegisterPage, '/en/register/?redir=/en/raffle/');
    expect(signUp).toHaveBeenCalledTimes(1);
    expect(signUp).toHaveBeenCalledWith({ returnTo: '/en/raffle/' });
    expect(router.state.location.state).toEqual({ departed: true });
  });

  it('shows a failure and tries again', async () => {
    const { signUp } = await open(RegisterPage, '/en/register/', { session: { signUp: failing } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(signUp).toHaveBeenCalledTimes(2);
  });

  it('has nothing for players', async () => {
    const { address, signUp } = await open(RegisterPage, '/en/register/', { player: true });
    expect(address()).toBe('/en/');
    expect(signUp).not.toHaveBeenCalled();
  });
});

describe('the page that the provider sends players back to', () => {
  const answered = (result: SignInResult) => ({ session: { completeSignIn: jest.fn(async () => result) } });
  const path = '/en/keycloak-login-handler/?code=spent&state=s';

  it('goes on to where the sign-in began, in place of its own address (R-2-053)', async () => {
    const visit = answered({ status: 'authenticated', returnTo: '/en/jackpot/?a=1' });
    const { address, router } = await open(KeycloakLoginHandlerPage, path, visit);
    expect(address()).toBe('/en/jackpot/?a=1');
    expect(visit.session.completeSignIn).toHaveBeenCalledWith(window.location.href);
    await act(() => router.navigate(-1));
    expect(address()).toBe('/en/before/');
  });

  it('goes home without one, and never to another site (R-2-053, A-023)', async () => {
    const first = await open(KeycloakLoginHandlerPage, path, answered({ status: 'authenticated', returnTo: null }));
    expect(first.address()).toBe('/en/');
    first.unmount();
    const hostile = answered({ status: 'authenticated', returnTo: '//evil.test/' });
    const second = await open(KeycloakLoginHandlerPage, path, hostile);
    expect(second.address()).toBe('/en/');
  });

  it('goes to the login page when the player turned back at the provider (R-8-004)', async () => {
    const { address } = await open(
      KeycloakLoginHandlerPage,
      path,
      answered({ status: 'anonymous', returnTo: '/en/jackpot/' }),
    );
    expect(address()).toBe('/en/login/');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("keeps 'Login failed' on screen, with another try (R-8-009, R-5-011)", async () => {
    const { signIn, address } = await open(KeycloakLoginHandlerPage, path, { session: { completeSignIn: failing } });
    expect(screen.getByRole('alert')).toHaveTextContent('Login failed');
    expect(address()).toBe(path);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(signIn).toHaveBeenCalledTimes(1);
  });
});

describe('pages that send on', () => {
  afterEach(() => jest.useRealTimers());

  it('the login handler waits 1 ms and carries its parameters along (R-2-055, R-2-056, R-9-051)', async () => {
    jest.useFakeTimers();
    const start = '/en/login-handler/?redir=/en/jackpot/&setCustomJackpot=0.5';
    const { address } = await open(LoginHandlerPage, start);
    expect(address()).toBe(start);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(address()).toBe('/en/jackpot/?setCustomJackpot=0.5');
  });

  it('the internal cookie page leads to redir (R-2-057)', async () => {
    const { address } = await open(InternalCookiePage, '/en/internal-cookie/?redir=/en/raffle/');
    expect(address()).toBe('/en/raffle/');
  });

  it('and to nowhere else than this site (A-023)', async () => {
    const { address } = await open(InternalCookiePage, '/en/internal-cookie/?redir=https://evil.test/');
    expect(address()).toBe('/en/');
  });
});
