import { createMachine } from 'xstate';
import { test } from '../../support/leaks/journey.ts';
import { expect, followSignInLink, reachProvider } from '../../support/lobby.ts';
import { stepBack, walkPages } from './walk.ts';

/** Sign-in and registration at the OpenID provider. */
const flow = createMachine({
  initial: 'visitor',
  states: {
    visitor: { on: { 'opens an answer without a request': 'failed', 'signs in from the header': 'form' } },
    login: { on: { 'goes to the registration': 'registration', 'presses Sign In': 'form' } },
    form: {
      on: {
        'leaves the form': 'failed',
        'goes back': 'login',
        'enters a wrong password': 'form rejected',
      },
    },
    'form rejected': { on: { 'enters the password': 'player of a second form' } },
    failed: { on: { reloads: 'failed', 'goes to the lobby': 'visitor', 'tries again': 'form of another try' } },
    'form of another try': { on: { 'goes back': 'failed', 'enters the password': 'player' } },
    registration: { on: { 'goes back': 'registration page', 'is too young': 'registration rejected' } },
    'registration rejected': { on: { 'opens an account': 'player of a second form' } },
    'registration page': { on: { 'presses Create an account': 'registration' } },
    player: {
      on: {
        reloads: 'player',
        'opens the answer again': 'player with an old answer',
        'goes back': 'form that is over',
        'signs out': 'login',
      },
    },
    // The way back is the browser's own page, which asks whether to send the first form again.
    'player of a second form': { on: { 'signs out': 'login' } },
    'player with an old answer': { on: { 'goes back': 'player' } },
    'form that is over': { on: { 'goes to the lobby': 'player' } },
  },
});

test.describe('the pages of sign-in at the provider', () => {
  test.use({ expectedErrors: /./ });

  test('lead where the model says, however they are left', { tag: '@phone' }, async ({ page, lobby, account }) => {
    test.slow();
    let callback = '';
    // From the document: the event of its request has been seen to be missing.
    page.on('framenavigated', (frame) => {
      if (frame.url().includes('login-handler/?')) callback = frame.url();
    });
    const main = page.getByRole('main');
    const email = page.locator('input[name="email"]');
    const password = page.locator('input[name="password"]');
    const submit = page.locator('button.primary');
    const isSignedIn = async () => (await lobby.cookie('refreshToken')) !== undefined;
    const enter = async (text: string) => {
      await email.fill(account.email);
      await password.fill(text);
      await submit.click();
    };
    const isVisitor = async () => expect(await isSignedIn()).toBe(false);
    const isPlayer = async () => {
      await expect(lobby.accountMenu()).toBeVisible();
      await expect(page).not.toHaveURL(/[?&](code|state|error)=/);
      expect(await isSignedIn()).toBe(true);
    };
    const promptsForPassword = async () => {
      await page.waitForURL('**/interaction/**');
      await expect(password).toHaveAttribute('autocomplete', 'current-password');
      await expect(page.getByRole('alert')).toHaveCount(0);
    };

    await lobby.open('/en/promotions/');
    await walkPages({ page, lobby }, flow, {
      actions: {
        'signs in from the header': () => followSignInLink(page),
        'opens an answer without a request': () => lobby.open('/en/keycloak-login-handler/?code=a&state=b'),
        'presses Sign In': () => main.getByRole('button', { name: 'Sign In' }).click(),
        'goes to the registration': () => main.getByRole('link', { name: 'Create an account' }).click(),
        'presses Create an account': () => main.getByRole('button', { name: 'Create an account' }).click(),
        'enters a wrong password': () => enter('not the password'),
        'enters the password': () => enter(account.password),
        'leaves the form': () => page.getByRole('button', { name: 'Back to the lobby' }).click(),
        'tries again': () => main.getByRole('button', { name: 'Try again' }).click(),
        'goes to the lobby': () => page.getByRole('link', { name: 'Back to the lobby' }).click(),
        'goes back': () => stepBack(page),
        reloads: () => page.reload({ waitUntil: 'domcontentloaded' }),
        async 'is too young'() {
          await email.fill(`new-${crypto.randomUUID()}@lobby.test`);
          await password.fill('a-long-password');
          await submit.click();
        },
        async 'opens an account'() {
          await password.fill('a-long-password');
          await page.getByRole('checkbox').check();
          await submit.click();
        },
        'opens the answer again': () => lobby.open(callback),
        'signs out': () => lobby.signOut(),
      },
      views: {
        async visitor() {
          await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
          await isVisitor();
        },
        async login() {
          await expect(page).toHaveURL(/\/en\/login\//);
          await expect(main.getByRole('button', { name: 'Sign In' })).toBeEnabled();
          await isVisitor();
        },
        form: promptsForPassword,
        'form of another try': promptsForPassword,
        'form rejected': () => expect(page.getByRole('alert')).toContainText('is wrong'),
        async failed() {
          await expect(main.getByRole('alert')).toContainText('Login failed');
          await expect(page).toHaveURL('/en/keycloak-login-handler/');
          await isVisitor();
        },
        async registration() {
          await reachProvider(page);
          await expect(password).toHaveAttribute('autocomplete', 'new-password');
        },
        'registration rejected': () => expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true'),
        async 'registration page'() {
          await expect(page).toHaveURL(/\/en\/register\//);
          await expect(main.getByRole('button', { name: 'Create an account' })).toBeEnabled();
          await isVisitor();
        },
        player: isPlayer,
        'player of a second form': isPlayer,
        'player with an old answer': isPlayer,
        'form that is over': () => expect(page.getByText('This sign-in has expired.')).toBeVisible(),
      },
    });
  });
});
