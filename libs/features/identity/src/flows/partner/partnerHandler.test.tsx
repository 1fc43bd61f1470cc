import { session } from '@lobby/storage';
import { setBuild } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PartnerSignIn } from '../signInUnderWay.ts';
import { openSignIn, refusal, tokens } from '../signIn.fixture.tsx';

beforeEach(() => setBuild({ partnerLogin: true, Keycloak: false }));
afterEach(() => sessionStorage.clear());

const begin = (fields: Partial<PartnerSignIn> = {}) =>
  session.write('signInUnderWay', {
    kind: 'partner',
    partner: 'ZIMPLER',
    id: 'secret',
    state: 'state-1',
    from: 'login',
    deposit: null,
    returnTo: '/en/jackpot/',
    ...fields,
  } as never);
const completed = tokens('completePartnerLogin');
const open = (
  query = 'state=state-1&code=code-1',
  answer: unknown = completed,
  { partner = 'zimpler', visitor = true } = {},
) =>
  openSignIn(`/en/${partner}-login-handler/?${query}`, 'Zimpler', {
    visitor,
    answers: { CompletePartnerLogin: () => answer },
  });

it.each(['finshark', 'krofort', 'piq', 'trustly', 'zimpler'])(
  '/%s-login-handler/ begins the session and goes on to the return page, in its own place (R-2-013, R-2-053)',
  async (partner) => {
    begin({ partner: partner.toUpperCase() as PartnerSignIn['partner'] });
    const { address, router, beginSession, variablesOf } = await open(undefined, undefined, { partner });
    await waitFor(() => expect(address()).toBe('/en/jackpot/'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(variablesOf('CompletePartnerLogin')).toEqual([{ id: 'secret', state: 'state-1', code: 'code-1' }]);
    expect(beginSession.mock.calls).toEqual([[{ accessToken: 'access', refreshToken: 'refresh' }]]);
    expect(session.read('signInUnderWay')).toBeNull();
  },
);

it('removes state and code from its address, and the secret from the browser, before it sends them (A-022)', async () => {
  begin();
  const answer = Promise.withResolvers<unknown>();
  const scene = await openSignIn('/en/zimpler-login-handler/?state=state-1&code=code-1', 'Zimpler', {
    answers: { CompletePartnerLogin: answer.promise },
  });
  expect(scene.countOf('CompletePartnerLogin')).toBe(1);
  expect(session.read('signInUnderWay')).toBeNull();
  expect(scene.address()).toBe('/en/zimpler-login-handler/');
  expect(screen.getByText('Signing you in')).toBeVisible();
  await act(async () => answer.resolve(completed));
  await waitFor(() => expect(scene.address()).toBe('/en/jackpot/'));
  expect(session.read('signInUnderWay')).toBeNull();
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

it('says what was deposited on the way', async () => {
  begin({ from: 'deposit', deposit: { amount: '50', currency: 'EUR' } });
  const { address } = await open();
  await waitFor(() => expect(address()).toBe('/en/jackpot/'));
  expect(await screen.findByText(/Your deposit of €50.00 was successful/)).toBeVisible();
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
});

describe('a sign-in that has failed', () => {
  const failed = async () => expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
  const again = () => screen.getByRole('link', { name: 'Try again' });

  it.each([
    ['the partner', 'state=state-1&code=code-1&error=failed', completed, '/en/login/?redir=%2Fen%2Fjackpot%2F'],
    ['the partner, without a code', 'state=state-1', completed, '/en/login/?redir=%2Fen%2Fjackpot%2F'],
    ['the platform', 'state=state-1&code=c', refusal('LoginExpired'), '/en/login/?redir=%2Fen%2Fjackpot%2F'],
  ])('by %s can be begun again', async (_, query, answer, href) => {
    begin();
    const { beginSession } = await open(query, answer);
    await failed();
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

  it('without an answer is completed by another try, with the same code', async () => {
    begin();
    const scene = await open(undefined, new TypeError('offline'));
    await failed();
    scene.answer({ CompletePartnerLogin: completed });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(scene.address()).toBe('/en/jackpot/'));
    expect(scene.variablesOf('CompletePartnerLogin')).toEqual([
      { id: 'secret', state: 'state-1', code: 'code-1' },
      { id: 'secret', state: 'state-1', code: 'code-1' },
    ]);
  });

  it('without an answer has to be begun again where the code had arrived', async () => {
    begin();
    const scene = await open(undefined, new TypeError('offline'));
    await failed();
    scene.answer({ CompletePartnerLogin: refusal('LoginExpired') });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(again()).toHaveAttribute('href', '/en/login/?redir=%2Fen%2Fjackpot%2F'));
  });

  it('for want of an account leads to registration', async () => {
    begin();
    await open(undefined, refusal('AccountNotFound'));
    expect(await screen.findByRole('alert')).toHaveTextContent('there is no account yet');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create your account');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/en/register/?redir=%2Fen%2Fjackpot%2F',
    );
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
