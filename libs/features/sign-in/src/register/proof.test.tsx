import { setBuild } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { storeSignIn, readProvenSignIn } from '../flows/signInUnderWay.ts';
import {
  accept,
  field,
  fillAddress,
  fillPerson,
  storeProven,
  openRegistration,
  press,
  rejection,
  tokens,
  type,
} from './register.fixture.tsx';

beforeEach(() => {
  setBuild({ registrationForm: true, phoneLogin: true, partnerLogin: true });
  window.sessionStorage.clear();
  window.localStorage.clear();
});
const submit = () => press('Open my account');
const atLogin = { name: 'I have an account' };

describe('where players sign in by phone', () => {
  const open = (options?: Parameters<typeof openRegistration>[1]) =>
    openRegistration('REGILY', { loginFlow: 'Sms', path: '/en/register/?redir=/en/raffle/', ...options });

  it('registration begins with the number', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled();
    expect(screen.queryByLabelText('E-mail address')).toBeNull();
    expect(screen.getByRole('link', atLogin)).toHaveAttribute('href', '/en/login/?redir=%2Fen%2Fraffle%2F');
  });

  it('the form does not ask for the number that is proven, and names the sign-in', async () => {
    storeProven({ by: 'phone', sentTo: '+358••••567' });
    const { registrations, beginSession } = await open();
    expect(screen.getByRole('status')).toHaveTextContent('Your number +358••••567 is confirmed.');
    expect(screen.queryByLabelText('Mobile phone number')).toBeNull();
    await type('E-mail address', 'aino@lobby.test');
    await fillPerson();
    await fillAddress();
    await accept();
    await submit();
    expect(registrations()[0]?.registration).toMatchObject({
      loginId: 'sign-in-1',
      phoneNumber: null,
      firstName: 'Aino',
      dateOfBirth: '1990-02-05',
      password: null,
    });
    expect(beginSession.mock.calls).toEqual([[expect.objectContaining(tokens)]]);
  });

  it('an expired proof leads back to the number, and loses nothing of what is typed', async () => {
    storeProven({ by: 'phone', sentTo: '+358••••567' });
    const { registrations } = await open({ answers: { RegisterPlayer: rejection('ProofExpired') } });
    await type('E-mail address', 'aino@lobby.test');
    await fillPerson();
    await fillAddress();
    await accept();
    await submit();
    expect(registrations()).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Please do it again; what you have typed is kept.');
    expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled();
    expect(readProvenSignIn()).toBeNull();
  });

  it('a form that is opened with another proof has what was typed', async () => {
    storeProven({ by: 'phone', sentTo: '+358••••567' });
    const first = await open();
    await type('E-mail address', 'aino@lobby.test');
    await press('Use another number');
    expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled();
    expect(readProvenSignIn()).toBeNull();
    first.unmount();
    storeProven({ by: 'phone', sentTo: '+358••••999' });
    await open();
    expect(screen.getByRole('status')).toHaveTextContent('+358••••999');
    expect(field('E-mail address')).toHaveValue('aino@lobby.test');
  });

  it('what a partner has confirmed is no proof of a number', async () => {
    storeProven({ by: 'partner', partner: 'PIQ' });
    await open();
    expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled();
  });
});

describe('where players sign in at a partner', () => {
  const open = () => openRegistration('REGILY', { loginFlow: 'Piq' });

  it('registration begins there', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with PIQ' })).toBeEnabled();
    expect(screen.getByRole('link', atLogin)).toHaveAttribute('href', '/en/login/');
  });

  it('the form asks for nothing that it has confirmed, not even a personal number', async () => {
    setBuild({ registrationForm: true, phoneLogin: true, partnerLogin: true, ssnAtRegistration: true });
    storeProven({ by: 'partner', partner: 'PIQ' });
    const { registrations } = await open();
    expect(screen.getByRole('status')).toHaveTextContent('PIQ has confirmed who you are.');
    for (const label of ['First name', 'Last name', 'Day', 'Personal number'])
      expect(screen.queryByLabelText(label)).toBeNull();
    await type('E-mail address', 'aino@lobby.test');
    await type('Mobile phone number', '040 123 4567');
    await fillAddress();
    await accept();
    await submit();
    expect(registrations()[0]?.registration).toMatchObject({
      loginId: 'sign-in-1',
      phoneNumber: '+358401234567',
      firstName: null,
      lastName: null,
      dateOfBirth: null,
      personalNumber: null,
    });
  });

  it('another person confirms again', async () => {
    storeProven({ by: 'partner', partner: 'PIQ' });
    await open();
    await press('Confirm who I am again');
    expect(screen.getByRole('button', { name: 'Continue with PIQ' })).toBeEnabled();
  });
});

it.each([
  ['REGILY', 'Keycloak'],
  ['SSN', 'Zimpler'],
] as const)('%s, where players sign in by %s, begins with the form', async (flow, loginFlow) => {
  storeSignIn(null);
  await openRegistration(flow, { loginFlow });
  expect(field('E-mail address')).toBeVisible();
  expect(field('Mobile phone number')).toBeVisible();
  expect(screen.getByRole('link', atLogin)).toBeVisible();
});
