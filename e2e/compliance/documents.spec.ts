import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/player.ts';
import { routeOperation } from '../support/requests.ts';
import { expectNoSidewaysScrolling } from '../support/width.ts';

const DAY = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** A picture of one pixel, and a document without pages; `large` has as many bytes as a scan. */
const pngBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdfBytes = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfBytes });
const png = (name: string) => ({ name, mimeType: 'image/png', buffer: pngBytes });
const large = (name: string) => ({
  ...pdf(name),
  buffer: Buffer.concat([pdfBytes, Buffer.alloc(3 * 1024 * 1024, '%')]),
});
type FilePayload = ReturnType<typeof pdf>;

interface StoredRequest {
  id: string;
  status: string;
  files: { name: string; contentType: string; size: number }[];
}

const cardOf = (page: Page, name = 'Proof of identity'): Locator => page.getByRole('region', { name, exact: true });

const rowOf = (card: Locator, name: string): Locator => card.getByRole('listitem').filter({ hasText: name });

/** Through the browser's own dialog. */
async function choose(page: Page, ...files: FilePayload[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await cardOf(page).getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(files);
}

/** Sets what the network of a page can carry, in bytes per second. */
async function networkOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const set = (conditions: { offline: boolean; uploadThroughput: number }) =>
    session.send('Network.emulateNetworkConditions', { latency: 0, downloadThroughput: -1, ...conditions });
  await session.send('Network.enable');
  return {
    /** A large file takes longer than a test looks at it. */
    slow: () => set({ offline: false, uploadThroughput: 20 * 1024 }),
    fast: () => set({ offline: false, uploadThroughput: -1 }),
    offline: () => set({ offline: true, uploadThroughput: -1 }),
  };
}

test(
  'a document is requested, uploaded, submitted, rejected, uploaded anew and accepted (R-2-039, R-5-005, A-138)',
  { tag: '@phone' },
  async ({ page, context, lobby, account, signInAndOpen }) => {
    const stored = async () =>
      (await lobby.console<StoredRequest[]>('documents', { player: account.email }))[0] as StoredRequest;
    const { id } = await lobby.console<StoredRequest>('requestDocument', {
      player: account.email,
      kind: 'Identity',
      comment: 'Your passport has expired.',
      dueDate: at(10.5),
    });
    await signInAndOpen({ path: '/en/responsible-gaming/' });
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Documents/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your documents' })).toBeVisible();
    const card = cardOf(page);
    await expect(card.getByText('Needed', { exact: true })).toBeVisible();
    await expect(card.getByText('Your passport has expired.')).toBeVisible();
    await expect(card.getByText(/^By .*, in 10 days$/)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await lobby.expectAccessible();

    await test.step('files of other kinds are rejected before anything is sent', async () => {
      const uploads: string[] = [];
      page.on('request', (request) => request.url().includes('/api/documents') && uploads.push(request.url()));
      await expect(card.locator('input[type=file]').first()).toHaveAttribute(
        'accept',
        /^image\/jpeg.*application\/pdf/,
      );
      await choose(
        page,
        { name: 'tool.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
        { name: 'scan.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
        { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: pngBytes },
        { ...pdf('book.pdf'), buffer: Buffer.concat([pdfBytes, Buffer.alloc(10 * 1024 * 1024)]) },
      );
      await expect(card.getByText('This is not a JPEG, PNG or PDF file.', { exact: true })).toHaveCount(2);
      await expect(card.getByText(/^The content is not what the name says/)).toBeVisible();
      await expect(
        card.getByText('The file has more than 10 MB. Choose a smaller one.', { exact: true }),
      ).toBeVisible();
      await lobby.expectAccessible();
      for (const name of ['tool.exe', 'scan.gif', 'scan.jpg', 'book.pdf'])
        await card.getByRole('button', { name: `Remove ${name}` }).click();
      await expect(card.getByRole('listitem')).toHaveCount(0);
      expect(uploads).toEqual([]);
    });

    await test.step('several are uploaded, one is deleted, the rest is submitted', async () => {
      await choose(page, png('front.png'), pdf('wrong.pdf'));
      await card.getByRole('button', { name: 'Delete wrong.pdf' }).click();
      await expect(rowOf(card, 'wrong.pdf')).toHaveCount(0);
      await expect(card.getByRole('button', { name: 'Delete front.png' })).toBeVisible();
      await card.getByRole('button', { name: 'Submit' }).click();
      await expect(card.getByText('In review', { exact: true })).toBeVisible();
      await expect(card.getByRole('button')).toHaveCount(0);
      expect(await stored()).toMatchObject({
        status: 'InReview',
        files: [{ name: 'front.png', size: pngBytes.length }],
      });
    });

    await test.step('all tabs learn what the review has come to', async () => {
      const otherTab = await context.newPage();
      await otherTab.goto('/en/profile/documents/');
      await expect(cardOf(otherTab).getByText('In review', { exact: true })).toBeVisible();
      await lobby.waitForSubscriptions(account, 2);
      await lobby.console('reviewDocument', { id, outcome: 'Rejected', reason: 'The photo is blurred' });
      for (const tab of [page, otherTab])
        await expect(cardOf(tab).getByText('Not accepted: The photo is blurred')).toBeVisible();
      await choose(otherTab, png('sharp.png'));
      await cardOf(otherTab).getByRole('button', { name: 'Delete front.png' }).click();
      await expect(rowOf(cardOf(otherTab), 'front.png')).toHaveCount(0);
      await expect(cardOf(page).getByRole('button', { name: 'Delete sharp.png' })).toBeVisible();
      await cardOf(otherTab).getByRole('button', { name: 'Submit' }).click();
      await expect(card.getByText('In review', { exact: true })).toBeVisible();
      await lobby.console('reviewDocument', { id, outcome: 'Accepted' });
      for (const tab of [page, otherTab])
        await expect(cardOf(tab).getByText('Accepted', { exact: true })).toBeVisible();
      await otherTab.close();
    });

    await test.step('nothing is wider than the smallest window', async () => {
      await lobby.console('requestDocument', { player: account.email, kind: 'SourceOfWealth', dueDate: at(1) });
      await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible();
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScrolling(page);
      await lobby.expectAccessible();
    });
  },
);

test.describe('a network that fails', () => {
  // It is cut on purpose.
  test.use({ expectedErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|\[Network\]|WebSocket|Failed to fetch/ });

  test(
    'loses nothing of an upload at any of its steps, and stores nothing twice',
    { tag: '@desktop' },
    async ({ page, context, lobby, account, signInAndOpen }) => {
      const storedNames = async () => {
        const [request] = await lobby.console<StoredRequest[]>('documents', { player: account.email });
        return request?.files.map(({ name }) => name);
      };
      await lobby.console('requestDocument', { player: account.email, kind: 'Identity' });
      await signInAndOpen({ path: '/en/profile/documents/' });
      const card = cardOf(page);
      const network = await networkOf(page);
      const bar = (name: string) => card.getByRole('progressbar', { name });

      await test.step('the player sees the progress, and cancels', async () => {
        await network.slow();
        await choose(page, large('one.pdf'), large('two.pdf'));
        await expect(bar('one.pdf')).not.toHaveAttribute('aria-valuetext', '0%');
        await expect(card.getByText(/^Waiting/)).toBeVisible();
        await expect(card.getByText('You can submit when all files have been uploaded.')).toBeVisible();
        await lobby.expectAccessible();
        await card.getByRole('button', { name: 'Cancel one.pdf' }).click();
        await expect(rowOf(card, 'one.pdf')).toHaveCount(0);
        await expect(bar('two.pdf')).toBeVisible();
      });

      await test.step('the network is lost in the middle: it goes on by itself', async () => {
        await network.fast();
        await expect(card.getByRole('button', { name: 'Delete two.pdf' })).toBeVisible();
        await context.route(
          '**/api/documents',
          async (route) => {
            await network.offline();
            await route.abort('internetdisconnected');
          },
          { times: 1 },
        );
        await choose(page, pdf('zero.pdf'));
        // Beside what screen readers hear.
        await expect(
          card.getByText('You are offline. It goes on by itself when you are back.', { exact: true }),
        ).toBeVisible();
        expect(await storedNames()).toEqual(['two.pdf']);
        await network.fast();
        await expect(card.getByRole('button', { name: 'Delete zero.pdf' })).toBeVisible();
        expect(await storedNames()).toEqual(['two.pdf', 'zero.pdf']);
      });

      await test.step('the request is lost, then the answer', async () => {
        let sent = 0;
        await context.route('**/api/documents', async (route) => {
          sent += 1;
          if (sent > 1) await route.fetch();
          await route.abort();
        });
        await choose(page, pdf('three.pdf'));
        await expect(card.getByText('The upload was interrupted.')).toBeVisible();
        expect(await storedNames()).toEqual(['two.pdf', 'zero.pdf']);
        await card.getByRole('button', { name: 'Try again' }).click();
        await expect(card.getByRole('button', { name: 'Delete three.pdf' })).toBeVisible();
        await expect(card.getByRole('button', { name: 'Try again' })).toHaveCount(0);
        expect(await storedNames()).toEqual(['two.pdf', 'zero.pdf', 'three.pdf']);
        await context.unroute('**/api/documents');
      });

      await test.step('the browser asks before it leaves the page, and a reload keeps what has arrived', async () => {
        await network.slow();
        await choose(page, large('four.pdf'));
        await expect(bar('four.pdf')).toBeVisible();
        const opened = page.waitForEvent('dialog');
        const reloaded = page.reload({ waitUntil: 'domcontentloaded' });
        const dialog = await opened;
        expect(dialog.type()).toBe('beforeunload');
        await dialog.accept();
        await reloaded;
        await network.fast();
        await expect(card.getByRole('button', { name: 'Delete three.pdf' })).toBeVisible();
        await expect(rowOf(card, 'four.pdf')).toHaveCount(0);
        expect(await storedNames()).toEqual(['two.pdf', 'zero.pdf', 'three.pdf']);
      });

      await test.step('it is lost when a file is deleted, and when all are submitted', async () => {
        let deletions = 0;
        await routeOperation(context, 'DeleteDocument', async (route) => {
          deletions += 1;
          await (deletions === 1 ? route.abort() : route.fallback());
        });
        await card.getByRole('button', { name: 'Delete two.pdf' }).click();
        await expect(card.getByText('The file could not be deleted. Try again.')).toBeVisible();
        await card.getByRole('button', { name: 'Delete two.pdf' }).click();
        await expect(rowOf(card, 'two.pdf')).toHaveCount(0);
        await routeOperation(context, 'SubmitDocuments', async (route) => {
          await route.fetch();
          await route.abort();
        });
        await card.getByRole('button', { name: 'Submit' }).click();
        await expect(card.getByText('In review', { exact: true })).toBeVisible();
        expect(await storedNames()).toEqual(['zero.pdf', 'three.pdf']);
      });
    },
  );
});

test.describe('a check of identity by documents', () => {
  test.use({ brand: 'elmst' });

  test(
    'is completed, and its banner disappears (R-1-017)',
    { tag: '@phone' },
    async ({ page, lobby, account, signInWith }) => {
      await lobby.console('kyc', {
        player: account.email,
        status: 'Required',
        deadline: at(7),
        missing: ['Identity'],
      });
      await signInWith();
      // Not until the balance shows: the check's dialog may hide it from assistive technology before.
      await lobby.open('/en/profile/dashboard/');
      await lobby.waitForSubscriptions(account);
      // The check opens by itself once its code has loaded, and no more on the page that it leads to.
      await page
        .getByRole('dialog', { name: 'Please verify your identity' })
        .getByRole('button', { name: 'Close' })
        .click();
      const banner = page.getByRole('region', { name: 'About your account' });
      await expect(banner).toContainText('verify your identity by');
      await banner.getByRole('link', { name: 'To your documents' }).click();
      await choose(page, png('passport.png'));
      await cardOf(page).getByRole('button', { name: 'Submit' }).click();
      await expect(cardOf(page).getByText('In review', { exact: true })).toBeVisible();
      const [request] = await lobby.console<StoredRequest[]>('documents', { player: account.email });
      await lobby.console('reviewDocument', { id: request?.id, outcome: 'Accepted' });
      await expect(cardOf(page).getByText('Accepted', { exact: true })).toBeVisible();
      await expect(banner).toHaveCount(0);
    },
  );
});
