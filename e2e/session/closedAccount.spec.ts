import { expect, test } from '../support/leaks/journey.ts';

// The game may ask for its state between the closing and its end.
test.use({ expectedErrors: /409 \(Conflict\)|401 \(Unauthorized\)/ });

test(
  'an account that is closed while a game runs takes the game off the page, and says so on every page (R-7-038)',
  { tag: '@desktop' },
  async ({ page, lobby, signInAndOpenGame }) => {
    const { email } = await signInAndOpenGame('slots');
    await lobby.console('close', { player: email });
    await expect(page.getByRole('alert').filter({ hasText: 'Your account cannot play now' })).toBeVisible();
    await expect(page.locator('main iframe')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Go to the lobby' }).click();
    await expect(page.locator('[data-banner="AccountClosed"]')).toContainText(
      'Your account has been closed indefinitely',
    );
    // The session goes on: money can still be withdrawn.
    await expect(lobby.accountMenu()).toBeVisible();
  },
);
