import { session } from '@lobby/storage';
import { setBuild } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PartnerSignIn } from '../signInUnderWay.ts';
import { openSignIn, rejection, tokens, unanswered } from '../signIn.fixture.tsx';

beforeEach(() => setBuild({ partnerLogin: true, Keycloak: false }));
afterEach(() => sessionStorage.clear());

const begin = (fields: Partial<PartnerSignIn> = {}) =>
  session.write('signInUnderWay', {
    kind: 'partner',
    partner: 'ZIMPLER',
    id: 'secret',
    state: 'state-1',
    code: null,
    from: 'login',
    deposit: null,
    returnTo: '/en/jackpot/',
    ...fields,
  } as never);
const completed = tokens('completePartnerLogin');
const deposited = (state: string) => tokens('completePartnerLogin', { amount: '50.00', currency: 'EUR', state });
const deposit = { amount: '50', currency: 'EUR' };
const stored = () => session.read('signInUnderWay');
const open = (
  query = 'state=state-1&code=code-1',
  answer: unknown = completed,
  { partner = 'zimpler', visitor = true, brand = {} }: { partner?: string; visitor?: boolean; brand?: object } = {},
) =>
  openSignIn(`/en/${partner}-login-handler/?${query}`, 'Zimpler', {
    visitor,
    brand,
    answers: { CompletePartnerLogin: () => answer },
  });

it.each(['finshark', 'krofort', 'piq', 'trustly', 'zimpler'])(
  '/%s-login-handler/ begins the session and goes on to the return page, in its own place (R-2-013)',
  async (partner) => {
    begin({ partner: partner.toUpperCase() as PartnerSignIn['partner'] });
    const { address, router, beginSession, variablesOf } = await open(undefined, undefined, { partner });
    await waitFor(() => expect(address()).toBe('/en/jackpot/'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(variablesOf('CompletePartnerLogin')).toEqual([{ id: 'secret', state: 'state-1', code: 'code-1' }]);
    expect(beginSession.mock.calls).toEqual([
      [
        { accessToken: 'access', refreshToken: 'refresh' },
        { continueWith: { kind: 'done', deposit: null, returnTo: '/en/jackpot/' } },
      ],
    ]);
    expect(session.read('signInUnderWay')).toBeNull();
  },
);

it('removes state and code from its address before it sends them, and from the browser once they are answered (A-022)', async () => {
  begin();
  const answer = Promise.withResolvers<unknown>();
  const scene = await openSignIn('/en/zimpler-login-handler/?state=state-1&code=code-1', 'Zimpler', {
    answers: { CompletePartnerLogin: answer.promise },
  });
  expect(scene.countOf('CompletePartnerLogin')).toBe(1);
  expect(scene.address()).toBe('/en/zimpler-login-handler/');
  expect(screen.getByText('Signing you in')).toBeVisible();
  await act(async () => answer.resolve(completed));
  await waitFor(() => expect(scene.address()).toBe('/en/jackpot/'));
  expect(stored()).toBeNull();
});

it('reads its address once it is hydrated', async () => {
  begin();
  const { address } = await openSignIn('/en/zimpler-login-handler/?state=state-1&code=code-1', 'Zimpler', {
    prerendered: true,
    answers: { CompletePartnerLogin: completed },
  });
  await waitFor(() => expect(address()).toBe('/en/jackpot/'));
});

it('never goes on to another site (A-023)', async () => {
  begin({ returnTo: '//evil.test/' });
  const { address } = await open();
  await waitFor(() => expect(address()).toBe('/en/'));
});

it.each([
  ['Booked', 'Your deposit of €20.00 was successful.'],
  ['Declined', 'Your deposit of €20.00 was declined. You get the money back.'],
])('says of a deposit on the way what the platform says: %s', async (state, text) => {
  // The platform reports another amount than the player has chosen.
  begin({ from: 'deposit', deposit });
  const response = tokens('completePartnerLogin', { amount: '20.00', currency: 'EUR', state });
  const { address } = await open(undefined, response);
  await waitFor(() => expect(address()).toBe('/en/jackpot/'));
  expect(await screen.findByText(text)).toBeVisible();
});

it('says nothing of a deposit that the platform does not report', async () => {
  begin({ from: 'deposit', deposit: { amount: '77', currency: 'EUR' } });
  const { address } = await open();
  await waitFor(() => expect(address()).toBe('/en/jackpot/'));
  expect(screen.queryByText(/77/)).toBeNull();
});

describe('a sign-in that was cancelled', () => {
  it.each([
    ['login', 'ZIMPLER', '/en/login/'],
    ['partner', 'ZIMPLER', '/en/zimpler-login/'],
    ['deposit', 'ZIMPLER', '/en/quick-deposit-sign-in/'],
  ] as const)('leads back to where it was begun: %s', async (from, partner, path) => {
    begin({ from, partner });
    const { address, names } = await open('state=state-1&error=cancelled');
    await waitFor(() => expect(address()).toBe(`${path}?redir=%2Fen%2Fjackpot%2F`));
    expect(await screen.findByText('You cancelled the sign-in.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(names()).not.toContain('CompletePartnerLogin');
    expect(session.read('signInUnderWay')).toBeNull();
  });

  it('leads back to the deposit that was filled in', async () => {
    begin({ from: 'deposit', deposit });
    await open('state=state-1&error=cancelled');
    expect(await screen.findByText('You cancelled the sign-in.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('50');
  });
});

describe('a sign-in that has failed', () => {
  const failed = async () => expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
  const again = () => screen.getByRole('link', { name: 'Try again' });

  it.each([
    ['the partner', 'state=state-1&code=code-1&error=failed', completed, '/en/login/?redir=%2Fen%2Fjackpot%2F'],
    ['the partner, without a code', 'state=state-1', completed, '/en/login/?redir=%2Fen%2Fjackpot%2F'],
    ['the platform', 'state=state-1&code=c', rejection('LoginExpired'), '/en/login/?redir=%2Fen%2Fjackpot%2F'],
  ])('by %s can be begun again', async (_, query, answer, href) => {
    begin();
    const { beginSession } = await open(query, answer);
    await failed();
    expect(stored()).toBeNull();
    expect(again()).toHaveAttribute('href', href);
    expect(beginSession).not.toHaveBeenCalled();
  });

  it.each([
    ['another state', 'state=forged&code=code-1'],
    ['no state', 'code=code-1'],
  ])('by an address with %s sends nothing, and leaves alone what was begun', async (_, query) => {
    begin();
    const { names } = await open(query);
    await failed();
    expect(names()).not.toContain('CompletePartnerLogin');
    expect(session.read('signInUnderWay')).toMatchObject({ state: 'state-1' });
  });

  it('by another partner’s address sends nothing', async () => {
    begin();
    const { names } = await open(undefined, undefined, { partner: 'trustly' });
    await failed();
    expect(names()).not.toContain('CompletePartnerLogin');
  });

  it.each(unanswered)('since the answer %s is completed by another try, with the same code', async (_, answer) => {
    begin();
    const scene = await open(undefined, answer());
    await failed();
    scene.answer({ CompletePartnerLogin: completed });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(scene.address()).toBe('/en/jackpot/'));
    expect(scene.variablesOf('CompletePartnerLogin')).toEqual([
      { id: 'secret', state: 'state-1', code: 'code-1' },
      { id: 'secret', state: 'state-1', code: 'code-1' },
    ]);
  });

  it('whose session the browser has not stored is completed by another try', async () => {
    begin();
    let rejects = true;
    const scene = await openSignIn('/en/zimpler-login-handler/?state=state-1&code=code-1', 'Zimpler', {
      refusesCookies: () => rejects,
      answers: { CompletePartnerLogin: completed },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('does not keep the cookies');
    rejects = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(scene.address()).toBe('/en/jackpot/'));
    expect(scene.countOf('CompletePartnerLogin')).toBe(2);
  });

  it('without an answer is completed by another load of the page', async () => {
    begin();
    const first = await open(undefined, new TypeError('offline'));
    await failed();
    first.unmount();
    const second = await open('');
    await waitFor(() => expect(second.address()).toBe('/en/jackpot/'));
    expect(second.variablesOf('CompletePartnerLogin')).toEqual([{ id: 'secret', state: 'state-1', code: 'code-1' }]);
    expect(stored()).toBeNull();
  });

  it('without an answer leaves the stored sign-in as it is when the address of another is opened', async () => {
    begin();
    const first = await open(undefined, new TypeError('offline'));
    await failed();
    first.unmount();
    const { names } = await open('state=forged&code=code-2');
    await failed();
    expect(names()).not.toContain('CompletePartnerLogin');
    expect(stored()).toMatchObject({ state: 'state-1', code: 'code-1' });
  });

  it('for want of an account leads to registration', async () => {
    begin();
    await open(undefined, rejection('AccountNotFound'));
    expect(await screen.findByRole('alert')).toHaveTextContent('there is no account yet');
    expect(screen.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/en/register/?redir=%2Fen%2Fjackpot%2F',
    );
    // By the sign-in the platform knows who is confirmed.
    expect(stored()).toEqual({ kind: 'proven', id: 'secret', who: { by: 'partner', partner: 'ZIMPLER' } });
  });

  it.each([
    ['mga', 18],
    ['est', 21],
  ] as const)('for who is too young says so, and offers no other try: %s', async (license, age) => {
    begin();
    await open(undefined, rejection('TooYoung'), { brand: { license } });
    expect(await screen.findByRole('alert')).toHaveTextContent(`Players must be at least ${age} years old.`);
    expect(screen.getByText('No account was opened.')).toBeVisible();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Back to the lobby']);
    expect(screen.queryByRole('button')).toBeNull();
    expect(stored()).toBeNull();
  });
});

describe('a deposit whose sign-in has failed', () => {
  const again = () => screen.getByRole('link', { name: 'Try again' });
  const openWith = async (query: string | undefined, answer: unknown) => {
    begin({ from: 'deposit', deposit });
    const scene = await open(query, answer);
    await screen.findByRole('alert');
    expect(screen.queryByText(/Nothing is lost/)).toBeNull();
    return scene;
  };

  it('by a lost response is unknown, and reported once the same request was sent again', async () => {
    const scene = await openWith(undefined, new TypeError('offline'));
    expect(screen.getByText(/We do not know yet whether your deposit of €50.00 has arrived/)).toBeVisible();
    scene.answer({ CompletePartnerLogin: deposited('Booked') });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your deposit of €50.00 was successful.')).toBeVisible();
  });

  it('is not known where the platform could not say what became of it', async () => {
    const errors = [{ message: 'Failed', path: ['completePartnerLogin', 'deposit'] }];
    await openWith(undefined, { ...tokens('completePartnerLogin'), errors });
    expect(screen.getByText(/We do not know yet whether your deposit of €50.00 has arrived/)).toBeVisible();
  });

  it('at the platform, which no longer says whether it was booked, leads to the sign-in without another deposit', async () => {
    await openWith(undefined, rejection('LoginExpired'));
    expect(screen.getByText(/Whether your deposit of €50.00 was booked is in your transactions/)).toBeVisible();
    const signIn = screen.getByRole('link', { name: 'Sign In' });
    expect(signIn).toHaveAttribute('href', '/en/login/?redir=%2Fen%2Fjackpot%2F');
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  });

  it('at the partner was not booked, and may be made again', async () => {
    await openWith('state=state-1&error=failed', completed);
    expect(screen.getByText(/Your deposit of €50.00 was not booked/)).toBeVisible();
    expect(again()).toHaveAttribute(
      'href',
      '/en/quick-deposit-sign-in/?redir=%2Fen%2Fjackpot%2F&amount=50&currency=EUR',
    );
  });

  it('for the player’s age is declined', async () => {
    await openWith(undefined, rejection('TooYoung'));
    expect(screen.getByText(/Your deposit of €50.00 was declined, and you get the money back/)).toBeVisible();
  });
});

describe('a second load of the page', () => {
  it('goes on where the first has signed in, and sends nothing', async () => {
    const { address, names } = await open(undefined, completed, { visitor: false });
    await waitFor(() => expect(address()).toBe('/en/'));
    expect(names()).not.toContain('CompletePartnerLogin');
  });

  it('offers another try where nobody is signed in, as does the page in another tab', async () => {
    const { names, address } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/en/login/');
    expect(names()).not.toContain('CompletePartnerLogin');
    expect(address()).toBe('/en/zimpler-login-handler/');
  });
});
