import type { Browser } from 'playwright';
import { storeConsent } from '../../e2e/support/consent.ts';
import type { Session } from './load.ts';

export const demoPlayer = { email: 'player@lobby.test', password: 'lobby-demo' };

/** Signs the demo player in through the provider's form, as a browser in which the cookie question was answered. */
export async function signIn(browser: Browser, origin: string, locale: string): Promise<Session> {
  const context = await browser.newContext();
  try {
    await storeConsent(context, origin, 'refused');
    const page = await context.newPage();
    await page.goto(`${origin}/${locale}/login/?autoSignIn=1`);
    await page.locator('input[name="email"]').fill(demoPlayer.email);
    await page.locator('input[name="password"]').fill(demoPlayer.password);
    await page.locator('button.primary').click();
    await page.waitForURL((url) => url.origin === origin && !url.pathname.includes('login'));
    await page
      .locator('header')
      .getByText(/\d[.,]\d\d/)
      .first()
      .waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}
