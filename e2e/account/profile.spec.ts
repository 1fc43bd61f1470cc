import { expect, goBack, test } from '../support/lobby.ts';
import { operationOf } from '../support/requests.ts';

test(
  'the menu leads to the overview, and from there to the personal details and back (R-2-016, R-2-039)',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    await lobby.signIn();
    await lobby.open('/en/promotions/');
    await lobby.openMenu();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Your account' }).click();
    await expect(page).toHaveURL(/\/en\/profile\/dashboard\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('banner')).toContainText('Balance');
    await expect(page.getByRole('region', { name: 'Verification' })).toContainText('Verified');
    await lobby.expectAccessible();

    const navigation = page.getByRole('navigation', { name: 'Your account' });
    await navigation.getByRole('link', { name: 'Personal details' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Personal details' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'How we reach you' })).toContainText('player@lobby.test');
    await lobby.expectAccessible();
    // Of no page, and of one that this licence has not got.
    for (const path of ['/en/profile/nothing/', '/en/profile/global-limits/']) {
      await lobby.follow(path);
      await expect(page.getByRole('heading', { level: 1, name: 'This page is not in play' })).toBeVisible();
      await expect(navigation).toBeVisible();
      await expect(page.getByRole('banner')).toContainText('Balance');
    }
    await lobby.expectAccessible();
    await page.getByRole('main').getByRole('link', { name: 'Your account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  },
);

test(
  'a visitor signs in for the profile (R-2-016); what the player changes there is the platform’s: offers by channel, address, language (R-3-039)',
  { tag: '@phone' },
  async ({ page, lobby, account }) => {
    await lobby.open('/en/profile/nothing/');
    await expect(page).toHaveURL(/\/en\/login\//);
    await lobby.signInByForm(account);
    await expect(page).toHaveURL('/en/profile/nothing/');
    await expect(page.getByRole('heading', { level: 1, name: 'This page is not in play' })).toBeVisible();
    await lobby.follow('/en/profile/');
    await expect(page.getByRole('heading', { level: 1, name: 'Personal details' })).toBeVisible();
    // On a phone the way back to the overview stands in place of the navigation.
    await expect(page.getByRole('navigation', { name: 'Your account' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Your account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await goBack(page);
    const byPhone = page.getByRole('switch', { name: 'By phone call' });
    const before = await byPhone.isChecked();
    await byPhone.click();
    await expect(page.getByRole('log').filter({ hasText: 'Saved.' })).toBeVisible();

    await page.getByRole('button', { name: 'Add address' }).click();
    const street = page.getByLabel('Street and number');
    await street.fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(street).toBeFocused();
    await lobby.expectAccessible();
    await street.fill('Harbour Road 5');
    await page.getByLabel('Postal code').fill('20100');
    await page.getByLabel('City').fill('Turku');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Change address' })).toBeFocused();

    await page.getByRole('combobox', { name: 'Language of our messages' }).click();
    // The list shows the choice before the platform has it.
    const isSaved = page.waitForResponse((response) => operationOf(response.request()) === 'SetLanguage');
    await page.getByRole('option', { name: 'German (Germany)' }).click();
    await isSaved;
    await expect(page.getByRole('combobox', { name: 'Language of our messages' })).toContainText('German');

    await page.reload();
    await expect(page.getByText('Harbour Road 5')).toBeVisible();
    await expect(byPhone).toBeChecked({ checked: !before });
    await expect(page.getByRole('combobox', { name: 'Language of our messages' })).toContainText('German');
  },
);
