import { type Auth, AuthError, SessionNotStored, type SignInResult, WrongClock } from '@lobby/auth';
import { useLocation } from '@lobby/routing';
import { session } from '@lobby/storage';
import { type Answers, renderScene, setBuild, untilIdle } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import KeycloakLoginHandlerPage from './KeycloakLoginHandlerPage.tsx';
import BasicLayout from '../entry/BasicLayout.tsx';
import LoginPage from './LoginPage.tsx';
import RegisterPage from './RegisterPage.tsx';

interface PageOptions {
  player?: boolean;
  session?: Partial<Auth>;
  answers?: Answers;
  /** Rendered on the server without query and history state, and hydrated. */
  prerendered?: boolean;
  historyState?: unknown;
}

const flowSettings = (loginFlow: string, ...settings: { countryCode: string; flow: string }[]) => {
  const registrations = settings.map((setting) => ({ __typename: 'RegistrationSetting', ...setting }));
  return {
    data: { root: { __typename: 'Root', flowSettings: { __typename: 'FlowSettings', loginFlow, registrations } } },
  };
};
const keycloakFlows = flowSettings('Keycloak', { countryCode: 'ROW', flow: 'KEYCLOAK' });

/** Renders a page at one path only. */
function AtPath({ path, Page }: { path: string; Page: ComponentType }) {
  return useLocation().pathname === path ? <Page /> : null;
}

/** Renders one page at its path. The visitor is in Finland. */
async function openPage(
  Page: ComponentType,
  path: string,
  { player = false, session, answers, ...entry }: PageOptions = {},
) {
  const { pathname } = new URL(path, 'https://lobby.acme.test');
  const signIn = jest.fn(session?.signIn ?? neverSettle);
  const signUp = jest.fn(session?.signUp ?? neverSettle);
  const scene = await renderScene(<AtPath path={pathname} Page={Page} />, {
    ...entry,
    path,
    visitor: !player,
    session: { ...session, signIn, signUp },
    answers: { BasicLayoutRoot: keycloakFlows, ...answers },
  });
  return { ...scene, signIn, signUp };
}

const neverSettle = () => new Promise<never>(() => {});
const failToStart = () => Promise.reject(new AuthError('down'));

describe('the login page', () => {
  it('redirects to the provider by its button, and returns to the page of redir (R-2-051, A-026, A-027)', async () => {
    const { signIn } = await openPage(LoginPage, '/en/login/?redir=%2Fen%2Fjackpot%2F');
    expect(signIn).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(signIn).toHaveBeenCalledWith({ returnTo: '/en/jackpot/' });
    expect(screen.getByRole('button', { name: /Opening the secure page/ })).toBeDisabled();
  });

  it('redirects at once with autoSignIn=1, and not again when the player navigates back (A-026)', async () => {
    const { signIn, address } = await openPage(LoginPage, '/en/login/?autoSignIn=1&redir=/en/raffle/');
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(signIn).toHaveBeenCalledWith({ returnTo: '/en/raffle/' });
    expect(address()).toBe('/en/login/?redir=/en/raffle/');
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('reads its address once it is hydrated: where to return to, why the session has ended', async () => {
    const reason = await openPage(LoginPage, '/en/login/?logoutReason=JWT_EXPIRED', { prerendered: true });
    expect(screen.getByText(/your session could not be renewed/)).toBeVisible();
    reason.unmount();
    const auto = await openPage(LoginPage, '/en/login/?autoSignIn=1&redir=/en/raffle/', { prerendered: true });
    expect(auto.signIn.mock.calls).toEqual([[{ returnTo: '/en/raffle/' }]]);
  });

  it("shows 'Login failed' when the provider cannot be reached, and offers another try (R-8-035)", async () => {
    const { signIn } = await openPage(LoginPage, '/en/login/', { session: { signIn: failToStart } });
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
    await openPage(LoginPage, `/en/login/?logoutReason=${reason}`);
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('ignores an unknown reason', async () => {
    await openPage(LoginPage, '/en/login/?logoutReason=%3Cb%3Ehello');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('links to registration with the page to return to', async () => {
    await openPage(LoginPage, '/en/login/?redir=/en/raffle/');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/en/register/?redir=%2Fen%2Fraffle%2F',
    );
  });

  it('redirects players to the page of redir', async () => {
    const { address, signIn } = await openPage(LoginPage, '/en/login/?autoSignIn=1&redir=/en/raffle/', {
      player: true,
    });
    expect(address()).toBe('/en/raffle/');
    expect(signIn).not.toHaveBeenCalled();
  });
});

describe('the registration page', () => {
  it("redirects to the provider's registration at once, and not again when the visitor navigates back", async () => {
    const { signUp, router } = await openPage(RegisterPage, '/en/register/?redir=/en/raffle/');
    expect(signUp).toHaveBeenCalledTimes(1);
    expect(signUp).toHaveBeenCalledWith({ returnTo: '/en/raffle/' });
    expect(router.state.location.state).toEqual({ departed: true });
  });

  it('redirects once it is hydrated, to the page of redir', async () => {
    const { signUp } = await openPage(RegisterPage, '/en/register/?redir=/en/raffle/', { prerendered: true });
    expect(signUp.mock.calls).toEqual([[{ returnTo: '/en/raffle/' }]]);
  });

  it('does not redirect again when it is hydrated after the visitor has navigated back', async () => {
    const back = { prerendered: true, historyState: { departed: true } };
    const { signUp } = await openPage(RegisterPage, '/en/register/', back);
    expect(screen.getByRole('button', { name: 'Create an account' })).toBeEnabled();
    expect(signUp).not.toHaveBeenCalled();
  });

  it('shows a failure and tries again', async () => {
    const { signUp } = await openPage(RegisterPage, '/en/register/', { session: { signUp: failToStart } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(signUp).toHaveBeenCalledTimes(2);
  });

  it('keeps the page of the link as the return page for another try', async () => {
    const { signUp, router } = await openPage(RegisterPage, '/en/register/', { session: { signUp: failToStart } });
    signUp.mockClear();
    await act(() => router.navigate('/en/register/', { state: { returnTo: '/en/jackpot/' } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(signUp.mock.calls).toEqual([[{ returnTo: '/en/jackpot/' }], [{ returnTo: '/en/jackpot/' }]]);
  });

  it('redirects players to the lobby', async () => {
    const { address, signUp } = await openPage(RegisterPage, '/en/register/', { player: true });
    expect(address()).toBe('/en/');
    expect(signUp).not.toHaveBeenCalled();
  });
});

describe('the flows of the visitor’s country, in a build with the provider’s alone,', () => {
  beforeEach(() => setBuild({ phoneLogin: false, partnerLogin: false, registrationForm: false }));
  afterEach(() => jest.useRealTimers());
  const finland = (flow: string) => ({ countryCode: 'FI', flow });
  const rest = (flow: string) => ({ countryCode: 'ROW', flow });

  it('are requested with its code by the login page (R-7-025)', async () => {
    const { sent } = await openPage(LoginPage, '/en/login/');
    expect(sent.filter(({ operationName }) => operationName === 'BasicLayoutRoot')).toEqual([
      { operationName: 'BasicLayoutRoot', variables: { countryCode: 'FI' } },
    ]);
  });

  it.each([
    ['/en/privacy-policy/', 1],
    ['/en/terms-and-conditions/', 1],
    ['/en/promotions/', 0],
  ])(
    'on %s they are requested %i times, when the page is idle: by each one of the basic layout (R-7-025)',
    async (path, times) => {
      const { sent } = await openPage(BasicLayout, path);
      expect(sent.filter(({ operationName }) => operationName === 'BasicLayoutRoot')).toEqual(
        Array.from({ length: times }, () => ({ operationName: 'BasicLayoutRoot', variables: { countryCode: 'FI' } })),
      );
    },
  );

  it('make signing in unavailable unless they are the provider’s', async () => {
    const answers = { BasicLayoutRoot: flowSettings('Zimpler', rest('KEYCLOAK')) };
    const { signIn } = await openPage(LoginPage, '/en/login/?autoSignIn=1', { answers });
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
    ['the provider without either (A-050)', [{ countryCode: 'SE', flow: 'SSN' }], 1],
  ] as const)('registration follows %s (R-6-007)', async (_, registrations, times) => {
    const answers = { BasicLayoutRoot: flowSettings('Keycloak', ...registrations) };
    const { signUp } = await openPage(RegisterPage, '/en/register/', { answers });
    expect(signUp).toHaveBeenCalledTimes(times);
    const rejection = screen.queryByText('An account cannot be opened from your country.');
    expect(rejection === null).toBe(times === 1);
  });

  it('are awaited and followed by a sign-in that starts before they have loaded', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { signIn } = await openPage(LoginPage, '/en/login/', { answers: { BasicLayoutRoot: answer.promise } });
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByRole('button', { name: /Opening the secure page/ })).toBeDisabled();
    expect(signIn).not.toHaveBeenCalled();
    answer.resolve(flowSettings('Sms'));
    expect(await screen.findByRole('status')).toHaveTextContent('Signing in is not possible from your country.');
    expect(signIn).not.toHaveBeenCalled();
  });

  const leaving = [
    ['signing in by the link', LoginPage, '/en/login/?autoSignIn=1', 'signIn', 'Sign In'],
    ['registering', RegisterPage, '/en/register/', 'signUp', 'Create an account'],
  ] as const;

  it.each(leaving)('are awaited for at most 3 s: then %s is up to the visitor', async (_, Page, path, leave, name) => {
    jest.useFakeTimers();
    const answer = Promise.withResolvers<unknown>();
    const scene = await openPage(Page, path, { answers: { BasicLayoutRoot: answer.promise } });
    await act(() => jest.advanceTimersByTimeAsync(2900));
    expect(screen.getByRole('button', { name: /Opening the secure page/ })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('button', { name })).toBeEnabled();
    answer.resolve(keycloakFlows);
    await untilIdle();
    expect(scene[leave]).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name }).click());
    await untilIdle();
    expect(scene[leave]).toHaveBeenCalledTimes(1);
  });

  it.each(leaving)('that cannot be loaded send nobody away: %s', async (_, Page, path, leave, name) => {
    const scene = await openPage(Page, path, { answers: { BasicLayoutRoot: { errors: [{ message: 'down' }] } } });
    expect(screen.getByRole('button', { name })).toBeEnabled();
    expect(scene[leave]).not.toHaveBeenCalled();
  });

  it.each(leaving)('that are cached from before are requested again: %s', async (_, Page, path, leave) => {
    function AtSomePath() {
      return useLocation().pathname === '/en/' ? null : <Page />;
    }
    const session = { signIn: jest.fn(neverSettle), signUp: jest.fn(neverSettle) };
    const { answer, router, sent } = await renderScene(<AtSomePath />, {
      path: path.replace('?autoSignIn=1', ''),
      historyState: { departed: true },
      visitor: true,
      session,
      answers: { BasicLayoutRoot: keycloakFlows },
    });
    await act(() => router.navigate('/en/'));
    answer({ BasicLayoutRoot: flowSettings('Sms', rest('SSN')) });
    await act(() => router.navigate(path));
    await untilIdle();
    expect(screen.getByRole('status')).toHaveTextContent(/from your country/);
    expect(sent.filter(({ operationName }) => operationName === 'BasicLayoutRoot')).toHaveLength(2);
    expect(session[leave]).not.toHaveBeenCalled();
  });

  it('that cannot be loaded leave the provider available', async () => {
    const answers = { BasicLayoutRoot: { errors: [{ message: 'down' }] } };
    const { signIn } = await openPage(LoginPage, '/en/login/', { answers });
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(signIn).toHaveBeenCalledTimes(1);
  });
});

describe('the page that the provider redirects back to', () => {
  const completedWith = (result: SignInResult) => ({ session: { completeSignIn: jest.fn(async () => result) } });
  const path = '/en/keycloak-login-handler/?code=spent&state=s';

  it('redirects to the page where the sign-in began and replaces its own history entry (R-2-053)', async () => {
    const visit = completedWith({ status: 'authenticated', returnTo: '/en/jackpot/?a=1' });
    const { address, router } = await openPage(KeycloakLoginHandlerPage, path, visit);
    expect(address()).toBe('/en/jackpot/?a=1');
    expect(visit.session.completeSignIn).toHaveBeenCalledWith(window.location.href);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('redirects to the home page without a return page, and never to another site (R-2-053, A-023)', async () => {
    const first = await openPage(
      KeycloakLoginHandlerPage,
      path,
      completedWith({ status: 'authenticated', returnTo: null }),
    );
    expect(first.address()).toBe('/en/');
    first.unmount();
    const hostile = completedWith({ status: 'authenticated', returnTo: '//evil.test/' });
    const second = await openPage(KeycloakLoginHandlerPage, path, hostile);
    expect(second.address()).toBe('/en/');
  });

  it('redirects to the login page with the return page when the player has left the provider’s form (R-8-004)', async () => {
    const { address } = await openPage(
      KeycloakLoginHandlerPage,
      path,
      completedWith({ status: 'anonymous', returnTo: '/en/jackpot/' }),
    );
    expect(address()).toBe('/en/login/?redir=%2Fen%2Fjackpot%2F');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([null, '//evil.test/'])('keeps no return page for %s (A-023)', async (returnTo) => {
    const { address } = await openPage(
      KeycloakLoginHandlerPage,
      path,
      completedWith({ status: 'anonymous', returnTo }),
    );
    expect(address()).toBe('/en/login/');
  });

  it('goes on where a session goes on, though its second factor has failed', async () => {
    const completeSignIn = () => Promise.reject(new AuthError('down', '/en/withdraw/?transaction=withdrawal'));
    const { address } = await openPage(KeycloakLoginHandlerPage, path, {
      session: { completeSignIn, status: 'authenticated' },
    });
    expect(address()).toBe('/en/withdraw/?transaction=withdrawal');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([null, '//evil.test/'])(
    'tells nobody with a session that there is none, with %s to return to',
    async (returnTo) => {
      const completeSignIn = () => Promise.reject(new AuthError('down', returnTo));
      const { address } = await openPage(KeycloakLoginHandlerPage, path, {
        session: { completeSignIn, status: 'authenticated' },
      });
      expect(address()).toBe('/en/');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it.each([
    [3 * 3_600_000 + 4000, 'The clock of this device is about 3 hours ahead.'],
    [-600_000, 'The clock of this device is about 10 minutes behind.'],
    [3 * 86_400_000, 'The clock of this device is about 3 days ahead.'],
  ])(
    'tells a player whose clock is wrong by %i ms, also once the provider has led back (A-195)',
    async (ahead, text) => {
      const completeSignIn = () => Promise.reject(new WrongClock(ahead, { returnTo: null, leaveFor: null }));
      const handler = await openPage(KeycloakLoginHandlerPage, path, { session: { completeSignIn } });
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      expect(screen.getByRole('alert')).toHaveTextContent('Have date and time set automatically in its settings');
      handler.unmount();
      session.write('wrongClock', ahead);
      await openPage(LoginPage, '/en/login/');
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      session.remove('wrongClock');
    },
  );

  it("shows 'Login failed', with another try that keeps the return page (R-8-009, R-5-011)", async () => {
    const completeSignIn = () => Promise.reject(new AuthError('down', '/en/jackpot/'));
    const { signIn, address } = await openPage(KeycloakLoginHandlerPage, path, { session: { completeSignIn } });
    expect(screen.getByRole('alert')).toHaveTextContent('Login failed');
    // Code and state can be used only once, so they leave the URL.
    await waitFor(() => expect(address()).toBe('/en/keycloak-login-handler/'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(signIn.mock.calls).toEqual([[{ returnTo: '/en/jackpot/' }]]);
  });
});

it('says so on the way back from the provider when the browser keeps no cookies, with another try', async () => {
  const completeSignIn = () => Promise.reject(new SessionNotStored('/en/jackpot/'));
  const path = '/en/keycloak-login-handler/?code=1&state=s';
  const { signIn } = await openPage(KeycloakLoginHandlerPage, path, { session: { completeSignIn } });
  expect(screen.getByRole('alert')).toHaveTextContent(/^Your browser does not keep the cookies of this site/);
  expect(screen.getByRole('link', { name: 'Back to the lobby' })).toBeVisible();
  expect(signIn).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(signIn.mock.calls).toEqual([[{ returnTo: '/en/jackpot/' }]]);
});
