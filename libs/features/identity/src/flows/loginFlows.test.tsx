import { setBuild } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoginFlow } from '@lobby/contracts';
import { flowSettings, openSignIn } from './signIn.fixture.tsx';

const build = { Keycloak: false, phoneLogin: true, partnerLogin: true };
beforeEach(() => setBuild(build));
afterEach(() => jest.useRealTimers());

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
] as const)('a build without %s has no sign-in for its countries', async (flow, missing) => {
  setBuild({ ...build, Keycloak: true, ...missing });
  await openSignIn('/en/login/', flow);
  expect(screen.getByRole('status')).toHaveTextContent('Signing in is not possible from your country.');
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
