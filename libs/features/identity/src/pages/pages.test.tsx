import { type Auth, AuthError, type SignInResult } from '@lobby/auth';
import { useLocation } from '@lobby/routing';
import { type Answers, renderScene, untilIdle } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
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
  answers?: Answers;
}

const flows = (loginFlow: string, ...settings: { countryCode: string; flow: string }[]) => {
  const registrations = settings.map((setting) => ({ __typename: 'RegistrationSetting', ...setting }));
  return {
    data: { root: { __typename: 'Root', flowSettings: { __typename: 'FlowSettings', loginFlow, registrations } } },
  };
};
const byProvider = flows('Keycloak', { countryCode: 'ROW', flow: 'KEYCLOAK' });

/** Shows its child at one address alone. */
function At({ path, Page }: { path: string; Page: ComponentType }) {
  return useLocation().pathname === path ? <Page /> : null;
}

/** One page at its address; the visitor is in Finland. */
async function open(Page: ComponentType, path: string, { player = false, session, answers }: Visit = {}) {
  const { pathname } = new URL(path, 'https://lobby.acme.test');
  const signIn = jest.fn(session?.signIn ?? never);
  const signUp = jest.fn(session?.signUp ?? never);
  const scene = await renderScene(<At path={pathname} Page={Page} />, {
    path,
    visitor: !player,
    session: { ...session, signIn, signUp },
    answers: { BasicLayoutRoot: byProvider, ...answers },
  });
  return { ...scene, signIn, signUp };
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

  it("shows 'Login failed' when the provider cannot be reached, and offers another try (R-8-009, R-8-035)", async () => {
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
  ])('shows why a player was signed out with %s (R-4-021)', async (reason, text) => {
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
  it("leaves for the provider's registration at once, and not again when the visitor comes back", async () => {
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

  it('keeps the page that the link stood on for another try', async () => {
    const { signUp, router } = await open(RegisterPage, '/en/register/', { session: { signUp: failing } });
    signUp.mockClear();
    await act(() => router.navigate('/en/register/', { state: { returnTo: '/en/jackpot/' } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(signUp.mock.calls).toEqual([[{ returnTo: '/en/jackpot/' }], [{ returnTo: '/en/jackpot/' }]]);
  });

  it('has nothing for players', async () => {
    const { address, signUp } = await open(RegisterPage, '/en/register/', { player: true });
    expect(address()).toBe('/en/');
    expect(signUp).not.toHaveBeenCalled();
  });
});

describe('the flows of the visitor’s country', () => {
  afterEach(() => jest.useRealTimers());
  const finland = (flow: string) => ({ countryCode: 'FI', flow });
  const rest = (flow: string) => ({ countryCode: 'ROW', flow });

  it('are requested with its code where signing in begins', async () => {
    const { sent } = await open(LoginPage, '/en/login/');
    expect(sent.filter(({ operationName }) => operationName === 'BasicLayoutRoot')).toEqual([
      { operationName: 'BasicLayoutRoot', variables: { countryCode: 'FI' } },
    ]);
  });

  it('other than the provider’s: signing in is unavailable and does not leave the page', async () => {
    const answers = { BasicLayoutRoot: flows('Zimpler', rest('KEYCLOAK')) };
    const { signIn } = await open(LoginPage, '/en/login/?autoSignIn=1', { answers });
    expect(screen.getByRole('status')).toHaveTextContent('Signing in is not possible from your country.');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the lobby' })).toHaveAttribute('href', '/en/');
    expect(signIn).not.toHaveBeenCalled();
  });

  it.each([
    ['its own entry', [finland('KEYCLOAK'), rest('SSN')], 1],
    ['its own entry, before that of the rest', [rest('KEYCLOAK'), finland('SSN')], 0],
    ['the rest of the world', [rest('KEYCLOAK'), { countryCode: 'SE', flow: 'SSN' }], 1],
    ['the rest of the world, whose flow is another', [rest('SSN')], 0],
    ['the provider where neither is there (A-050)', [{ countryCode: 'SE', flow: 'SSN' }], 1],
  ] as const)('registration goes by %s (R-6-007)', async (_, registrations, times) => {
    const answers = { BasicLayoutRoot: flows('Keycloak', ...registrations) };
    const { signUp } = await open(RegisterPage, '/en/register/', { answers });
    expect(signUp).toHaveBeenCalledTimes(times);
    const refusal = screen.queryByText('An account cannot be opened from your country.');
    expect(refusal === null).toBe(times === 1);
  });

  it('are waited for by whoever starts before they are known, and followed', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { signIn } = await open(LoginPage, '/en/login/', { answers: { BasicLayoutRoot: answer.promise } });
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByRole('button', { name: /Opening the secure page/ })).toBeDisabled();
    expect(signIn).not.toHaveBeenCalled();
    answer.resolve(flows('Sms'));
    expect(await screen.findByRole('status')).toHaveTextContent('Signing in is not possible from your country.');
    expect(signIn).not.toHaveBeenCalled();
  });

  it.each([
    ['signing in by the link', LoginPage, '/en/login/?autoSignIn=1', 'signIn'],
    ['registering', RegisterPage, '/en/register/', 'signUp'],
  ] as const)('are waited for no longer than 3 s: then %s goes to the provider, once', async (_, Page, path, leave) => {
    jest.useFakeTimers();
    const answer = Promise.withResolvers<unknown>();
    const scene = await open(Page, path, { answers: { BasicLayoutRoot: answer.promise } });
    await act(() => jest.advanceTimersByTimeAsync(2900));
    expect(scene[leave]).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(scene[leave]).toHaveBeenCalledTimes(1);
    answer.resolve(byProvider);
    await untilIdle();
    expect(scene[leave]).toHaveBeenCalledTimes(1);
  });

  it('without an answer, the provider stays open', async () => {
    const answers = { BasicLayoutRoot: { errors: [{ message: 'down' }] } };
    const { signIn } = await open(LoginPage, '/en/login/', { answers });
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(signIn).toHaveBeenCalledTimes(1);
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
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('goes home without one, and never to another site (R-2-053, A-023)', async () => {
    const first = await open(KeycloakLoginHandlerPage, path, answered({ status: 'authenticated', returnTo: null }));
    expect(first.address()).toBe('/en/');
    first.unmount();
    const hostile = answered({ status: 'authenticated', returnTo: '//evil.test/' });
    const second = await open(KeycloakLoginHandlerPage, path, hostile);
    expect(second.address()).toBe('/en/');
  });

  it('goes to the login page with the way back when the player turned back at the provider (R-8-004, R-2-053)', async () => {
    const { address } = await open(
      KeycloakLoginHandlerPage,
      path,
      answered({ status: 'anonymous', returnTo: '/en/jackpot/' }),
    );
    expect(address()).toBe('/en/login/?redir=%2Fen%2Fjackpot%2F');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([null, '//evil.test/'])('keeps no way back there where %s was given (A-023)', async (returnTo) => {
    const { address } = await open(KeycloakLoginHandlerPage, path, answered({ status: 'anonymous', returnTo }));
    expect(address()).toBe('/en/login/');
  });

  it("keeps 'Login failed' on screen, with another try that has the way back (R-8-009, R-5-011, R-2-053)", async () => {
    const completeSignIn = () => Promise.reject(new AuthError('down', '/en/jackpot/'));
    const { signIn, address } = await open(KeycloakLoginHandlerPage, path, { session: { completeSignIn } });
    expect(screen.getByRole('alert')).toHaveTextContent('Login failed');
    // Code and state are spent.
    await waitFor(() => expect(address()).toBe('/en/keycloak-login-handler/'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(signIn.mock.calls).toEqual([[{ returnTo: '/en/jackpot/' }]]);
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
