import { createMachine } from 'xstate';
import { test } from '../../support/leaks/journey.ts';
import { expect } from '../../support/lobby.ts';
import { routeOperation } from '../../support/requests.ts';
import { stepBack, walkPages } from './walk.ts';

/** Sign-in by a code that is sent to a phone. */
const flow = createMachine({
  initial: 'number',
  states: {
    number: {
      on: {
        'sends what is no number': 'number rejected',
        'sends the number': 'code',
        'sends a number without an account': 'code of a stranger',
      },
    },
    'number rejected': { on: { 'sends the number': 'code' } },
    code: {
      on: {
        reloads: 'code',
        'enters a wrong code': 'code rejected',
        'enters the code': 'player',
        'enters the code, whose answer is lost': 'code without an answer',
        'takes another number': 'number of a sign-in',
        'goes back': 'number of a sign-in',
      },
    },
    'code rejected': { on: { reloads: 'code' } },
    'code without an answer': { on: { 'confirms again': 'player' } },
    'number of a sign-in': { on: { 'goes on with the code': 'code', reloads: 'number of a sign-in' } },
    'code of a stranger': { on: { 'enters the code': 'no account' } },
    'no account': { on: { 'opens one': 'registration' } },
    registration: { on: { reloads: 'registration', 'takes another number': 'number of a registration' } },
    'number of a registration': { on: { 'has an account': 'number' } },
    player: { on: { reloads: 'player', 'goes back': 'player', 'signs out': 'number' } },
  },
});

interface Sent {
  phoneNumber: string;
  code: string;
}

test.describe('the pages of sign-in by phone', () => {
  test.use({
    brand: 'herion',
    expectedErrors: /./,
    secretKinds: ['access token', 'refresh token', 'phone number', 'one-time code'],
  });

  test(
    'lead where the model says, however they are left',
    { tag: '@desktop' },
    async ({ page, context, lobby, account }) => {
      test.slow();
      const own = `+3725${String(Date.now()).slice(-7)}`;
      const strange = `+3726${String(Date.now()).slice(-6)}`;
      let lastNumber = own;
      let loses = false;
      await lobby.console('contact', { player: account.email, phoneNumber: own, phoneVerified: false });
      await routeOperation(context, 'CompletePhoneLogin', async (route) => {
        if (!loses) return route.fallback();
        loses = false;
        // The platform has taken the code.
        await route.fetch();
        await route.abort();
      });
      const numberField = page.getByRole('textbox', { name: 'Phone number' });
      const codeField = page.getByRole('textbox', { name: 'Code' });
      const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
      const isSignedIn = async () => (await lobby.cookie('refreshToken')) !== undefined;
      const isVisitor = async () => expect(await isSignedIn()).toBe(false);
      async function send(number: string): Promise<void> {
        // Nobody waits half a minute here, nor is limited to five codes an hour.
        await lobby.console('clearSignInLimits');
        lastNumber = number;
        await numberField.fill(number);
        await button('Send code').click();
      }
      async function codeNow(): Promise<string> {
        const codes = await lobby.console<Sent[]>('phoneLogins');
        return codes.find(({ phoneNumber }) => phoneNumber === lastNumber)?.code ?? '';
      }
      const showsCodeField = async () => {
        await expect(page).toHaveURL('/en_CA/enter-code/');
        await expect(codeField).toBeVisible();
        await expect(codeField).toHaveAttribute('autocomplete', 'one-time-code');
        expect(await page.content()).not.toContain(lastNumber);
        await isVisitor();
      };
      // Login and registration have the same field, and either stays until the other can be shown.
      const isTitled = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const showsNumberField = async () => {
        await expect(page).toHaveURL(/\/en_CA\/login\//);
        await isTitled('Welcome back');
        await expect(numberField).toHaveAttribute('autocomplete', 'tel');
        await isVisitor();
      };
      const resume = button(/^Enter the code sent to/);

      await lobby.open('/en_CA/login/');
      await walkPages({ page, lobby }, flow, {
        actions: {
          'sends what is no number': () => send('12'),
          'sends the number': () => send(own),
          'sends a number without an account': () => send(strange),
          reloads: () => page.reload({ waitUntil: 'domcontentloaded' }),
          'enters a wrong code': async () => codeField.fill((await codeNow()) === '000000' ? '000001' : '000000'),
          // Sent as soon as it is whole.
          'enters the code': async () => codeField.fill(await codeNow()),
          async 'enters the code, whose answer is lost'() {
            loses = true;
            await codeField.fill(await codeNow());
          },
          'confirms again': () => button('Confirm').click(),
          'takes another number': () => button('Use another number').click(),
          'goes on with the code': () => resume.click(),
          'goes back': () => stepBack(page),
          'opens one': () => page.getByRole('main').getByRole('link', { name: 'Create an account' }).click(),
          'has an account': () => page.getByRole('main').getByRole('link', { name: 'I have an account' }).click(),
          'signs out': () => lobby.signOut(),
        },
        views: {
          async number() {
            await showsNumberField();
            await expect(resume).toHaveCount(0);
          },
          'number rejected': () => expect(numberField).toHaveAttribute('aria-invalid', 'true'),
          code: showsCodeField,
          async 'code rejected'() {
            await expect(codeField).toHaveAttribute('aria-invalid', 'true');
            await expect(page.getByText('4 attempts left.')).toBeVisible();
            await isVisitor();
          },
          async 'code without an answer'() {
            await expect(
              page.getByRole('alert').filter({ hasText: 'whether the code that you entered has reached us' }),
            ).toBeVisible();
            await isVisitor();
          },
          async 'number of a sign-in'() {
            await showsNumberField();
            await expect(resume).toBeVisible();
          },
          'code of a stranger': showsCodeField,
          async 'no account'() {
            await expect(page.getByRole('alert')).toContainText('There is no account with this number yet.');
            await isVisitor();
          },
          async registration() {
            await expect(page).toHaveURL(/\/en_CA\/register\//);
            await expect(page.getByText(/Your number .* is confirmed\./)).toBeVisible();
            await isVisitor();
          },
          async 'number of a registration'() {
            await expect(page).toHaveURL(/\/en_CA\/register\//);
            await isTitled('Create your account');
            await expect(numberField).toBeVisible();
          },
          async player() {
            await expect(lobby.accountMenu()).toBeVisible();
            await expect(page).not.toHaveURL(/login|enter-code/);
            expect(await isSignedIn()).toBe(true);
          },
        },
      });
    },
  );
});
