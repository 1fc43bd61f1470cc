import { Slot } from '@lobby/composition';
import { activateLocale } from '@lobby/i18n';
import { inboxOf } from '@lobby/inbox';
import { local } from '@lobby/storage';
import { renderScene, type SceneOptions, untilIdle, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { accountFeature } from '../index.ts';
import { elsewhere, entriesOf, storeEntries } from './inbox.fixture.ts';
import InboxPage from './InboxPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const openInbox = (options: SceneOptions = {}) =>
  renderScene(<InboxPage />, { path: '/en/inbox/', features: [accountFeature(), ...elsewhere], ...options });
const openMenu = (options: SceneOptions = {}) =>
  renderScene(<Slot name="menu.items" props={{ close: () => undefined }} />, {
    features: [accountFeature()],
    ...options,
  });

/** Noon, so that what was just before is of the same day. */
const noon = new Date().setHours(12, 0, 0, 0);
const all = entriesOf(noon);
const [reward, level, limit] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0]];
const row = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement);
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const stored = () => local.read('inbox')?.entries.map(({ id }) => id) ?? [];
const press = (name: string, within_: Pick<typeof screen, 'getByRole'> = screen) => {
  const button = within_.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  return button;
};
const rewardText = 'You have been given a reward: 20 free spins';

describe('the messages', () => {
  it('stand by day, the newest first, with their time and where they lead', async () => {
    storeEntries(all);
    await openInbox();
    const [today, yesterday, before] = screen.getAllByRole('list');
    expect(today).toHaveAccessibleName('today');
    expect(yesterday).toHaveAccessibleName('yesterday');
    expect(before).toHaveAccessibleName(/^\w+day \d+ \w+/);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'today',
      'yesterday',
      before?.getAttribute('aria-label'),
    ]);
    const textsOf = (list: HTMLElement | undefined) =>
      within(list as HTMLElement)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('p')?.textContent);
    expect(textsOf(today)).toEqual([
      'You have been given a reward: 20 free spins',
      'You have reached level 3',
      'You have changed a limit: Deposits',
    ]);
    expect(textsOf(yesterday)).toEqual([
      'You have won the SUPER jackpot: €250.00',
      'Your share of the SUPER jackpot: €5.00',
      'Your raffle ticket has won: €250.00',
      'Your withdrawal of €250.00 did not go through.',
      'A payment has not reached us. Please check with your bank.',
      'A new device has signed in: Firefox on Linux',
    ]);
    expect(textsOf(before)).toEqual([
      'A reward has expired: 5 free spins',
      'We need documents that show where your money comes from.',
    ]);
    expect(row('You have reached level 3').getByText('11:59')).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/rewards/',
      '/en/loyalty-program/',
      '/en/profile/limits/',
      '/en/profile/session-history/',
      '/en/profile/rewards-history/',
      '/en/source-of-wealth/',
    ]);
  });

  it.each([
    ['Deposit', 'accepted', 'Your deposit of €250.00 was successful.'],
    ['Deposit', 'declined', 'Your deposit of €250.00 did not go through.'],
    ['Withdrawal', 'accepted', 'Your withdrawal of €250.00 has been requested.'],
  ])('say what became of a payment: %s, %s', async (type, outcome, text) => {
    storeEntries([{ ...limit, kind: 'payment', ...{ type, outcome, amount: '250.00', currency: 'EUR' } }]);
    await openInbox();
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    ['GlobalLoss', 'confirmed', 'You have changed a limit: Losses in all products', '/en/profile/global-limits/'],
    [
      'Session',
      'waiting',
      'You have asked to raise or remove a limit (Time at play). Nothing changes until you confirm it.',
      '/en/profile/limits/',
    ],
    ['Loss', 'withdrawn', 'You have withdrawn the change of a limit: Losses', '/en/profile/limits/'],
  ])('say what became of a limit: %s, %s', async (kind, outcome, text, href) => {
    storeEntries([{ ...limit, ...{ limit: kind, outcome } }]);
    await openInbox();
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', href);
  });

  it('invite nobody to play who may not: they have their limits and documents alone', async () => {
    storeEntries(all);
    const timeouts = { __typename: 'Timeouts', timeoutEndsAt: '2999-01-01T00:00:00.000Z' };
    await openInbox({
      answers: { GetPlayerInfo: wireViewer({ player: { ...wirePlayer, timeouts }, wallet: wireWallet }) },
    });
    expect(screen.queryByText('You have reached level 3')).toBeNull();
    expect(screen.queryByText(/been given a reward/)).toBeNull();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/en/profile/limits/',
      '/en/profile/session-history/',
      '/en/profile/rewards-history/',
      '/en/source-of-wealth/',
    ]);
  });

  it('lead to no page that the lobby does not have', async () => {
    storeEntries(all);
    await openInbox({ features: [accountFeature()] });
    expect(screen.getByText('You have reached level 3')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/profile/session-history/');
  });

  it('are in the language on screen, also those from before it was chosen', async () => {
    storeEntries([{ ...level, kind: 'raffle-win', ...{ amount: '1250.00', currency: 'EUR' } }]);
    await openInbox();
    expect(screen.getByText('Your raffle ticket has won: €1,250.00')).toBeVisible();
    // Tests have the English words in each language; amounts and days are `Intl`'s.
    await act(() => activateLocale('fi'));
    expect(screen.getByText(/1\s250,00\s€$/)).toBeVisible();
    expect(screen.getByRole('list')).toHaveAccessibleName('tänään');
    await act(() => activateLocale('en'));
  });

  it('are those that can be read of a damaged storage', async () => {
    const damaged = [{ ...level, level: 'three' }, { ...level, id: 'x', kind: 'horoscope' }, reward];
    localStorage.setItem('inbox', JSON.stringify({ entries: damaged, removed: [] }));
    await openInbox();
    expect(rows()).toHaveLength(1);
    expect(screen.getByText(rewardText)).toBeVisible();
  });

  it('say that there are none', async () => {
    await openInbox();
    expect(screen.getByRole('heading', { name: 'No messages' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('go with the session that another tab has ended', async () => {
    storeEntries(all);
    await openInbox();
    local.removeOfPlayer();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'inbox' })));
    expect(rows()).toEqual([]);
  });
});

describe('what is unread', () => {
  it('is counted in the menu, and read out', async () => {
    storeEntries([reward, level, { ...limit, isRead: true }]);
    await openMenu();
    expect(await screen.findByRole('link', { name: /^Messages\s*2 unread$/ })).toHaveAttribute('href', '/en/inbox/');
  });

  it('counts nothing of a kind that this release does not know, and has no number where there is none', async () => {
    storeEntries([{ ...reward, kind: 'horoscope' }]);
    await openMenu();
    expect(await screen.findByRole('link', { name: 'Messages' })).toBeVisible();
    expect(screen.queryByText(/unread/)).toBeNull();
  });

  it('counts no reward while a break is in force', async () => {
    storeEntries([reward, limit]);
    const timeouts = { __typename: 'Timeouts', timeoutEndsAt: '2999-01-01T00:00:00.000Z' };
    await openMenu({
      answers: { GetPlayerInfo: wireViewer({ player: { ...wirePlayer, timeouts }, wallet: wireWallet }) },
    });
    expect(await screen.findByRole('link', { name: /^Messages\s*1 unread$/ })).toBeVisible();
  });

  it('is no entry of visitors', async () => {
    await openMenu({ visitor: true });
    await untilIdle();
    expect(screen.queryByRole('link', { name: /Messages/ })).toBeNull();
  });

  it('is read once it was on screen, and called new until the page is left', async () => {
    storeEntries([reward, { ...level, isRead: true }]);
    const { unmount } = await openInbox();
    expect(local.read('inbox')?.entries.map(({ isRead }) => isRead)).toEqual([true, true]);
    expect(screen.getAllByText('New')).toHaveLength(1);
    expect(within(screen.getByText(rewardText).closest('li') as HTMLElement).getByText('New')).toBeVisible();
    unmount();
    await openInbox();
    expect(screen.queryByText('New')).toBeNull();
  });

  it('stays unread while nobody looks at the tab', async () => {
    storeEntries([reward]);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await openInbox();
    expect(local.read('inbox')?.entries[0]?.isRead).toBe(false);
    hidden.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(local.read('inbox')?.entries[0]?.isRead).toBe(true);
    expect(screen.getByText('New')).toBeVisible();
  });

  it('comes while the page is open, new and read at once', async () => {
    const { client } = await openInbox();
    act(() => inboxOf(client).announce({ kind: 'level', id: '7', level: 7 }));
    expect(row('You have reached level 7').getByText('New')).toBeVisible();
    expect(local.read('inbox')?.entries[0]?.isRead).toBe(true);
  });
});

describe('a removed message', () => {
  it('leaves its place with the way back, by the same button', async () => {
    storeEntries([reward, level]);
    await openInbox();
    const button = press('Remove', row('You have reached level 3'));
    expect(stored()).toEqual([reward.id]);
    expect(screen.queryByText('You have reached level 3')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Removed');
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName('Undo');
    fireEvent.click(button);
    expect(row('You have reached level 3').getByRole('button', { name: 'Remove' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('');
    expect(stored()).toEqual([reward.id, level.id]);
  });

  it('is gone for good once another is removed, or the page was left', async () => {
    storeEntries([reward, level, limit]);
    const { unmount } = await openInbox();
    press('Remove', row('You have reached level 3'));
    press('Remove', row('You have changed a limit: Deposits'));
    expect(rows()).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    unmount();
    await openInbox();
    expect(rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('all messages', () => {
  it('are removed by one button, which puts them back', async () => {
    storeEntries(all);
    await openInbox();
    const button = press('Remove all');
    expect(stored()).toEqual([]);
    expect(rows()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'No messages' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Removed');
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName('Undo');
    fireEvent.click(button);
    expect(stored()).toEqual(all.map(({ id }) => id));
    expect(rows()).toHaveLength(all.length);
    expect(button).toHaveAccessibleName('Remove all');
  });

  it('each have a button that is described by its message', async () => {
    storeEntries([level]);
    await openInbox();
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveAccessibleDescription('You have reached level 3');
  });

  it('are gone once the page was left', async () => {
    storeEntries(all);
    const { unmount } = await openInbox();
    press('Remove all');
    unmount();
    await openInbox();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
