import type { Page } from '@playwright/test';
import { fillSignInForm, followSignInLink, pressEscapeIn } from '../support/lobby.ts';
import { expect, test } from '../support/player.ts';
import { operationOf } from '../support/requests.ts';

const door = (page: Page, name: string | RegExp) =>
  page.getByRole('grid', { name: 'Doors' }).getByRole('button', { name });
/** A day from today in the time zone of the calendar, which is that of the brand's country. */
const isoDay = (offset: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' }).format(Date.now() + offset * 86_400_000);

test.describe('the Christmas calendar', () => {
  test(
    'has ended, counts down, and opens a door when its day has come by the platform’s clock (R-2-019)',
    { tag: '@desktop' },
    async ({ page, lobby, signInWith }) => {
      test.slow();
      const { email } = await signInWith();
      await test.step('its own year is over', async () => {
        await lobby.console('calendar', { firstDay: null });
        await lobby.open('/en/christmas-2024/');
        await expect(page.getByText('This calendar ended on 24/12/2024.')).toBeVisible();
        await expect(page.getByRole('grid', { name: 'Doors' })).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('link', { name: 'Go to the lobby' })).toBeVisible();
        await lobby.expectAccessible();
      });

      await test.step('before its first day it counts down', async () => {
        await lobby.console('calendar', { firstDay: isoDay(5) });
        await page.reload();
        await expect(page.getByRole('timer', { name: 'The first door opens in' })).toBeVisible();
        await expect(door(page, /^Door 1: opens /)).toHaveAttribute('aria-disabled', 'true');
      });

      await test.step('the door of today opens by the keyboard and gives its prize', async () => {
        await lobby.console('calendar', { firstDay: isoDay(0) });
        await page.reload();
        await expect(door(page, 'Open door 1')).toHaveAttribute('aria-current', 'date');
        await door(page, 'Open door 1').focus();
        await page.keyboard.press('ArrowRight');
        await expect(door(page, /^Door 2: opens /)).toBeFocused();
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: 'Behind door 1' });
        await expect(dialog).toContainText('25 points');
        await lobby.expectAccessible();
        await pressEscapeIn(dialog);
        await expect(door(page, 'Door 1: 25 points')).toBeFocused();
      });

      await test.step('on the second day the next one opens, and its prize waits among the rewards', async () => {
        await lobby.console('calendar', { firstDay: isoDay(-1) });
        await page.reload();
        await door(page, 'Open door 2').click();
        const dialog = page.getByRole('dialog', { name: 'Behind door 2' });
        await expect(dialog).toContainText('5 free spins');
        await dialog.getByRole('link', { name: 'To your rewards' }).click();
        await expect(page).toHaveURL(/\/en\/rewards\/$/);
        await expect(page.getByRole('heading', { name: '5 free spins' }).first()).toBeVisible();
        const { doors } = await lobby.console<{ doors: { openedAt: string | null }[] }>('calendar', {
          player: email,
        });
        expect(doors.map(({ openedAt }) => openedAt !== null).slice(0, 3)).toEqual([false, true, false]);
      });
    },
  );

  test.describe('of another brand', () => {
    test.use({ brand: 'frenwall' });
  });
});

test.describe('content', () => {
  test.use({ brand: 'frenwall' });

  test.describe('with a block that no feature shows', () => {
    test.use({ expectedErrors: /No feature shows the content block e2e-tonight of type JACKPOT/ });
  });
});

test.describe('where a visitor comes from', () => {
  test.use({ consent: 'given' });

  test(
    'goes with the account that is opened, and basic pages request the country’s flows (R-3-077, R-7-025)',
    {
      tag: '@desktop',
    },
    async ({ page, lobby, context, account, world }) => {
      const flows: string[] = [];
      context.on('request', (request) => {
        if (operationOf(request) === 'BasicLayoutRoot') flows.push(request.postData() ?? '');
      });
      const utm = { source: 'mail', medium: 'letter', campaign: 'spring', term: 'slots', content: 'top' };
      const campaign = new URLSearchParams(Object.entries(utm).map(([field, value]) => [`utm_${field}`, value]));
      await lobby.open(`/en/terms-and-conditions/?affiliateCode=summer&internalTrackingId=t-1&${campaign}`);
      await expect.poll(() => flows.length).toBe(1);
      expect(flows[0]).toContain('"countryCode":"FI"');
      await expect(page).toHaveURL(`${world.url}en/terms-and-conditions/?${campaign}`);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('utmSession'))).toBe(JSON.stringify(utm));

      await followSignInLink(page);
      await fillSignInForm(page, account, { isWelcomed: false });
      await expect(page.getByText(/^Welcome(,| to)/)).toBeVisible();
      const welcomedAt = async () => Date.parse(decodeURIComponent((await lobby.cookie('welcomeShown')) ?? ''));
      await expect.poll(welcomedAt).toBeGreaterThan(0);
      await expect
        .poll(async () => {
          const { profile } = await lobby.console<{ profile: { attribution?: object } }>('player', {
            player: account.email,
          });
          return profile.attribution;
        })
        .toEqual({ affiliateCode: 'summer', internalTrackingId: 't-1', utm });
    },
  );
});
