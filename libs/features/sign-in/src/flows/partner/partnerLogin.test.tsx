import { session } from '@lobby/storage';
import { setBuild } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inCountry } from '../../register/register.fixture.tsx';
import { flowSettings, openSignIn, rejection } from '../signIn.fixture.tsx';
import { leaveFor } from './leaveFor.ts';

jest.mock('./leaveFor.ts', () => ({
  ...jest.requireActual<typeof import('./leaveFor.ts')>('./leaveFor.ts'),
  leaveFor: jest.fn(),
}));

beforeEach(() => {
  setBuild({ partnerLogin: true, Keycloak: false });
  jest.mocked(leaveFor).mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const page = 'https://partner.acme.test/visit/v1';
const started = (url = page) => ({
  data: { startPartnerLogin: { __typename: 'PartnerLogin', id: 'secret', state: 'state-1', url } },
});
const open = (path = '/en/login/', flow = 'Zimpler', answer: unknown = started()) =>
  openSignIn(path, flow, { answers: { StartPartnerLogin: () => answer } });
const number = () => screen.getByRole('textbox', { name: /Personal number/ });
const signIn = (name: string) => screen.getByRole('button', { name: `Sign in with ${name}` });
const valid = '131052-308T';

it.each([
  ['Zimpler', 'Zimpler'],
  ['Trustly', 'Trustly'],
  ['Piq', 'PIQ'],
])(
  'the login page of %s asks for the personal number and leaves for the partner (R-1-006, R-3-023)',
  async (flow, name) => {
    const { variablesOf } = await open('/en/login/?redir=/en/raffle/', flow);
    await userEvent.type(number(), ' 131052-308t ');
    await userEvent.click(signIn(name));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(page));
    expect(variablesOf('StartPartnerLogin')).toEqual([
      { partner: flow.toUpperCase(), locale: 'en', personalNumber: valid, deposit: null },
    ]);
    expect(session.read('signInUnderWay')).toMatchObject({ id: 'secret', state: 'state-1', returnTo: '/en/raffle/' });
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('131052');
  },
);

it.each(['', '131052-308U'])('a personal number that cannot be right is not sent: “%s”', async (typed) => {
  const { names } = await open();
  if (typed !== '') await userEvent.type(number(), typed);
  await userEvent.click(signIn('Zimpler'));
  expect(number()).toBeInvalid();
  expect(number()).toHaveFocus();
  expect(names()).not.toContain('StartPartnerLogin');
});

it.each([
  ['PersonalNumberInvalid', /This personal number cannot be right/],
  ['LoginNotOffered', /not possible right now/],
  ['TooManyAttempts', /Too many attempts/],
  ['', /We cannot be reached right now/],
])('says why the platform has rejected with “%s”, and keeps the number', async (type, text) => {
  await open('/en/login/', 'Zimpler', type === '' ? new TypeError('offline') : rejection(type));
  await userEvent.type(number(), valid);
  await userEvent.click(signIn('Zimpler'));
  expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent(text);
  expect(number()).toHaveValue(valid);
  expect(signIn('Zimpler')).toBeEnabled();
});

it.each(['javascript:alert(1)', 'http://partner.acme.test/', 'data:text/html,x', 'not an address'])(
  'never leaves for %s',
  async (url) => {
    await open('/en/login/', 'Zimpler', started(url));
    await userEvent.type(number(), valid);
    await userEvent.click(signIn('Zimpler'));
    expect(await screen.findByRole('alert')).toHaveTextContent('not possible right now');
    expect(leaveFor).not.toHaveBeenCalled();
    expect(session.read('signInUnderWay')).toBeNull();
  },
);

it('leaves once, however often the button is pressed, and can be used again by the way back', async () => {
  const { countOf } = await open();
  await userEvent.type(number(), valid);
  await userEvent.dblClick(signIn('Zimpler'));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('button', { name: /Opening the secure page/ })).toBeDisabled();
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  await userEvent.click(signIn('Zimpler'));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(2));
  expect(countOf('StartPartnerLogin')).toBe(2);
});

it('can be used again where the browser has not left after ten seconds', async () => {
  const { variablesOf } = await open();
  await userEvent.type(number(), valid);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(signIn('Zimpler'));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
  await act(() => jest.advanceTimersByTimeAsync(9999));
  expect(screen.getByRole('button', { name: /Opening the secure page/ })).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  await user.click(signIn('Zimpler'));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(2));
  expect(variablesOf('StartPartnerLogin')).toHaveLength(2);
});

it('does not leave where the browser keeps nothing for the way back', async () => {
  await open();
  await userEvent.type(number(), valid);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(signIn('Zimpler'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your browser does not let this site store anything');
  expect(leaveFor).not.toHaveBeenCalled();
  expect(session.read('signInUnderWay')).toBeNull();
  expect(signIn('Zimpler')).toBeEnabled();
});

describe('the personal number', () => {
  it.each(['38001085718', '151086 95088'])(
    'may be one of another country whose checksum is known: %s',
    async (typed) => {
      await open();
      await userEvent.type(number(), typed);
      await userEvent.click(signIn('Zimpler'));
      await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
    },
  );

  it('is optional where the country’s own is not known: the partner asks for it', async () => {
    const { variablesOf } = await openSignIn('/en/login/', 'Trustly', {
      answers: { StartPartnerLogin: started(), ...inCountry('DE') },
    });
    expect(number()).not.toBeRequired();
    expect(number()).toHaveAccessibleDescription('If you leave it empty, Trustly asks you.');
    await userEvent.click(signIn('Trustly'));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
    expect(variablesOf('StartPartnerLogin')).toMatchObject([{ personalNumber: null }]);
  });
});

describe('each partner’s own page', () => {
  it.each([
    ['zimpler', 'Zimpler'],
    ['trustly', 'Trustly'],
    ['piq', 'PIQ'],
  ])('/%s-login/ asks for the personal number, whatever the country’s flow is (R-2-035)', async (partner, name) => {
    const { variablesOf } = await open(`/en/${partner}-login/`, 'Keycloak');
    await userEvent.type(number(), valid);
    await userEvent.click(signIn(name));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
    expect(variablesOf('StartPartnerLogin')).toMatchObject([{ partner: partner.toUpperCase() }]);
  });

  it.each([
    ['finshark', 'Finshark'],
    ['krofort', 'Krofort'],
  ])('/%s-login/ has one button (R-2-035, A-049)', async (partner, name) => {
    const { variablesOf } = await open(`/en/${partner}-login/`, 'Keycloak');
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(signIn(name));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
    expect(variablesOf('StartPartnerLogin')).toEqual([
      { partner: partner.toUpperCase(), locale: 'en', personalNumber: null, deposit: null },
    ]);
  });

  it('sends players on', async () => {
    const { address } = await openSignIn('/en/zimpler-login/?redir=/en/raffle/', 'Zimpler', { visitor: false });
    await waitFor(() => expect(address()).toBe('/en/raffle/'));
  });
});

describe('the deposit that comes first', () => {
  const amount = () => screen.getByRole('textbox', { name: /Amount/ });
  const deposit = () => userEvent.click(screen.getByRole('button', { name: 'Deposit with Zimpler' }));

  it('starts with the address’s amount, and goes to the partner of the country', async () => {
    const { variablesOf } = await open('/en/quick-deposit-sign-in/?amount=50&currency=eur');
    expect(amount()).toHaveValue('50');
    await userEvent.type(number(), valid);
    await deposit();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(page));
    expect(variablesOf('StartPartnerLogin')).toEqual([
      { partner: 'ZIMPLER', locale: 'en', personalNumber: valid, deposit: { amount: '50', currency: 'EUR' } },
    ]);
  });

  it.each([
    ['20,50', '20.50', '€20.50'],
    ['1,000', '1000', '€1,000.00'],
    ['1,000.50', '1000.50', '€1,000.50'],
    ['1.000,50', '1000.50', '€1,000.50'],
    ['١٠٠', '100', '€100.00'],
  ])('shows what “%s” deposits before it is sent, and sends that', async (typed, value, shown) => {
    const { variablesOf } = await open('/en/quick-deposit-sign-in/');
    await userEvent.type(amount(), typed);
    expect(amount()).toHaveAccessibleDescription(`You deposit ${shown}.`);
    await userEvent.type(number(), valid);
    await deposit();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
    expect(variablesOf('StartPartnerLogin')).toMatchObject([{ deposit: { amount: value, currency: 'EUR' } }]);
  });

  it('asks which is meant where an amount may be a thousand or one, and sends neither', async () => {
    const { names } = await open('/en/quick-deposit-sign-in/');
    await userEvent.type(amount(), '1.000');
    await userEvent.type(number(), valid);
    await deposit();
    expect(amount()).toBeInvalid();
    expect(amount()).toHaveAccessibleDescription(/^Is that €1,000\.00 or €1\.00\?/);
    expect(names()).not.toContain('StartPartnerLogin');
  });

  it.each(['amount=-5', 'amount=0', 'amount=1e9', 'amount=%3Cb%3E', 'amount=5&currency=%3Cb%3E'])(
    'takes nothing else from the address: %s',
    async (query) => {
      await open(`/en/quick-deposit-sign-in/?${query}`);
      expect(amount()).toHaveValue('');
      expect(screen.getByText('EUR')).toBeVisible();
    },
  );

  it('takes no amount of another currency than the country’s', async () => {
    await open('/en/quick-deposit-sign-in/?amount=5000&currency=JPY');
    expect(amount()).toHaveValue('');
    expect(screen.getByText('EUR')).toBeVisible();
  });

  it.each(['', '0', 'all'])('is not sent with the amount “%s”', async (typed) => {
    const { names } = await open('/en/quick-deposit-sign-in/');
    if (typed !== '') await userEvent.type(amount(), typed);
    await userEvent.type(number(), valid);
    await deposit();
    expect(amount()).toBeInvalid();
    expect(names()).not.toContain('StartPartnerLogin');
  });

  it('that the platform rejects is said to be, beside the amount', async () => {
    await open('/en/quick-deposit-sign-in/?amount=1', 'Zimpler', rejection('DepositInvalid'));
    await userEvent.type(number(), valid);
    await deposit();
    await waitFor(() => expect(amount()).toBeInvalid());
    expect(amount()).toHaveAccessibleDescription(/cannot be deposited/);
  });

  it('that is too small names the minimum', async () => {
    const tooSmall = { errors: [{ message: 'No', extensions: { type: '$DepositInvalid', minimum: '20.00' } }] };
    await open('/en/quick-deposit-sign-in/?amount=1', 'Zimpler', tooSmall);
    await userEvent.type(number(), valid);
    await deposit();
    await waitFor(() => expect(amount()).toBeInvalid());
    expect(amount()).toHaveAccessibleDescription(/The least that you can deposit is €20\.00\.$/);
  });

  it('waits for another try where the flow of the country is unknown', async () => {
    setBuild({ Keycloak: true });
    const { address, answer } = await openSignIn('/en/quick-deposit-sign-in/?amount=50', '', {
      brand: { loginFlows: ['Zimpler', 'Sms'] },
      answers: { BasicLayoutRoot: { errors: [{ message: 'down' }] }, StartPartnerLogin: started() },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('We cannot be reached right now.');
    expect(address()).toBe('/en/quick-deposit-sign-in/?amount=50');
    answer({ BasicLayoutRoot: flowSettings('Zimpler') });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: /Amount/ })).toHaveValue('50');
  });

  it('is offered without an answer where the brand has one flow alone', async () => {
    await openSignIn('/en/quick-deposit-sign-in/?amount=50', '', {
      brand: { loginFlows: ['Zimpler'] },
      answers: { BasicLayoutRoot: { errors: [{ message: 'down' }] } },
    });
    expect(amount()).toHaveValue('50');
  });

  it.each(['Keycloak', 'Sms'])('is not offered where the country signs in by %s', async (flow) => {
    setBuild({ Keycloak: true, phoneLogin: true });
    const { address } = await open('/en/quick-deposit-sign-in/?redir=/en/raffle/&amount=50', flow);
    await waitFor(() => expect(address()).toBe('/en/login/?redir=/en/raffle/&amount=50'));
  });
});
