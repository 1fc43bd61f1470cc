import { renderScene, setBuild } from '@lobby/testing';
import { act, screen, within } from '@testing-library/react';
import { accountFeature } from '../index.ts';
import AccountMenuEntry from './AccountMenuEntry.tsx';
import ProfileLayout from './ProfileLayout.tsx';

const openAt = (path: string) => renderScene(<ProfileLayout />, { path, features: [accountFeature()] });
const navigations = () => screen.queryAllByRole('navigation', { name: 'Your account' });
const wayBack = () => screen.queryByRole('link', { name: 'Your account' });

it('has the navigation at the side of every page, with the page on screen marked', async () => {
  setBuild({ EnableFinancialHistory: true });
  await openAt('/en/profile/');
  const links = within(navigations()[0] as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Overview', '/en/profile/dashboard/'],
    ['Personal details', '/en/profile/'],
    ['Games', '/en/profile/game-history/'],
    ['Deposits', '/en/profile/deposit-history/'],
    ['Withdrawals', '/en/profile/withdrawal-history/'],
    ['Sign-ins', '/en/profile/session-history/'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Personal details');
});

// Styles show the one or the other, by the window's width: the browser test of the frames looks at that.
it('has it once more below the overview, and on every other page a way back there', async () => {
  const { unmount } = await openAt('/en/profile/dashboard/');
  expect(navigations()).toHaveLength(2);
  expect(wayBack()).toBeNull();
  unmount();
  await openAt('/en/profile/');
  expect(navigations()).toHaveLength(1);
  expect(wayBack()).toHaveAttribute('href', '/en/profile/dashboard/');
});

it('has no entries of money where the brand shows no such history (A-066)', async () => {
  await openAt('/en/profile/');
  expect(screen.queryByRole('link', { name: 'Deposits' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Withdrawals' })).toBeNull();
});

it('is reached from the menu, which closes, by players alone', async () => {
  const close = jest.fn();
  const { unmount } = await renderScene(<AccountMenuEntry close={close} />);
  const link = screen.getByRole('link', { name: 'Your account' });
  expect(link).toHaveAttribute('href', '/en/profile/dashboard/');
  act(() => link.click());
  expect(close).toHaveBeenCalledTimes(1);
  unmount();
  await renderScene(<AccountMenuEntry close={close} />, { visitor: true });
  expect(screen.queryByRole('link')).toBeNull();
});
