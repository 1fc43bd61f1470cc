import { estonianNumber } from '../../../tools/sandbox/src/store/players/personalNumbers.ts';
import { storeSession } from '../../support/account.ts';
import { reachProvider } from '../../support/lobby.ts';
import type { FaultRun, SignInMethod } from './faultRun.ts';

const ofBrowser = ['storage full', 'cookies blocked', 'socket dropped, offline, then online'] as const;

const openLogin = async ({ page, lobby, pathOf }: FaultRun): Promise<void> => {
  await lobby.open(pathOf('promotions/'));
  await page.locator('header a[href*="autoSignIn=1"]').click();
};

export const provider: SignInMethod = {
  name: 'provider',
  faults: {
    'signing in': [...ofBrowser, 'two tabs refresh at once', 'callback opened twice', 'back after signing in'],
    playing: [...ofBrowser, 'two tabs refresh at once'],
    depositing: ofBrowser,
    'signing out': [...ofBrowser, 'two tabs refresh at once', 'back after signing in'],
  },
  brand: 'infiniza',
  async openForm(run) {
    await openLogin(run);
    await reachProvider(run.page);
  },
  async sendForm({ page, account }) {
    await page.locator('input[name="email"]').fill(account.email);
    await page.locator('input[name="password"]').fill(account.password);
    // A document that is still on its way when the network goes is the browser's error page.
    const arrival = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
    await page.locator('button.primary').click();
    await arrival;
  },
  signIn: ({ lobby, account }) => lobby.signIn(account),
};

/** Sessions of the platform itself: those of all its own flows are alike. */
export const phone: SignInMethod = {
  name: 'phone',
  faults: {
    'signing in': [...ofBrowser, 'back after signing in'],
    playing: ['socket dropped, offline, then online', 'two tabs refresh at once'],
    'signing out': [...ofBrowser, 'two tabs refresh at once'],
  },
  brand: 'herion',
  async openForm(run) {
    const { page, lobby, account, phoneNumber } = run;
    await lobby.console('contact', { player: account.email, phoneNumber, phoneVerified: true });
    // The limits are of the address that all of these tests come from.
    await lobby.console('clearSignInLimits');
    await openLogin(run);
    await page.getByRole('textbox', { name: 'Phone number' }).fill(phoneNumber);
    await page.getByRole('button', { name: 'Send code' }).click();
    // Not by the address, which changes before the page can be shown.
    await page.getByRole('textbox', { name: 'Code' }).waitFor();
  },
  async sendForm({ page, lobby, phoneNumber }) {
    const codes = await lobby.console<{ phoneNumber: string; code: string }[]>('phoneLogins');
    const { code = '' } = codes.find((sent) => sent.phoneNumber === phoneNumber) ?? {};
    // The code is sent as soon as it is whole.
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
  },
  signIn: ({ page, account, world }) => storeSession(page, world, account, 'custom'),
};

/** Begins on a partner's page; the session is one of the platform's own. */
export const partner: SignInMethod = {
  name: 'partner',
  faults: { 'signing in': [...ofBrowser, 'callback opened twice', 'back after signing in'] },
  brand: 'elmst',
  async openForm(run) {
    const { page, lobby, account, phoneNumber, pathOf } = run;
    const born = `19${phoneNumber.slice(-5, -3)}-06-05`;
    const personalNumber = estonianNumber(born, true, Number(phoneNumber.slice(-3)));
    await lobby.console('personalNumber', { player: account.email, personalNumber });
    await lobby.console('clearSignInLimits');
    // Visitors see nothing else of that brand.
    await lobby.open(pathOf('login/?redir=/en/promotions/'));
    await page.getByRole('textbox', { name: 'Personal number' }).fill(personalNumber);
    await page.getByRole('button', { name: 'Sign in with Zimpler' }).click();
    await page.waitForURL('**/partner-login/zimpler/**');
  },
  async sendForm({ page }) {
    const arrival = page.waitForEvent('framenavigated', (frame) => frame.url().includes('/zimpler-login-handler/'));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await arrival;
  },
  signIn: ({ page, account, world }) => storeSession(page, world, account, 'custom'),
};
