import type { Page } from '@playwright/test';
import { expect, expectBalance, goBack, runningGame, test } from '../support/player.ts';
import { operationOf, recordRequests } from '../support/requests.ts';

const recentIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('recentlyPlayedGames') ?? '[]') as string[]);

test(
  'a visitor confirms the minimum age and plays a demo with play money; for real money it takes a sign-in, which returns to the game (R-2-022)',
  { tag: '@phone' },
  async ({ page, context, lobby, account }) => {
    const requests = recordRequests(context);
    const launches = () => requests.filter((request) => operationOf(request) === 'LaunchGame');
    await lobby.open('/en/game-list/slots/');
    const demoLink = page
      .getByRole('main')
      .getByRole('link', { name: /^Demo / })
      .first();
    const path = (await demoLink.getAttribute('href')) ?? '';
    expect(path).toMatch(/^\/en\/games\/[a-z0-9-]+\/\?mode=demo$/);
    await demoLink.click();
    const ageDialog = page.getByRole('dialog', { name: 'Are you old enough?' });
    await expect(ageDialog).toContainText('18 years');
    await expect(page.getByRole('main').locator('iframe')).toHaveCount(0);
    await ageDialog.getByRole('button', { name: 'Back to the lobby' }).click();
    await expect(page).toHaveURL('/en/');
    expect(launches()).toHaveLength(0);

    await lobby.open(path);
    await ageDialog.getByRole('button', { name: 'I am 18 or older' }).click();
    const frame = await runningGame(page);
    await frame.getByRole('button', { name: 'Spin' }).click();
    await expect(page.getByRole('main').getByText('Demo', { exact: true })).toBeVisible();
    await expect(page.getByText('Balance', { exact: true })).toHaveCount(0);

    await test.step('for real money', async () => {
      const realMoneyPath = path.replace('?mode=demo', '');
      await lobby.console('balance', { player: account.email, balance: '50.00' });
      await lobby.open(realMoneyPath);
      await expect(page).toHaveURL(/\/en\/login\//);
      await lobby.signInByForm(account);
      await expect(page).toHaveURL(realMoneyPath);
      await expect((await runningGame(page)).getByRole('button', { name: 'Spin' })).toBeVisible();
      await expectBalance(page, '€50.00');
    });
  },
);

test(
  'recently played games are listed newest first, at most five, also without consent (R-1-016, R-9-023, A-150)',
  { tag: '@desktop' },
  async ({ page, lobby, context }) => {
    const requests = recordRequests(context);
    await lobby.open('/en/game-list/slots/');
    const demoLinks = page.getByRole('main').getByRole('link', { name: /^Demo / });
    await expect(demoLinks.nth(5)).toBeVisible();
    const names = (await demoLinks.allTextContents()).slice(0, 6).map((text) => text.replace(/^Demo\s+/, ''));
    await expect(page.getByRole('region', { name: 'Recently played' })).toHaveCount(0);

    const played: string[] = [];
    for (const [index, name] of names.entries()) {
      await page
        .getByRole('main')
        .getByRole('link', { name: `Demo ${name}`, exact: true })
        .click();
      if (index === 0) await page.getByRole('dialog').getByRole('button', { name: 'I am 18 or older' }).click();
      await expect((await runningGame(page)).getByRole('button', { name: 'Spin' })).toBeVisible();
      await expect.poll(async () => (await recentIds(page)).length).toBe(Math.min(index + 1, 5));
      if (index === 5) await expect.poll(async () => (await recentIds(page))[1]).toBe(played[0]);
      played.unshift((await recentIds(page))[0] ?? '');
      await goBack(page);
      await expect(demoLinks.nth(5)).toBeVisible();
    }
    expect(new Set(played).size).toBe(6);
    expect(await recentIds(page)).toEqual(played.slice(0, 5));

    await lobby.open('/en/');
    const row = page.getByRole('region', { name: 'Recently played' });
    const tiles = row.getByRole('listitem').getByRole('link').filter({ hasText: /./, hasNotText: /^Demo/ });
    await expect(tiles).toHaveText(names.toReversed().slice(0, 5));
    // A visitor's games are not sent to the platform.
    const sentIds = requests.filter(operationOf).map((request) => request.headers()['x-recently-played-games']);
    expect(new Set(sentIds)).toEqual(new Set(['']));
  },
);
