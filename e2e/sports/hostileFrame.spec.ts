import type { Page } from '@playwright/test';
import { cashierPolicyError, quickDeposit } from '../support/cashier.ts';
import { operationOf, recordRequests } from '../support/requests.ts';
import { expect, test } from '../support/player.ts';

/** In place of the partner's page: says everything that the lobby knows, and worse, without end. */
const hostilePage = /* html */ `<!doctype html>
<title>Sportsbook</title>
<button type="button">Deposit now</button>
<output>0</output>
<script>
  const huge = 'x'.repeat(1_000_000);
  const say = (message) => parent.postMessage({ channel: 'sportsbook', ...message }, '*');
  let rounds = 0;
  say({ type: 'ready' });
  setInterval(() => {
    rounds += 1;
    for (const type of ['ready', 'sessionEnded', 'signIn', 'balanceChanged', 'deposit', 'logout']) say({ type });
    say({ type: 'route', path: '/p' + rounds + '/' });
    say({ type: 'route', path: '/' + huge });
    say({ type: 'route', path: '//evil.test' });
    say({ type: 'height', height: 700 + (rounds % 2) * 100 });
    say({ type: 'height', height: -Infinity });
    say({ type: 'deposit', amount: rounds % 10 === 0 ? huge : '-1' });
    say({ type: ['deposit'], amount: { toString: null } });
    parent.postMessage(null, '*');
    parent.postMessage('deposit', '*');
    document.querySelector('output').textContent = rounds;
  }, 200);
</script>`;

const frame = (page: Page) => page.locator('main iframe').contentFrame();
const roundsOf = async (page: Page) => Number(await frame(page).locator('output').textContent());
async function waitForRounds(page: Page, count: number): Promise<void> {
  const before = await roundsOf(page);
  await expect.poll(() => roundsOf(page)).toBeGreaterThan(before + count);
}

test.use({ expectedErrors: cashierPolicyError });

test('a sportsbook that floods the lobby opens nothing, and a press in it still does', async ({
  page,
  context,
  lobby,
  signInAndOpen,
}) => {
  await context.route(/\/sportsbook\/(\?|$)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: hostilePage }),
  );
  await signInAndOpen({ path: '/en/' });
  await page.goto('/en/sports/');
  await expect(page.locator('main iframe')).not.toHaveAttribute('inert');
  const steps = await page.evaluate(() => history.length);
  const requests = recordRequests(context);
  const sent = (operation: string) => requests.filter((request) => operationOf(request) === operation).length;
  await waitForRounds(page, 20);
  await expect(page).toHaveURL(/\/en\/sports\/(\?page=%2Fp\d+%2F)?$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(sent('StartSportsbookSession')).toBeLessThan(4);

  // Nor does a press elsewhere open anything.
  await lobby.accountMenu().click();
  await page.keyboard.press('Escape');
  await waitForRounds(page, 10);
  await expect(page).toHaveURL(/\/en\/sports\//);
  await expect(quickDeposit(page)).toHaveCount(0);

  await frame(page).getByRole('button', { name: 'Deposit now' }).click();
  await expect(quickDeposit(page)).toBeVisible();
  await quickDeposit(page).getByRole('button', { name: 'CLOSE' }).click();
  await expect(quickDeposit(page)).toHaveCount(0);
  await waitForRounds(page, 10);
  await expect(quickDeposit(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/en\/sports\//);
});
