import { createMachine } from 'xstate';
import { estonianNumber } from '../../../tools/sandbox/src/store/players/personalNumbers.ts';
import { isSeeded } from '../../support/account.ts';
import { test } from '../../support/leaks/journey.ts';
import { expect } from '../../support/lobby.ts';
import { euro, expectBalance } from '../../support/player.ts';
import { routeOperation } from '../../support/requests.ts';
import { stepBack, walkPages } from './walk.ts';

/** Sign-in on a partner's page, as the person that the partner confirms. */
const flow = createMachine({
  initial: 'login',
  states: {
    login: {
      on: {
        'enters what is no number': 'login rejected',
        'enters the number': 'partner',
        'enters the number of a stranger': 'partner of a stranger',
        'opens an answer without a request': 'stray',
        'deposits first': 'deposit',
      },
    },
    'login rejected': { on: { 'enters the number': 'partner' } },
    partner: {
      on: {
        'waits in vain': 'waiting',
        'goes back': 'login',
        cancels: 'cancelled',
        'fails there': 'failed',
        'confirms, and the answer is forged': 'stray',
        'confirms, and the answer is lost': 'unanswered',
      },
    },
    waiting: { on: { 'goes back': 'partner' } },
    cancelled: { on: { 'enters the number': 'partner' } },
    failed: { on: { reloads: 'stray' } },
    stray: { on: { 'tries again': 'login' } },
    unanswered: { on: { 'sends it again': 'player' } },
    'partner of a stranger': { on: { confirms: 'no account' } },
    'no account': { on: { reloads: 'no account', 'opens one': 'registration' } },
    registration: { on: { 'has an account': 'login' } },
    player: {
      on: {
        reloads: 'player',
        'opens the answer again': 'player with an old answer',
        'goes back': 'partner that is done',
        'signs out': 'login',
      },
    },
    'player with an old answer': { on: { 'goes back': 'player' } },
    'partner that is done': { on: { 'goes forward': 'player' } },
    deposit: { on: { 'enters too little': 'deposit rejected', 'enters what to deposit': 'partner of a deposit' } },
    'deposit rejected': { on: { 'enters what to deposit': 'partner of a deposit' } },
    'partner of a deposit': {
      on: {
        cancels: 'deposit as it was',
        'fails there': 'deposit failed',
        confirms: 'player with a deposit',
        'confirms, and the answer is lost': 'deposit unanswered',
      },
    },
    'deposit as it was': { on: { 'goes on': 'partner of a deposit' } },
    'deposit failed': { on: { 'tries again': 'deposit as it was' } },
    'deposit unanswered': { on: { 'reloads while it is unanswered': 'player with a deposit' } },
    'player with a deposit': { on: { 'signs out': 'login' } },
  },
});

test.describe('the pages of sign-in at a partner', () => {
  test.use({
    brand: 'elmst',
    expectedErrors: /./,
    secretKinds: ['access token', 'refresh token', 'personal number', 'authorization code'],
  });

  test('lead where the model says, however they are left', { tag: '@phone' }, async ({ page, context, lobby }) => {
    test.slow();
    const players = await lobby.console<{ email: string; personalNumber: string | null }[]>('players');
    const own = players.filter((player) => isSeeded(player) && player.personalNumber).at(-2)?.personalNumber ?? '';
    const strange = estonianNumber('1985-03-04', true, Number(String(Date.now()).slice(-3)));
    /** Has an account from the first deposit on. */
    const depositor = estonianNumber('1986-05-06', false, Number(String(Date.now()).slice(-3)));
    let deposits = 0;
    let callback = '';
    // From the document: the event of its request has been seen to be missing.
    page.on('framenavigated', (frame) => {
      if (frame.url().includes('login-handler/?')) callback = frame.url();
    });
    let loses = false;
    await routeOperation(context, 'CompletePartnerLogin', async (route) => {
      if (!loses) return route.fallback();
      loses = false;
      // The platform has begun a session of which nobody hears.
      await route.fetch();
      await route.abort();
    });
    const main = page.getByRole('main');
    const field = main.getByRole('textbox', { name: 'Personal number' });
    const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const isSignedIn = async () => (await lobby.cookie('refreshToken')) !== undefined;
    const isVisitor = async () => expect(await isSignedIn()).toBe(false);
    async function enter(number: string): Promise<void> {
      await lobby.console('clearSignInLimits');
      await field.fill(number);
      await main.getByRole('button', { name: 'Sign in with Zimpler' }).click();
    }
    const isAtPartner = async () => {
      await page.waitForURL('**/partner-login/zimpler/**');
      await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
      expect(page.url()).not.toMatch(new RegExp(`${own}|${strange}|${depositor}`));
    };
    const deposit = async (amount: string) => {
      await main.getByRole('textbox', { name: 'Amount' }).fill(amount);
      await field.fill(depositor);
      await main.getByRole('button', { name: 'Deposit with Zimpler' }).click();
    };
    const promptsForDeposit = async () => {
      await expect(page).toHaveURL(/\/en\/quick-deposit-sign-in\//);
      await expect(main.getByRole('textbox', { name: 'Amount' })).toBeEnabled();
      await isVisitor();
    };
    const isHandler = async (text: string) => {
      await expect(main.getByRole('alert')).toContainText(text);
      // Neither state nor code stays.
      await expect(page).toHaveURL('/en/zimpler-login-handler/');
      await isVisitor();
    };

    const isPlayer = async () => {
      await expect(lobby.accountMenu()).toBeVisible();
      await expect(page).toHaveURL('/en/');
      expect(await isSignedIn()).toBe(true);
    };

    await lobby.open('/en/login/');
    await walkPages({ page, lobby }, flow, {
      actions: {
        'enters what is no number': () => enter('38001085719'),
        'enters the number': () => enter(own),
        'enters the number of a stranger': () => enter(strange),
        'opens an answer without a request': () => lobby.open('/en/zimpler-login-handler/?state=a&code=b'),
        confirms: () => choose('Confirm'),
        async 'confirms, and the answer is lost'() {
          loses = true;
          await choose('Confirm');
        },
        async 'confirms, and the answer is forged'() {
          await lobby.console('partnerLogin', { answer: 'forged' });
          await choose('Confirm');
        },
        'deposits first': () => lobby.open('/en/quick-deposit-sign-in/'),
        'enters too little': () => deposit('1'),
        'enters what to deposit': () => deposit('25'),
        async 'goes on'() {
          await field.fill(depositor);
          await main.getByRole('button', { name: 'Deposit with Zimpler' }).click();
        },
        cancels: () => choose('Cancel'),
        'fails there': () => choose('Something fails'),
        'waits in vain': () => choose('No answer'),
        'goes back': () => stepBack(page),
        'goes forward': () => page.goForward({ waitUntil: 'domcontentloaded' }),
        reloads: () => page.reload({ waitUntil: 'domcontentloaded' }),
        'reloads while it is unanswered': () => page.reload({ waitUntil: 'domcontentloaded' }),
        'tries again': () => main.getByRole('link', { name: 'Try again' }).click(),
        'sends it again': () => main.getByRole('button', { name: 'Try again' }).click(),
        'opens one': () => main.getByRole('link', { name: 'Create an account' }).click(),
        'has an account': () => main.getByRole('link', { name: 'I have an account' }).click(),
        'opens the answer again': () => lobby.open(callback),
        'signs out': () => lobby.signOut(),
      },
      views: {
        async login() {
          await expect(page).toHaveURL(/\/en\/login\//);
          await expect(field).toBeEnabled();
          await isVisitor();
        },
        'login rejected': () => expect(field).toHaveAttribute('aria-invalid', 'true'),
        partner: isAtPartner,
        'partner of a stranger': isAtPartner,
        waiting: () => expect(page.getByText('We are waiting for an answer').first()).toBeVisible(),
        async cancelled() {
          await expect(main.getByText('You cancelled the sign-in.')).toBeVisible();
          await expect(field).toBeEnabled();
          await isVisitor();
        },
        failed: () => isHandler('Login failed'),
        async stray() {
          await isHandler('Login failed');
          await expect(main.getByText('This tab has no such sign-in.')).toBeVisible();
        },
        unanswered: () => isHandler('Login failed'),
        'no account': () => isHandler('but there is no account yet'),
        async registration() {
          await expect(page).toHaveURL(/\/en\/register\//);
          await expect(main.getByRole('heading', { level: 1 })).toHaveText('Create your account');
        },
        player: isPlayer,
        'player with an old answer': isPlayer,
        deposit: promptsForDeposit,
        async 'deposit rejected'() {
          await expect(page.getByText('The least that you can deposit is €20.00.').first()).toBeVisible();
          await isVisitor();
        },
        async 'deposit as it was'() {
          await promptsForDeposit();
          await expect(main.getByRole('textbox', { name: 'Amount' })).toHaveValue('25');
        },
        async 'partner of a deposit'() {
          await isAtPartner();
          await expect(page.getByText('€25.00')).toBeVisible();
        },
        async 'deposit failed'() {
          await isHandler('Login failed');
          await expect(main.getByText('Your deposit of €25.00 was not booked.')).toBeVisible();
        },
        async 'deposit unanswered'() {
          await isHandler('Login failed');
          await expect(main.getByText('We do not know yet whether your deposit of €25.00 has arrived.')).toBeVisible();
        },
        async 'player with a deposit'() {
          deposits += 1;
          await expect(page.getByText('Your deposit of €25.00 was successful.')).toBeVisible();
          // An account that the partner has opened has not accepted them.
          const terms = page.getByRole('dialog', { name: 'Our terms' });
          if (deposits === 1) await terms.getByRole('button', { name: 'I accept' }).click();
          await expect(terms).toBeHidden();
          await isPlayer();
          await expectBalance(page, euro(25 * deposits));
        },
        'partner that is done': () => expect(page.getByText('This sign-in is over').first()).toBeVisible(),
      },
    });
  });
});
