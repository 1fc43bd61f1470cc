import { reportError } from '@lobby/monitoring';
import { setBuild, untilIdle } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { field, fillAll, inCountry, openRegistration, press, tokens, type } from './register.fixture.tsx';

jest.mock('@lobby/monitoring', () => ({ reportError: jest.fn() }));

beforeEach(() => {
  jest.mocked(reportError).mockClear();
  setBuild({ registrationForm: true, partnerLogin: true });
  window.sessionStorage.clear();
  window.localStorage.clear();
});
const submit = () => press('Open my account');
const setForm = (form: string) =>
  window.localStorage.setItem('featureFlags', JSON.stringify({ registration_form: form }));

describe('the flow of the country', () => {
  it.each([
    ['REGILY', 'regily', 'all on one page'],
    ['REGILY', 'dino', 'in steps'],
    ['DINO', 'regily', 'in steps'],
    ['DINO', 'dino', 'in steps'],
    ['no answer', 'regily', 'all on one page'],
    ['no answer', 'dino', 'in steps'],
  ] as const)('%s with the flag registration_form at %s: %s (R-9-059, A-187)', async (named, flag, looks) => {
    setForm(flag);
    setBuild({ registrationForm: true, Keycloak: false });
    const failed = { BasicLayoutRoot: { errors: [{ message: 'down' }] } };
    const isKnown = named !== 'no answer';
    await openRegistration(isKnown ? named : 'DINO', {
      answers: isKnown ? {} : failed,
      brand: { loginFlows: [], registrationFlows: ['DINO', 'REGILY'] },
    });
    expect(field('E-mail address')).toBeVisible();
    const progress = screen.queryByRole('progressbar', { name: 'Your registration' });
    expect(progress?.getAttribute('aria-valuetext')).toBe(looks === 'in steps' ? 'Step 1 of 4' : undefined);
    expect(screen.queryByLabelText('Street and number') === null).toBe(looks === 'in steps');
  });

  it.each([
    ['TRUSTLY', 'Continue with Trustly', '/en/trustly-login/?redir=%2Fen%2Fraffle%2F'],
    ['ZIMPLER', 'Continue with Zimpler', '/en/zimpler-login/?redir=%2Fen%2Fraffle%2F'],
  ] as const)('%s leads to the partner, which opens the account', async (flow, name, href) => {
    await openRegistration(flow, { path: '/en/register/?redir=/en/raffle/' });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it.each([
    ['SSN', { registrationForm: false }],
    ['TRUSTLY', { partnerLogin: false }],
    ['KEYCLOAK', { Keycloak: false }],
  ] as const)('%s is not offered by a build without it', async (flow, build) => {
    setBuild(build);
    const { signUp } = await openRegistration(flow);
    expect(screen.getByText('An account cannot be opened from your country.')).toBeVisible();
    expect(signUp).not.toHaveBeenCalled();
    const notInBuild = new Error(`The platform serves the flow ${flow}, which is not in this build.`);
    expect(jest.mocked(reportError).mock.calls).toEqual([[notInBuild]]);
  });

  it('without an answer is the brand’s form where the build has no provider', async () => {
    setBuild({ Keycloak: false });
    await openRegistration('KEYCLOAK', {
      answers: { BasicLayoutRoot: { errors: [{ message: 'down' }] } },
      brand: { loginFlows: ['Zimpler'], registrationFlows: ['ZIMPLER', 'SSN'] },
    });
    expect(field('E-mail address')).toBeVisible();
  });

  it('without an answer is none where the brand has neither', async () => {
    setBuild({ Keycloak: false });
    const answers = { BasicLayoutRoot: { errors: [{ message: 'down' }] } };
    await openRegistration('KEYCLOAK', { answers, brand: { registrationFlows: ['ZIMPLER'] } });
    expect(screen.getByText('An account cannot be opened from your country.')).toBeVisible();
  });
});

const missing = (name: string) => `${name}: Please fill this in.`;

describe('the form', () => {
  it('sends what is typed, as the platform reads it, and begins the session', async () => {
    const { registrations, beginSession } = await openRegistration('REGILY');
    await fillAll();
    fireEvent.click(screen.getByRole('checkbox', { name: 'By text message' }));
    await submit();
    expect(registrations()).toEqual([
      {
        registrationId: expect.stringMatching(/^[\da-f-]{36}$/),
        registration: {
          flow: 'REGILY',
          loginId: null,
          email: 'aino@lobby.test',
          password: 'long enough',
          phoneNumber: '+358401234567',
          firstName: 'Aino',
          lastName: 'Virtanen',
          dateOfBirth: '1990-02-05',
          country: 'FI',
          address: { street: 'Mill Lane 5', zipCode: '00100', city: 'Helsinki', state: null },
          personalNumber: null,
          language: 'en_GB',
          termsAccepted: true,
          privacyPolicyAccepted: true,
          marketing: ['Sms'],
          depositLimits: [],
        },
      },
    ]);
    expect(beginSession.mock.calls).toEqual([[expect.objectContaining(tokens)]]);
  });

  it('is not sent while something is wrong: beside the fields, in a summary, and the focus is on the first', async () => {
    const { registrations } = await openRegistration('REGILY');
    await submit();
    expect(registrations()).toEqual([]);
    await waitFor(() => expect(field('E-mail address')).toHaveFocus());
    expect(field('E-mail address')).toHaveAccessibleDescription('Please fill this in.');
    expect(field('I accept the terms and conditions.')).toHaveAccessibleDescription(
      'You need to accept this to open an account.',
    );
    expect(field('Day')).toHaveAccessibleDescription('Please fill this in.');
    const summary = within(
      screen.getByText('Please check these:').closest<HTMLElement>('[role="alert"]') as HTMLElement,
    );
    expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['E-mail address', 'Password', 'Mobile phone number', 'First name', 'Last name', 'Date of birth'].map(missing),
      ...['Street and number', 'Postal code', 'City'].map(missing),
      'Terms and conditions: You need to accept this to open an account.',
      'Privacy policy: You need to accept this to open an account.',
    ]);
    await type('E-mail address', 'aino@lobby.test');
    await untilIdle();
    expect(field('E-mail address')).toBeValid();
    fireEvent.click(summary.getByRole('button', { name: missing('Last name') }));
    await waitFor(() => expect(field('Last name')).toHaveFocus());
  });

  it('reads the digits of any keyboard, and no invisible characters (A-197)', async () => {
    const { registrations } = await openRegistration('REGILY');
    await fillAll();
    await type('First name', '\u200bＡｉｎｏ\u200e');
    await type('Mobile phone number', '\u202a۰۴۰ ۱۲۳ ۴۵۶۷\u202c');
    await type('Day', '٥');
    await type('Month', '２');
    await type('Year', '१९९०');
    await type('Postal code', '००१००');
    await type('Password', 'ｌｏｎｇ ｅｎｏｕｇｈ');
    await submit();
    expect(registrations()).toEqual([
      expect.objectContaining({
        registration: expect.objectContaining({
          firstName: 'Aino',
          phoneNumber: '+358401234567',
          dateOfBirth: '1990-02-05',
          address: expect.objectContaining({ zipCode: '00100' }),
          password: 'ｌｏｎｇ ｅｎｏｕｇｈ',
        }),
      }),
    ]);
  });

  it.each([
    ['E-mail address', 'aino@lobby', /such as name@example.com/],
    ['Mobile phone number', '12', /not a valid phone number/],
    ['Year', '1890', /a day, a month and a year that exist/],
    ['Day', '30', /The month does not have this day/],
    ['Month', '13', /a day, a month and a year that exist/],
    ['Street and number', '<b>', /This cannot be right/],
    ['Postal code', '0010000100001', /This cannot be right/],
  ])('rejects in %s: %s', async (name, value, text) => {
    const { registrations } = await openRegistration('REGILY');
    await fillAll();
    await type(name, value);
    await submit();
    expect(registrations()).toEqual([]);
    expect(field(name)).toHaveAccessibleDescription(expect.stringMatching(text));
  });

  it('takes 31 days while the month is not known, and then those that it has (R-9-003)', async () => {
    await openRegistration('REGILY');
    await submit();
    const problemOfDay = async (day: string, month: string, year = '') => {
      await type('Day', day);
      await type('Month', month);
      await type('Year', year);
      await untilIdle();
      return (field('Day').getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    };
    const tooFar = 'The month does not have this day. Please check both.';
    const unfinished = 'Enter a day, a month and a year that exist.';
    expect(await problemOfDay('31', '')).toBe(unfinished);
    expect(await problemOfDay('32', '')).toBe(tooFar);
    expect(await problemOfDay('31', '4')).toBe(tooFar);
    expect(await problemOfDay('30', '4')).toBe(unfinished);
    expect(await problemOfDay('29', '2')).toBe(unfinished);
    expect(await problemOfDay('29', '2', '1990')).toBe(tooFar);
    await type('Year', '1992');
    await untilIdle();
    expect(field('Day')).toBeValid();
  });

  it('asks nothing of the player beforehand: no consent is ticked', async () => {
    await openRegistration('REGILY');
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(screen.getByRole('link', { name: 'Read the terms and conditions' })).toHaveAttribute(
      'href',
      '/en/terms-and-conditions/',
    );
    expect(screen.getByRole('link', { name: 'Read the privacy policy' })).toHaveAttribute(
      'href',
      '/en/privacy-policy/',
    );
  });

  it('has one switch for news with DefaultConsentRegistration, which is off', async () => {
    setBuild({ DefaultConsentRegistration: true });
    const { registrations } = await openRegistration('REGILY');
    await fillAll();
    const news = screen.getByRole('switch', { name: 'Offers and news by e-mail and text message' });
    expect(news).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'By e-mail' })).toBeNull();
    fireEvent.click(news);
    await submit();
    expect(registrations()[0]?.registration['marketing']).toEqual(['Email', 'Sms']);
  });

  it('names every field for password managers', async () => {
    setBuild({ ssnAtRegistration: true });
    await openRegistration('REGILY', { loginFlow: 'Keycloak', answers: inCountry('CA') });
    const tokenOf = (name: string) => field(name).getAttribute('autocomplete');
    const names = [
      'E-mail address',
      'Password',
      'Mobile phone number',
      'First name',
      'Last name',
      'Day',
      'Month',
      'Year',
    ];
    expect(names.map(tokenOf)).toEqual(
      'email new-password tel given-name family-name bday-day bday-month bday-year'.split(' '),
    );
    expect(['Street and number', 'Postal code', 'City', 'Province or territory'].map(tokenOf)).toEqual(
      'street-address postal-code address-level2 address-level1'.split(' '),
    );
  });
});

describe('a password', () => {
  it('is required where the country signs in at the provider, and can be shown', async () => {
    const { registrations } = await openRegistration('REGILY', { loginFlow: 'Keycloak' });
    await fillAll();
    await type('Password', 'short');
    await submit();
    expect(field('Password')).toHaveAttribute('type', 'password');
    expect(field('Password')).toBeInvalid();
    await type('Password', ' long enough');
    await press('Show the password');
    expect(field('Password')).toHaveAttribute('type', 'text');
    await submit();
    expect(registrations()[0]?.registration['password']).toBe(' long enough');
  });

  it('is not required elsewhere', async () => {
    await openRegistration('SSN', { loginFlow: 'Zimpler' });
    expect(screen.queryByLabelText('Password')).toBeNull();
  });
});

describe('what the licence requires', () => {
  it('a personal number under est alone, in each form; SSN begins with it (R-6-020)', async () => {
    const without = await openRegistration('SSN');
    expect(screen.queryByLabelText('Personal number')).toBeNull();
    without.unmount();
    setBuild({ ssnAtRegistration: true });
    const plain = await openRegistration('REGILY');
    expect(screen.getAllByRole('textbox')[0]).toBe(field('E-mail address'));
    expect(field('Personal number')).toBeVisible();
    plain.unmount();
    const { registrations } = await openRegistration('SSN');
    expect(screen.getAllByRole('textbox')[0]).toBe(field('Personal number'));
    await fillAll();
    await type('Personal number', '131052-308U');
    await submit();
    expect(field('Personal number')).toHaveAccessibleDescription(
      'This is not a valid personal number for your country.',
    );
    await type('Personal number', ' 050290-1231 ');
    await submit();
    expect(registrations()[0]?.registration).toMatchObject({ flow: 'SSN', personalNumber: '050290-1231' });
  });

  it('a personal number of any known country, with the date of birth that is typed', async () => {
    setBuild({ ssnAtRegistration: true });
    const { registrations } = await openRegistration('REGILY', { answers: inCountry('EE') });
    await fillAll();
    await type('Mobile phone number', '+358401234567');
    await type('Personal number', '131052-308t');
    await submit();
    expect(field('Personal number')).toHaveAccessibleDescription(
      'Your personal number and your date of birth do not match. Please check both.',
    );
    expect(registrations()).toEqual([]);
    await type('Day', '13');
    await type('Month', '10');
    await type('Year', '1952');
    await submit();
    expect(registrations()[0]?.registration).toMatchObject({ country: 'EE', personalNumber: '131052-308T' });
  });

  it('no personal number where that of the country cannot be checked', async () => {
    setBuild({ ssnAtRegistration: true });
    const { registrations } = await openRegistration('REGILY', { answers: inCountry('DE') });
    await fillAll();
    await type('Mobile phone number', '+358401234567');
    expect(field(/Personal number/)).not.toBeRequired();
    await type(/Personal number/, '<b>');
    await submit();
    expect(registrations()).toEqual([]);
    await type(/Personal number/, ' ');
    await submit();
    expect(registrations()[0]?.registration).toMatchObject({ personalNumber: null });
  });

  it('deposit limits under mga alone, in the currency of the country (R-6-012)', async () => {
    const without = await openRegistration('REGILY');
    expect(screen.queryByText(/set limits for your deposits/)).toBeNull();
    expect(screen.queryByLabelText(/deposit limit/)).toBeNull();
    without.unmount();
    setBuild({ depositLimitsAtRegistration: true });
    const daily = await openRegistration('REGILY');
    expect(screen.getAllByLabelText(/deposit limit/)).toHaveLength(1);
    daily.unmount();
    setBuild({ weeklyAndMonthlyDepositLimits: true });
    const { registrations } = await openRegistration('REGILY', { answers: inCountry('NO') });
    expect(screen.getAllByText('NOK')).toHaveLength(3);
    await fillAll();
    await type('Mobile phone number', '+358401234567');
    await type(/Daily deposit limit/, '1.000');
    await submit();
    expect(field(/Daily deposit limit/)).toHaveAccessibleDescription(/^Is that kr\s1,000\.00 or kr\s1\.00\?/);
    await type(/Daily deposit limit/, '1,000');
    expect(field(/Daily deposit limit/)).toHaveAccessibleDescription(/^The limit is kr\s1,000\.00\./);
    await type(/Monthly deposit limit/, '99.5');
    await submit();
    expect(registrations()[0]?.registration['depositLimits']).toEqual([
      { period: 'Day', amount: '1000' },
      { period: 'Month', amount: '99.50' },
    ]);
  });

  it.each([
    ['mga', 18],
    ['est', 21],
  ] as const)('%s: an age of %i years', async (license, years) => {
    jest.useFakeTimers({
      now: Date.parse('2033-02-28T12:00:00Z'),
      doNotFake: ['queueMicrotask', 'nextTick', 'performance'],
    });
    const { registrations } = await openRegistration('REGILY', { settings: { license } });
    await fillAll();
    await type('Month', '3');
    await type('Day', '1');
    await type('Year', String(2033 - years));
    await submit();
    expect(field('Day')).toHaveAccessibleDescription(`You must be at least ${years} years old.`);
    expect(registrations()).toEqual([]);
    await type('Month', '2');
    await type('Day', '28');
    await submit();
    expect(registrations()).toHaveLength(1);
    jest.useRealTimers();
  });

  it('a province in Canada alone', async () => {
    const { registrations } = await openRegistration('REGILY', { answers: inCountry('CA') });
    await fillAll();
    await type('Mobile phone number', '416 555 0123');
    await submit();
    expect(field('Province or territory')).toBeInvalid();
    expect(within(field('Province or territory')).getAllByRole('option')).toHaveLength(14);
    await type('Province or territory', 'ON');
    await submit();
    expect(registrations()[0]?.registration).toMatchObject({
      country: 'CA',
      phoneNumber: '+14165550123',
      address: { state: 'ON' },
    });
  });
});
