import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/leaks/journey.ts';
import { expectBalance } from '../support/player.ts';
import { operationOf, recordRequests, tokenRequests } from '../support/requests.ts';

/** What the browser stores of the sessions' keys. Runs in the page. */
async function readKeys(): Promise<{ jkt: string; isExtractable: boolean }[]> {
  const answerTo = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error as Error));
    });
  const database = await answerTo(indexedDB.open('lobby'));
  const store = database.transaction('sessionKeys').objectStore('sessionKeys');
  const [keys, entries] = await Promise.all([answerTo(store.getAllKeys()), answerTo(store.getAll())]);
  database.close();
  return entries.map(({ keys: { privateKey } }: { keys: CryptoKeyPair }, index) => ({
    jkt: String(keys[index]),
    isExtractable: privateKey.extractable,
  }));
}

const claimsOf = (token: string | undefined) =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as { cnf?: { jkt: string } };

/** Sends a player's query from outside of the browser, as one does who has stolen a token. */
const steal = (page: Page, headers: Record<string, string>) =>
  page.request.post('/api/graphql', {
    data: { query: '{ viewer { player { email } } }' },
    headers,
  });

/** Has the platform reject a token, which the lobby renews then as one that has expired. */
const reject = (context: BrowserContext, authorization: string) =>
  context.route('**/api/graphql', (route) =>
    route.request().headers()['authorization'] === authorization
      ? route.fulfill({ status: 401, body: '' })
      : route.fallback(),
  );

test.describe('a session whose tokens are bound to a key of the browser (DPoP)', () => {
  // The browser logs rejections, and the provider's page that shows in no frame. A busy browser may take long to forget a key.
  test.use({ expectedErrors: /401|^Framing '[^']+' violates .*frame-ancestors|No answer within 2000 ms/ });
  test.beforeEach(({ lobby }) => lobby.console('dpop', { on: true }));

  test(
    'goes on in all tabs, over reloads and renewals, and its stolen token is worth nothing',
    { tag: '@desktop' },
    async ({ page, lobby, context, account }) => {
      test.slow();
      const requests = recordRequests(context);
      const setBalance = (balance: string) => lobby.console('balance', { player: account.email, balance });
      await setBalance('50.00');
      await lobby.open('/en/login/');
      await lobby.signInByForm(account);
      await expectBalance(page, '€50.00');
      const token = (await lobby.cookie('idpAccessToken')) ?? '';
      const jkt = claimsOf(token).cnf?.jkt ?? '';
      expect(await page.evaluate(readKeys)).toEqual([{ jkt, isExtractable: false }]);

      for (const headers of [{ authorization: `Bearer ${token}` }, { authorization: `DPoP ${token}` }])
        expect((await steal(page, headers)).status()).toBe(401);
      // Neither is a proof that was seen on its way.
      const seen = requests.find((request) => operationOf(request) === 'GetPlayerInfo');
      const { dpop = '', authorization = '' } = seen?.headers() ?? {};
      expect(authorization).toMatch(/^DPoP /);
      expect((await steal(page, { authorization, dpop })).status()).toBe(401);

      const second = await context.newPage();
      await second.goto('/en/promotions/');
      await expectBalance(second, '€50.00');
      // Their sockets are open.
      await lobby.waitForSubscriptions(account, 2);
      await setBalance('60.00');
      for (const tab of [page, second]) await expectBalance(tab, '€60.00');

      await setBalance('70.00');
      const rejection = await reject(context, `DPoP ${token}`);
      await page.reload();
      await expectBalance(page, '€70.00');
      await rejection.dispose();
      expect(tokenRequests(requests, 'refresh_token')).toHaveLength(1);
      expect(await lobby.cookie('idpAccessToken')).not.toBe(token);
      expect(claimsOf(await lobby.cookie('idpAccessToken')).cnf?.jkt).toBe(jkt);

      // A back end that wants its nonce in each proof.
      await lobby.console('dpop', { on: true, nonce: true });
      await second.reload();
      await expectBalance(second, '€70.00');

      const schemes = requests.flatMap((request) => request.headers()['authorization']?.split(' ')[0] ?? []);
      expect(new Set(schemes)).toEqual(new Set(['DPoP']));

      await page.bringToFront();
      await lobby.signOut();
      await expect(page).toHaveURL(/\/en\/login\//);
      // The page may lead over the provider and back meanwhile.
      await expect(async () => expect(await page.evaluate(readKeys)).toEqual([])).toPass();
      expect(await lobby.cookie('idpAccessToken')).toBeUndefined();
    },
  );

  test('ends as an expired one when its key is lost', { tag: '@desktop' }, async ({ page, lobby, account }) => {
    await lobby.open('/en/login/');
    await lobby.signInByForm(account);
    await expect(lobby.accountMenu()).toBeVisible();
    // On a document without scripts: the lobby's page may notice at once, and would leave by itself.
    await page.goto('/favicon.svg');
    await page.evaluate(
      () => new Promise((resolve) => indexedDB.deleteDatabase('lobby').addEventListener('success', resolve)),
    );
    await lobby.open('/en/');
    await expect(page).toHaveURL('/en/login/?logoutReason=SESSION_EXPIRED');
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(await lobby.cookie('idpAccessToken')).toBeUndefined();
  });
});
