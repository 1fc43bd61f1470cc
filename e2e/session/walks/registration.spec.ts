import { createMachine } from 'xstate';
import { test } from '../../support/leaks/journey.ts';
import { expect, goBack } from '../../support/lobby.ts';
import { routeOperation } from '../../support/requests.ts';
import { walkPages } from './walk.ts';

/**
 * A registration by form, in steps, which begins with the phone number: how its documents follow each other. What the form shows of
 * itself, as of fields that are rejected, is for `registration.walk.test.tsx`.
 */
const flow = createMachine({
  initial: 'number',
  states: {
    number: { on: { 'has an account': 'login', 'proves a number': 'contact' } },
    login: { on: { 'goes to the registration': 'number' } },
    contact: { on: { 'takes another number': 'number', 'fills it in': 'person' } },
    person: { on: { reloads: 'person', 'goes a step back': 'contact as it was', 'fills it in': 'address' } },
    'contact as it was': { on: { 'goes on': 'person' } },
    address: { on: { reloads: 'address', 'fills it in': 'choices' } },
    choices: { on: { 'leaves and comes back': 'choices', 'opens the account, whose answers are lost': 'unanswered' } },
    unanswered: { on: { 'sends it again': 'player', reloads: 'choices as they were' } },
    'choices as they were': { on: { 'opens the account': 'player' } },
    player: { on: { reloads: 'player', 'signs out': 'login' } },
  },
});

test.describe('the pages of a registration in steps', () => {
  test.use({ brand: 'herion', expectedErrors: /./ });

  test('lead where the model says, however they are left', { tag: '@phone' }, async ({ page, context, lobby }) => {
    test.slow();
    await page.addInitScript(() => localStorage.setItem('featureFlags', JSON.stringify({ registration_form: 'dino' })));
    const run = String(Date.now()).slice(-4);
    let count = 0;
    let loses = false;
    await routeOperation(context, 'RegisterPlayer', async (route) => {
      if (!loses) return route.fallback();
      // The platform opens the account, at the first one.
      await route.fetch();
      return route.abort();
    });
    const main = page.getByRole('main');
    const field = (name: string) => main.getByRole('textbox', { name });
    const press = (name: string) => main.getByRole('button', { name }).click();
    const isSignedIn = async () => (await lobby.cookie('refreshToken')) !== undefined;
    const isVisitor = async () => expect(await isSignedIn()).toBe(false);
    const heading = (name: string) => expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
    const accept = async () => {
      for (const name of ['I accept the terms and conditions.', 'I accept the privacy policy.'])
        await main.getByRole('checkbox', { name }).check();
    };
    const open = async (isLost: boolean) => {
      loses = isLost;
      await accept();
      await press('Open my account');
    };
    async function proveNumber(): Promise<void> {
      await lobby.console('clearSignInLimits');
      count += 1;
      const phoneNumber = `+1416${5_550_000 + Number(run) * 10 + count}`.slice(0, 12);
      await field('Phone number').fill(phoneNumber);
      await press('Send code');
      await expect(page).toHaveURL(/\/en_CA\/enter-code\//);
      const codes = await lobby.console<{ phoneNumber: string; code: string }[]>('phoneLogins');
      await field('Code').fill(codes.find((sent) => sent.phoneNumber === phoneNumber)?.code ?? '');
    }
    const steps: Readonly<Record<string, () => Promise<void>>> = {
      'How we reach you': () => field('E-mail address').fill(`walk-${run}-${count}@lobby.test`),
      async 'Who you are'() {
        await field('First name').fill('Nora');
        await field('Last name').fill('Berg');
        await field('Day').fill('5');
        await main.getByLabel('Month', { exact: true }).fill('2');
        await field('Year').fill('1990');
      },
      async 'Where you live'() {
        await field('Street and number').fill('Mill Lane 5');
        await field('Postal code').fill('M5V 2T6');
        await field('City').fill('Toronto');
        await main.getByRole('combobox', { name: 'Province or territory' }).selectOption('ON');
      },
    };
    async function fill(): Promise<void> {
      await steps[(await main.getByRole('heading', { level: 2 }).first().textContent()) ?? '']?.();
      await press('Continue');
    }

    await lobby.open('/en_CA/register/');
    await walkPages({ page, lobby }, flow, {
      actions: {
        'proves a number': proveNumber,
        'has an account': () => main.getByRole('link', { name: 'I have an account' }).click(),
        'goes to the registration': () => main.getByRole('link', { name: 'Create an account' }).click(),
        'fills it in': fill,
        'goes on': () => press('Continue'),
        'takes another number': () => press('Use another number'),
        'goes a step back': () => press('Back'),
        reloads: () => page.reload({ waitUntil: 'domcontentloaded' }),
        'opens the account': () => open(false),
        'opens the account, whose answers are lost': () => open(true),
        async 'leaves and comes back'() {
          await lobby.open('/en_CA/promotions/');
          await goBack(page);
        },
        'sends it again'() {
          loses = false;
          return press('Try again');
        },
        'signs out': () => lobby.signOut(),
      },
      views: {
        async number() {
          // The login page has the same field, and stays until the next one can be shown.
          await expect(main.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
          await expect(field('Phone number')).toBeVisible();
          await isVisitor();
        },
        async login() {
          await expect(page).toHaveURL(/\/en_CA\/login\//);
          await isVisitor();
        },
        async contact() {
          await heading('How we reach you');
          await expect(main.getByText(/Your number .* is confirmed\./)).toBeVisible();
        },
        'contact as it was': () => expect(field('E-mail address')).toHaveValue(`walk-${run}-${count}@lobby.test`),
        person: () => heading('Who you are'),
        address: () => heading('Where you live'),
        choices: () => heading('What you decide'),
        'choices as they were': () => heading('What you decide'),
        async unanswered() {
          await expect(main.getByRole('alert')).toContainText('We do not know whether your account was opened.');
          await isVisitor();
        },
        async player() {
          await expect(lobby.accountMenu()).toBeVisible();
          await expect(page).not.toHaveURL(/register/);
          expect(await isSignedIn()).toBe(true);
        },
      },
    });
    // However often it was sent, each registration has opened one account.
    const players = await lobby.console<{ email: string }[]>('players');
    const opened = players.map(({ email }) => email).filter((email) => email.startsWith(`walk-${run}-`));
    expect(opened.length).toBeGreaterThan(1);
    expect(new Set(opened).size).toBe(opened.length);
  });
});
