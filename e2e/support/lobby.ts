import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { lobbyOf, type BrandId } from './brands.ts';

interface Lobby {
  /** Opens a path of the brand under test, such as `/en/`. */
  open(path: string): Promise<void>;
  /** Signs in through the provider from wherever the page is. */
  signIn(email?: string): Promise<void>;
  /** A command of the operator console, as `GET /console/api` lists them. */
  console(command: string, args?: Record<string, unknown>): Promise<unknown>;
  /** Fails for serious accessibility violations on the page as it is now. */
  expectAccessible(): Promise<void>;
}

interface Options {
  brand: BrandId;
}

export const demoPlayer = { email: 'player@lobby.test', password: 'lobby-demo' };

/** Browser tests get a lobby; what the page logs as an error fails the test unless it expects it. */
export const test = base.extend<Options & { lobby: Lobby; expectedErrors: RegExp[] }>({
  brand: ['infiniza', { option: true }],
  expectedErrors: [[], { option: true }],
  baseURL: async ({ brand }, use) => use(lobbyOf(brand).url),
  lobby: async ({ page, brand, request, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });

    await use({
      open: async (path) => {
        await page.goto(path);
      },
      signIn: (email = demoPlayer.email) => signIn(page, email),
      async console(command, args = {}) {
        const answer = await request.post(`${lobbyOf(brand).console}${command}`, { data: args });
        expect(answer.ok(), `${command}: ${await answer.text()}`).toBe(true);
        return answer.json();
      },
      async expectAccessible() {
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          // Partners' frames are their own.
          .exclude('iframe')
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      },
    });

    expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
  },
});

async function signIn(page: Page, email: string): Promise<void> {
  if (!page.url().includes('/realms/'))
    await page
      .getByRole('link', { name: /sign in|logi sisse|anmelden|connexion/i })
      .first()
      .click();
  await page.getByLabel(/e-?mail/i).fill(email);
  await page
    .getByLabel(/password|passwort|salasana|parool/i)
    .first()
    .fill(demoPlayer.password);
  await page.getByRole('button', { name: /sign in|log in|anmelden|kirjaudu|logi sisse/i }).click();
  await page.waitForURL((url) => url.hostname === 'localhost' && !url.pathname.includes('login-handler'));
}

export { expect };
