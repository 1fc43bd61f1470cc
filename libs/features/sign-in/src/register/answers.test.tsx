import type { FeatureModule, PlaceProps } from '@lobby/contracts';
import { session } from '@lobby/storage';
import { setBuild, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { withChoices } from './choices.ts';
import {
  accept,
  field,
  fillAddress,
  fillAll,
  fillContact,
  fillPerson,
  flowsOf,
  inCountry,
  storeProven,
  openRegistration,
  press,
  rejection,
  tokens,
  type,
} from './register.fixture.tsx';

beforeEach(() => {
  setBuild({ registrationForm: true, partnerLogin: true });
  window.sessionStorage.clear();
  window.localStorage.clear();
});
const submit = () => press('Open my account');
const setForm = (form: string) =>
  window.localStorage.setItem('featureFlags', JSON.stringify({ registration_form: form }));

describe('in steps', () => {
  beforeEach(() => setForm('dino'));
  afterEach(() => jest.useRealTimers());

  it('begins each step at the top of the page, and shows there what was rejected, after 200 ms (R-9-052)', async () => {
    await openRegistration('DINO', { answers: { RegisterPlayer: rejection('AccountExists') } });
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const expectScroll = async (act: () => Promise<void>) => {
      scrollTo.mockClear();
      await act();
      jest.advanceTimersByTime(199);
      expect(scrollTo).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      expect(scrollTo.mock.calls).toEqual([[{ top: 0, left: 0, behavior: 'instant' }]]);
    };
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
    for (const fill of [fillContact, fillPerson, fillAddress]) {
      await fill();
      await expectScroll(() => press('Continue'));
    }
    await accept();
    await expectScroll(submit);
    expect(screen.getByRole('alert')).toHaveTextContent('There is an account');
    await expectScroll(submit);
  });

  it('goes on once a step is filled in, and back without loss', async () => {
    const { registrations } = await openRegistration('DINO');
    await press('Continue');
    await waitFor(() => expect(field('E-mail address')).toHaveFocus());
    await fillContact();
    await press('Continue');
    expect(screen.getByRole('heading', { name: 'Who you are' }).parentElement).toHaveFocus();
    await fillPerson();
    await press('Back');
    expect(field('E-mail address')).toHaveValue('aino@lobby.test');
    await press('Continue');
    expect(field('First name')).toHaveValue('Aino');
    await press('Continue');
    await fillAddress();
    await press('Continue');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 4 of 4');
    await accept();
    await submit();
    expect(registrations()[0]?.registration).toMatchObject({
      flow: 'DINO',
      firstName: 'Aino',
      email: 'aino@lobby.test',
    });
  });

  it('opens the step of a field that the platform rejects', async () => {
    await openRegistration('DINO', { answers: { RegisterPlayer: rejection('RegistrationInvalid', 'email') } });
    for (const fill of [fillContact, fillPerson, fillAddress]) {
      await fill();
      await press('Continue');
    }
    await accept();
    await submit();
    expect(field('E-mail address')).toHaveAccessibleDescription('This cannot be right. Please check it.');
    await waitFor(() => expect(field('E-mail address')).toHaveFocus());
    await type('E-mail address', 'other@lobby.test');
    await untilIdle();
    expect(field('E-mail address')).toBeValid();
  });
});

describe('what was not taken', () => {
  it.each([
    ['AccountExists', /There is an account with this e-mail address/],
    ['TooManyAttempts', /try again in ten minutes/],
    ['RegistrationNotOffered', /cannot be opened from your country/],
    ['RegistrationInvalid', /was not accepted/],
  ])('%s is shown, and what is typed stays', async (rejected, text) => {
    const { beginSession } = await openRegistration('REGILY', { answers: { RegisterPlayer: rejection(rejected) } });
    await fillAll();
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(field('E-mail address')).toHaveValue('aino@lobby.test');
    expect(screen.queryByRole('link', { name: 'Sign In' }) !== null).toBe(rejected === 'AccountExists');
    expect(beginSession).not.toHaveBeenCalled();
  });

  it('is sent again as the same registration where there was no answer', async () => {
    const { registrations, answer, beginSession } = await openRegistration('REGILY', {
      answers: { RegisterPlayer: { errors: [{ message: 'down' }] } },
    });
    await fillAll();
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(/no second one will be opened/);
    answer({ RegisterPlayer: { data: { registerPlayer: { __typename: 'CustomSession', ...tokens } } } });
    await press('Try again');
    expect(new Set(registrations().map(({ registrationId }) => registrationId)).size).toBe(1);
    expect(registrations()).toHaveLength(2);
    expect(beginSession).toHaveBeenCalledTimes(1);
  });

  it('leads to the sign-in, and from there to where the player was going', async () => {
    const answers = { RegisterPlayer: rejection('AccountExists') };
    await openRegistration('REGILY', { answers, path: '/en/register/?redir=/en/raffle/' });
    await fillAll();
    await submit();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/en/login/?redir=%2Fen%2Fraffle%2F');
  });

  it('is sent as another registration once that one can no longer be used', async () => {
    const { registrations } = await openRegistration('REGILY', {
      answers: { RegisterPlayer: rejection('RegistrationInvalid') },
    });
    await fillAll();
    await submit();
    await submit();
    expect(new Set(registrations().map(({ registrationId }) => registrationId)).size).toBe(2);
  });

  it('is sent once, however often the button is pressed', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { registrations } = await openRegistration('REGILY', { answers: { RegisterPlayer: answer.promise } });
    await fillAll();
    const form = screen.getByRole('form', { name: 'Create your account' });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await untilIdle();
    expect(registrations()).toHaveLength(1);
    await act(async () => answer.resolve(rejection('TooManyAttempts')));
    await untilIdle();
  });

  it('cannot be changed while it is sent', async () => {
    const Choice = ({ disabled }: PlaceProps['register.step']) => <button disabled={disabled}>Take part</button>;
    const jackpot: FeatureModule = {
      id: 'jackpot',
      parts: [{ place: 'register.step', order: 1, load: async () => ({ default: Choice }) }],
    };
    const answer = Promise.withResolvers<unknown>();
    await openRegistration('REGILY', {
      features: [jackpot],
      answers: { ...inCountry('CA'), RegisterPlayer: answer.promise },
    });
    await fillAll();
    await type('Mobile phone number', '416 555 0123');
    await type('Province or territory', 'ON');
    await submit();
    const controls = () => [
      field('Province or territory'),
      ...screen.getAllByRole('checkbox'),
      screen.getByRole('button', { name: 'Take part' }),
    ];
    for (const control of controls()) expect(control).toBeDisabled();
    for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAttribute('readonly');
    await act(async () => answer.resolve(rejection('TooManyAttempts')));
    await untilIdle();
    for (const control of controls()) expect(control).toBeEnabled();
    expect(field('E-mail address')).toHaveValue('aino@lobby.test');
    expect(field('I accept the privacy policy.')).toBeChecked();
  });
});

describe('what is typed', () => {
  it('stays over a reload, without password and personal number, and as the same registration', async () => {
    setBuild({ ssnAtRegistration: true });
    const first = await openRegistration('REGILY', { loginFlow: 'Keycloak' });
    await fillAll();
    await type('Password', 'long enough');
    await type('Personal number', '050290-1231');
    await untilIdle();
    expect(window.sessionStorage.getItem('registrationDraft')).not.toMatch(/long enough|050290/);
    first.unmount();
    const { registrations } = await openRegistration('REGILY', { loginFlow: 'Keycloak' });
    expect(field('First name')).toHaveValue('Aino');
    expect(field('Year')).toHaveValue('1990');
    expect(field('Password')).toHaveValue('');
    expect(field('Personal number')).toHaveValue('');
    const { id } = (session.read('registrationDraft') ?? {}) as { id?: string };
    await type('Password', 'long enough');
    await type('Personal number', '050290-1231');
    await submit();
    expect(registrations()[0]?.registrationId).toBe(id);
    expect(window.sessionStorage.getItem('registrationDraft')).toBeNull();
  });

  it('opens after a reload the step that it was on, or an earlier one where something is missing', async () => {
    setForm('dino');
    const open = () => openRegistration('DINO', { loginFlow: 'Sms' });
    storeProven({ by: 'phone', sentTo: '+358••••567' });
    const first = await open();
    await type('E-mail address', 'aino@lobby.test');
    await press('Continue');
    await fillPerson();
    await press('Continue');
    first.unmount();
    const second = await open();
    expect(field('Street and number')).toBeVisible();
    second.unmount();
    await openRegistration('DINO', { answers: { BasicLayoutRoot: flowsOf('DINO', 'Keycloak') } });
    expect(field('Password')).toBeVisible();
  });

  it('is not stored of a form that nobody has begun', async () => {
    await openRegistration('REGILY');
    expect(window.sessionStorage.getItem('registrationDraft')).toBeNull();
  });
});

it('hands what features ask for over by the address of the new player’s first page (A-104)', async () => {
  const listeners = new Set<() => void>();
  function Choice({ choices, onChange }: PlaceProps['register.step']) {
    return <button onClick={() => onChange({ ...choices, jackpotContribution: 0.5 })}>Take part</button>;
  }
  const jackpot: FeatureModule = {
    id: 'jackpot',
    parts: [{ place: 'register.step', order: 1, load: async () => ({ default: Choice }) }],
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  // Makes the page anew, as in the lobby.
  const beginSession = () => {
    const state = { status: 'authenticated', session: 'of-aino 1', startedAt: 0 } as const;
    Object.assign(scene.auth, { ...state, state });
    for (const listener of listeners) listener();
  };
  const scene = await openRegistration('REGILY', {
    path: '/en/register/?redir=/en/raffle/',
    features: [jackpot],
    session: { subscribe, beginSession, getAccessToken: () => 'token' },
  });
  await press('Take part');
  await fillAll();
  await submit();
  await waitFor(() => expect(scene.address()).toBe('/en/raffle/?setCustomJackpot=0.5'));
});

it('adds the choices to any page, and nothing where there are none', () => {
  expect(withChoices('/en/?a=1#top', { jackpotContribution: 0.1 })).toBe('/en/?a=1&setCustomJackpot=0.1#top');
  expect(withChoices('/en/?a=1', {})).toBe('/en/?a=1');
});
