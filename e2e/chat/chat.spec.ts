import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, test } from '../support/player.ts';
import { otherFreshPlayer } from '../support/lobby.ts';
import { operationOf } from '../support/requests.ts';
import { expectNoSidewaysScrolling } from '../support/width.ts';

const script = '**/chat/ekr/snippet.js*';
const chatButton = (page: Page) => page.getByRole('button', { name: /^Live chat/ });
const window = (page: Page) => page.getByRole('dialog', { name: 'Support' });
const conversation = (page: Page) => window(page).getByRole('log');
const failure = (page: Page) => page.getByText('The live chat cannot be reached right now. Please try again.');

/** Collects what goes to the vendor, and the tokens that the platform gives for it. */
function recordChat(context: BrowserContext) {
  const requests: Request[] = [];
  const all: string[] = [];
  const tokens: Promise<string>[] = [];
  context.on('request', (request) => {
    all.push(request.url());
    if (request.method() !== 'OPTIONS' && request.url().includes('/chat/')) requests.push(request);
  });
  context.on('response', (response) => {
    if (operationOf(response.request()) === 'GenerateZendeskToken')
      tokens.push(response.json().then((answer) => String(answer.data.generateZendeskToken.token)));
  });
  return {
    requests,
    addresses: all,
    tokens: () => Promise.all(tokens),
    of: (path: string) => requests.filter((request) => new URL(request.url()).pathname === `/chat/${path}`),
  };
}

async function sendMessage(page: Page, text: string): Promise<void> {
  await window(page).getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
}
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

/** The vendor requests messages while the writer is being signed in or out: that answer is a rejection, which the browser logs. */
const rejectedMessages = /401 \(Unauthorized\) \S+\/chat\/api\/messages/;

test.describe('the messenger behind the lobby’s button', () => {
  test.use({ expectedErrors: rejectedMessages });

  test(
    'a visitor writes as a guest, signs in with the conversation, hears of an answer, and leaves nothing at sign-out (R-1-015, R-2-069, R-4-055, R-7-012)',
    { tag: '@desktop' },
    async ({ page, context, lobby, account, world }) => {
      test.slow();
      const chat = recordChat(context);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));

      await test.step('nothing of the vendor’s is loaded before the press; then the chat opens', async () => {
        await lobby.open('/en/');
        await expect(chatButton(page)).toBeVisible();
        await lobby.expectAccessible();
        expect(chat.requests).toEqual([]);
        await chatButton(page).click();
        await expect(window(page)).toContainText('You chat as a guest');
        expect(chat.of('ekr/snippet.js')).toHaveLength(1);
        await sendMessage(page, 'How do I withdraw?');
        await expect(conversation(page)).toContainText('You withdraw in the cashier');
        await lobby.expectAccessible();
        expect(await chat.tokens()).toEqual([]);
      });

      await test.step('a player is logged in with a token of the platform’s, and has the earlier messages', async () => {
        // An open chat requests messages again and again.
        await page.goto('about:blank');
        chat.requests.length = 0;
        await lobby.signIn(account);
        await lobby.open('/en/');
        await expect(lobby.accountMenu()).toBeVisible();
        await expect(chatButton(page)).toBeVisible();
        expect(chat.requests).toEqual([]);
        await chatButton(page).click();
        await expect(window(page)).toContainText(`You chat as ${account.email}`);
        await expect(conversation(page)).toContainText('How do I withdraw?');
        const [token] = await chat.tokens();
        expect(chat.of('api/login').map((request) => request.postDataJSON())).toEqual([
          { key: 'infiniza-support', jwt: token },
        ]);
      });

      await test.step('an answer that comes while the chat is closed is counted on the button', async () => {
        await window(page).getByRole('button', { name: 'Close chat' }).click();
        await expect(window(page)).toBeHidden();
        await expect(chatButton(page)).toBeFocused();
        await lobby.console('chatSay', { player: account.email, text: 'Has the money arrived?' });
        await expect(chatButton(page)).toHaveAccessibleName('Live chat, 1 unread message');
        await lobby.expectAccessible();
        await chatButton(page).press('Enter');
        await expect(conversation(page)).toContainText('Has the money arrived?');
        await expect(chatButton(page)).toHaveAccessibleName('Live chat');
      });

      await test.step('a check takes it off the page, and gives it back closed', async () => {
        await lobby.waitForSubscriptions(account);
        await lobby.console('terms', { player: account.email, accepted: false });
        const check = page.getByRole('dialog', { name: 'Our terms' });
        await expect(check).toBeVisible();
        await expect(chatButton(page)).toHaveCount(0);
        await expect(window(page)).toBeHidden();
        await lobby.console('terms', { player: account.email, accepted: true });
        await expect(check).toHaveCount(0);
        await expect(chatButton(page)).toBeVisible();
        await expect(window(page)).toBeHidden();
      });

      await test.step('it is not on the sports page', async () => {
        const products = page.getByLabel('Products', { exact: true });
        await products.getByRole('link', { name: 'Sports' }).click();
        await expect(page).toHaveURL(/\/en\/sports\//);
        await expect(page.locator('main iframe')).toBeVisible();
        await expect(chatButton(page)).toHaveCount(0);
        await products.getByRole('link', { name: 'Casino' }).click();
        await expect(page).toHaveURL('/en/?productMode=casino');
        await expect(chatButton(page)).toBeVisible();
      });

      await test.step('no token is in an address, in the log, or in storage', async () => {
        await chatButton(page).click();
        await expect(window(page)).toContainText(`You chat as ${account.email}`);
        const storedTexts = await stored(page);
        for (const token of await chat.tokens()) {
          expect(token).toMatch(/^eyJ/);
          for (const where of [storedTexts, logged.join(), chat.addresses.join()]) expect(where).not.toContain(token);
        }
        await window(page).getByRole('button', { name: 'Close chat' }).click();
      });

      await test.step('sign-out ends it at the vendor, before anybody uses it again; neither a visitor nor another player sees the conversation', async () => {
        // A page that is left sends its last request unseen: what has become of the conversation's key, the vendor knows.
        const authorization = await page.evaluate(() => `Bearer ${localStorage.getItem('ZD-chat-infiniza-support')}`);
        const statusOfKey = async () => {
          const answer = await context.request.get(`${world.partners}chat/api/messages`, {
            headers: { authorization },
          });
          return answer.status();
        };
        expect(await statusOfKey()).toBe(200);
        await lobby.signOut();
        // It leads over the provider's page: there is no menu meanwhile, either.
        await expect(page).toHaveURL('/en/login/?productMode=casino');
        await expect.poll(statusOfKey).toBe(401);
        await lobby.open('/en/');
        await chatButton(page).click();
        await expect(window(page)).toContainText('You chat as a guest');
        await expect(conversation(page)).not.toContainText('How do I withdraw?');
        // Of the provider, which would go on with the first player.
        await context.clearCookies({ domain: '127.0.0.1' });
        await lobby.signIn(otherFreshPlayer);
        await expect(lobby.accountMenu()).toBeVisible();
        await chatButton(page).click();
        await expect(window(page)).toContainText(`You chat as ${otherFreshPlayer.email}`);
        await expect(conversation(page)).not.toContainText('How do I withdraw?');
        await expect(lobby.console('chat', { player: account.email })).resolves.toHaveLength(3);
      });
    },
  );

  test(
    'in a game it stands in the bar, and covers nothing of the game',
    { tag: '@phone' },
    async ({ page, signInAndOpenGame }) => {
      await signInAndOpenGame('slots');
      const bar = page.getByRole('button', { name: 'Leave the game' }).locator('..');
      await expect(bar.getByRole('button', { name: 'Live chat' })).toBeVisible();
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoSidewaysScrolling(page);
        const button = await bar.getByRole('button', { name: 'Live chat' }).boundingBox();
        expect(button?.width).toBeGreaterThanOrEqual(44);
        expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      await bar.getByRole('button', { name: 'Live chat' }).click();
      await expect(window(page)).toBeVisible();
    },
  );

  test.describe('that fails', () => {
    test.use({
      expectedErrors: new RegExp(
        `Livechat failed to load|snippet\\.js|^Error generating token|${rejectedMessages.source}`,
      ),
    });

    test(
      'is looked for three more times, then with the next press; without a token its player is a guest (A-124, R-8-032)',
      { tag: '@desktop' },
      async ({ page, context, lobby, account }) => {
        const logged = (text: string) => page.waitForEvent('console', (message) => message.text() === text);
        // Until the button has been seen to be busy: the checks are over in a moment.
        const delayed = Promise.withResolvers<void>();
        let scripts = 0;
        await context.route(script, async (route) => {
          scripts += 1;
          await delayed.promise;
          await route.abort();
        });
        await lobby.console('chatFaults', { player: account.email, token: 'failing' });
        await lobby.signIn(account);
        await lobby.open('/en/');

        await test.step('the lobby stays whole beside a script that is blocked', async () => {
          const givenUp = logged('Livechat failed to load after maximum retries');
          await chatButton(page).click();
          await expect(chatButton(page)).toHaveAttribute('aria-busy', 'true');
          const begun = Date.now();
          delayed.resolve();
          await givenUp;
          expect(Date.now() - begun).toBeGreaterThanOrEqual(1500);
          expect(scripts).toBe(4);
          await expect(failure(page)).toBeVisible();
          await expect(page.getByText('Livechat failed to load')).toHaveCount(0);
          await page.getByRole('navigation', { name: 'Lobby menu' }).getByRole('link', { name: 'Slots' }).click();
          await expect(page).toHaveURL('/en/game-list/slots/');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        });
        await test.step('a player without a token chats as a guest, and a notice says so', async () => {
          await context.unroute(script);
          const reported = logged('Error generating token');
          await chatButton(page).click();
          await reported;
          await expect(
            page.getByText('You are chatting as a guest: your account could not be confirmed.'),
          ).toBeVisible();
          await expect(window(page)).toContainText('You chat as a guest');
        });
        await test.step('the next press requests one again', async () => {
          await lobby.console('chatFaults', { player: account.email });
          await chatButton(page).click();
          await expect(window(page)).toBeHidden();
          await chatButton(page).click();
          await expect(window(page)).toContainText(`You chat as ${account.email}`);
        });
      },
    );
  });
});

test.describe('the classic widget', () => {
  test.use({ brand: 'elvel', consent: 'unanswered', expectedErrors: rejectedMessages });

  test(
    'comes on request after a refusal, and with its own launcher after consent; the player’s token follows the session (R-2-070)',
    { tag: '@desktop' },
    async ({ page, context, lobby, account }) => {
      const chat = recordChat(context);
      const launcher = page.getByRole('button', { name: 'Help' });
      const contact = page.getByRole('button', { name: 'Contact support' });
      await lobby.open('/en/');
      await page.getByRole('button', { name: 'Refuse all' }).click();
      await expect(contact).toBeAttached();
      await expect(chatButton(page)).toHaveCount(0);
      expect(chat.requests).toEqual([]);
      await contact.click();
      await expect(window(page)).toBeVisible();
      await sendMessage(page, 'How do I deposit?');
      await expect(conversation(page)).toContainText('You deposit with the button');
      await window(page).getByRole('button', { name: 'Close chat' }).click();

      await page.getByRole('button', { name: 'Cookie settings' }).click();
      await page.getByRole('dialog', { name: 'Cookie settings' }).getByRole('button', { name: 'Accept all' }).click();
      await lobby.open('/en/');
      await expect(launcher).toBeVisible();
      await expect(chatButton(page)).toHaveCount(0);
      await lobby.expectAccessible();

      await lobby.signIn(account);
      await expect(lobby.accountMenu()).toBeVisible();
      await launcher.click();
      await expect(window(page)).toContainText(`You chat as ${account.email}`);
      await expect(conversation(page)).toContainText('How do I deposit?');
      await expect(chatButton(page)).toHaveCount(0);
      const [token = ''] = await chat.tokens();
      expect(await stored(page)).not.toContain(token);
      expect(chat.addresses.join()).not.toContain(token);
    },
  );
});
