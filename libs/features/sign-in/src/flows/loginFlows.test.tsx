import { reportError } from '@lobby/monitoring';
import { setBuild } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoginFlow } from '@lobby/contracts';
import { flowSettings, openSignIn } from './signIn.fixture.tsx';

jest.mock('@lobby/monitoring', () => ({ reportError: jest.fn() }));

const build = { Keycloak: false, phoneLogin: true, partnerLogin: true };
beforeEach(() => setBuild(build));
afterEach(() => {
  jest.useRealTimers();
  jest.mocked(reportError).mockClear();
});

const notInBuild = (flow: string) => new Error(`The platform serves the flow ${flow}, which is not in this build.`);
const failed = { errors: [{ message: 'down' }] };
const brand = (...loginFlows: Exclude<LoginFlow, 'Keycloak'>[]) => ({ brand: { loginFlows } });

it.each([
  ['Keycloak', 'button', 'Sign In'],
  ['Sms', 'textbox', /Phone number/],
  ['Trustly', 'textbox', /Personal number/],
] as const)('the login page has the country’s own flow: %s (R-1-006)', async (flow, role, name) => {
  setBuild({ Keycloak: true });
  await openSignIn('/en/login/', flow);
  expect(screen.getByRole(role, { name })).toBeVisible();
  expect(screen.queryAllByRole('textbox')).toHaveLength(role === 'textbox' ? 1 : 0);
});

it.each([
  ['Keycloak', { Keycloak: false }],
  ['Sms', { phoneLogin: false }],
  ['Piq', { partnerLogin: false }],
] as const)('a build without %s has no sign-in for its countries, and reports that', async (flow, missing) => {
  setBuild({ ...build, Keycloak: true, ...missing });
  await openSignIn('/en/login/', flow);
  expect(screen.getByRole('status')).toHaveTextContent('Signing in is not possible from your country.');
  expect(reportError).toHaveBeenCalledTimes(1);
  expect(reportError).toHaveBeenCalledWith(notInBuild(flow));
});

it('a flow that the platform has and nobody knows is no sign-in either, and is reported', async () => {
  // As it is: the platform of tests would not answer so.
  const BasicLayoutRoot = () => Response.json(flowSettings('BankId'));
  await openSignIn('/en/login/', 'Keycloak', { answers: { BasicLayoutRoot } });
  expect(screen.getByRole('status')).toHaveTextContent('Signing in is not possible from your country.');
  expect(reportError).toHaveBeenCalledWith(notInBuild('BankId'));
});

describe('a build without any flow but the provider’s', () => {
  beforeEach(() => setBuild({ Keycloak: true, phoneLogin: false, partnerLogin: false }));
  const partners = ['finshark', 'krofort', 'piq', 'trustly', 'zimpler'];
  const waysIn = ['enter-code', 'resend-code', 'quick-deposit-sign-in', ...partners.map((name) => `${name}-login`)];

  it.each(waysIn)('leads from /%s/ to the login page, with the query (R-2-010, R-2-035, A-189)', async (page) => {
    const { address, router } = await openSignIn(`/en/${page}/?redir=/en/raffle/&amount=50`, 'Keycloak', {
      prerendered: true,
    });
    expect(address()).toBe('/en/login/?redir=/en/raffle/&amount=50');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeEnabled();
    expect(reportError).not.toHaveBeenCalled();
  });

  it.each(partners)(
    'says on /%s-login-handler/ that the login failed, with a way on (R-2-013, A-189)',
    async (partner) => {
      const { address } = await openSignIn(`/en/${partner}-login-handler/?state=state-1&code=code-1`, 'Keycloak');
      expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
      expect(address()).toBe(`/en/${partner}-login-handler/`);
      await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
      expect(await screen.findByRole('button', { name: 'Sign In' })).toBeEnabled();
    },
  );

  it('leads players from a handler to the lobby', async () => {
    const { address } = await openSignIn('/en/piq-login-handler/?state=state-1', 'Keycloak', { visitor: false });
    await waitFor(() => expect(address()).toBe('/en/'));
  });
});

it('why a player was signed out is said by every flow', async () => {
  await openSignIn('/en/login/?logoutReason=SESSION_EXPIRED', 'Sms');
  expect(screen.getByRole('status')).toHaveTextContent('Your session has ended. Please sign in again.');
});

it('links to registration with the page to return to', async () => {
  await openSignIn('/en/login/?redir=/en/raffle/', 'Sms');
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/en/register/?redir=%2Fen%2Fraffle%2F',
  );
});

describe('without an answer, in a build without the provider', () => {
  it('the brand’s only flow is shown', async () => {
    await openSignIn('/en/login/', '', { ...brand('Sms'), answers: { BasicLayoutRoot: failed } });
    expect(screen.getByRole('textbox', { name: /Phone number/ })).toBeVisible();
  });

  it('another try is offered where the brand has several', async () => {
    const { answer } = await openSignIn('/en/login/', '', {
      ...brand('Sms', 'Piq'),
      answers: { BasicLayoutRoot: failed },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('We cannot be reached right now.');
    expect(screen.queryByRole('textbox')).toBeNull();
    answer({ BasicLayoutRoot: flowSettings('Sms') });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: /Phone number/ })).toBeVisible();
  });

  it('in time, the page waits no longer than 3 s', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
    const answer = Promise.withResolvers<unknown>();
    await openSignIn('/en/login/', '', { ...brand('Sms', 'Piq'), answers: { BasicLayoutRoot: answer.promise } });
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(screen.getByRole('alert')).toHaveTextContent('We cannot be reached right now.');
  });
});
