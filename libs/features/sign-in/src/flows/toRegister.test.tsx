import { setBuild } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flowsOf } from '../register/register.fixture.tsx';
import { storeSignIn, readPartnerSignIn } from './signInUnderWay.ts';
import { openSignIn, phonePlatform, rejection, tokens } from './signIn.fixture.tsx';

jest.mock('./partner/leaveFor.ts', () => ({
  ...jest.requireActual<typeof import('./partner/leaveFor.ts')>('./partner/leaveFor.ts'),
  leaveFor: jest.fn(),
}));
beforeEach(() => setBuild({ phoneLogin: true, partnerLogin: true, registrationForm: true, Keycloak: false }));
afterEach(() => sessionStorage.clear());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toForm = { id: 'sign-in-1', state: 'state-1', partner: 'PIQ', returnTo: '/en/raffle/' } as const;

describe('a registration that begins with a phone number', () => {
  async function openCode() {
    const platform = phonePlatform();
    const scene = await openSignIn('/en/register/?redir=/en/raffle/', 'Sms', {
      answers: { ...platform.answers, BasicLayoutRoot: flowsOf('REGILY', 'Sms') },
    });
    await userEvent.type(screen.getByRole('textbox', { name: /Phone number/ }), '040 123 4567');
    await press('Send code');
    await screen.findByRole('heading', { name: 'Enter the code' });
    return { ...scene, platform };
  }
  const enterCode = () => userEvent.type(screen.getByRole('textbox', { name: /Code/ }), '123456');

  it('goes on with the form once the number is proven to have no account', async () => {
    const { platform, address } = await openCode();
    platform.next = rejection('AccountNotFound');
    await enterCode();
    expect(await screen.findByRole('textbox', { name: 'E-mail address' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Your number +358••••567 is confirmed.');
    expect(address()).toBe('/en/register/?redir=%2Fen%2Fraffle%2F');
  });

  it('signs in whose number has an account, on the page to return to', async () => {
    const { address, beginSession } = await openCode();
    await enterCode();
    await waitFor(() => expect(address()).toBe('/en/raffle/'));
    expect(beginSession).toHaveBeenCalledTimes(1);
  });

  it('goes back from the code to the number', async () => {
    const { address } = await openCode();
    await press('Use another number');
    expect(await screen.findByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Phone number/ })).toBeVisible();
    expect(address()).toBe('/en/register/?redir=%2Fen%2Fraffle%2F');
  });
});

describe('a registration that begins at a partner', () => {
  const openReturn = (query: string, answer: unknown = rejection('AccountNotFound')) => {
    storeSignIn({ kind: 'partner', ...toForm, code: null, from: 'register', deposit: null });
    return openSignIn(`/en/piq-login-handler/?${query}`, 'Piq', {
      answers: { CompletePartnerLogin: () => answer, BasicLayoutRoot: flowsOf('DINO', 'Piq') },
    });
  };

  it('remembers where it has begun', async () => {
    await openSignIn('/en/register/?redir=/en/raffle/', 'Piq', {
      answers: {
        BasicLayoutRoot: flowsOf('DINO', 'Piq'),
        StartPartnerLogin: {
          data: {
            startPartnerLogin: {
              __typename: 'PartnerLogin',
              id: 'sign-in-1',
              state: 'state-1',
              url: 'https://partner.test/',
            },
          },
        },
      },
    });
    await userEvent.type(screen.getByRole('textbox', { name: /Personal number/ }), '131052-308T');
    await press('Continue with PIQ');
    await waitFor(() => expect(readPartnerSignIn()).toMatchObject({ from: 'register', returnTo: '/en/raffle/' }));
  });

  it('goes on with the form once the person is confirmed, who has no account', async () => {
    const { address } = await openReturn('state=state-1&code=code-1');
    expect(await screen.findByRole('textbox', { name: 'E-mail address' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('PIQ has confirmed who you are.');
    expect(address()).toBe('/en/register/?redir=%2Fen%2Fraffle%2F');
  });

  it('signs in who has an account', async () => {
    const { address } = await openReturn('state=state-1&code=code-1', tokens('completePartnerLogin'));
    await waitFor(() => expect(address()).toBe('/en/raffle/'));
  });

  it('begins again where it was cancelled', async () => {
    const { address } = await openReturn('state=state-1&error=cancelled');
    expect(await screen.findByRole('button', { name: 'Continue with PIQ' })).toBeEnabled();
    expect(address()).toBe('/en/register/?redir=%2Fen%2Fraffle%2F');
    expect(screen.getByText('You cancelled the sign-in.')).toBeVisible();
  });
});

it('a sign-in that has proven a person says so after a reload, too', async () => {
  storeSignIn({ kind: 'proven', id: 'sign-in-1', who: { by: 'partner', partner: 'PIQ' } });
  await openSignIn('/en/piq-login-handler/', 'Piq');
  expect(await screen.findByRole('alert')).toHaveTextContent('there is no account yet');
  expect(screen.getByRole('link', { name: 'Create an account' })).toBeVisible();
});
