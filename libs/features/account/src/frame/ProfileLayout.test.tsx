import { renderScene, setBuild } from '@lobby/testing';
import { act, screen, within } from '@testing-library/react';
import { accountFeature } from '../index.ts';
import AccountMenuEntry from './AccountMenuEntry.tsx';
import ProfileLayout from './ProfileLayout.tsx';

/** A window of one width; jsdom has none. */
function setWindow(isDesktop: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: isDesktop,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  window.matchMedia = () => query as unknown as MediaQueryList;
  return (next: boolean) =>
    act(async () => {
      query.matches = next;
      for (const listener of listeners) listener();
    });
}
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

const openAt = (path: string) => renderScene(<ProfileLayout />, { path, features: [accountFeature()] });
const navigation = () => screen.queryByRole('navigation', { name: 'Your account' });
const wayBack = () => screen.queryByRole('link', { name: 'Your account' });

it('has the navigation at the side of every page on desktops, with the page on screen marked', async () => {
  setBuild({ EnableFinancialHistory: true });
  setWindow(true);
  await openAt('/en/profile/');
  const links = within(navigation() as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Overview', '/en/profile/dashboard/'],
    ['Personal details', '/en/profile/'],
    ['Games', '/en/profile/game-history/'],
    ['Deposits', '/en/profile/deposit-history/'],
    ['Withdrawals', '/en/profile/withdrawal-history/'],
    ['Sign-ins', '/en/profile/session-history/'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Personal details');
  expect(wayBack()).toBeNull();
});

it('has it as a list below the overview on phones, and a way back there on every other page', async () => {
  setWindow(false);
  const { unmount } = await openAt('/en/profile/dashboard/');
  expect(within(navigation() as HTMLElement).getByRole('link', { name: 'Games' })).toBeVisible();
  expect(wayBack()).toBeNull();
  unmount();
  await openAt('/en/profile/');
  expect(navigation()).toBeNull();
  expect(wayBack()).toHaveAttribute('href', '/en/profile/dashboard/');
});

it('has no entries of money where the brand shows no such history (A-066)', async () => {
  setWindow(true);
  await openAt('/en/profile/');
  expect(screen.queryByRole('link', { name: 'Deposits' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Withdrawals' })).toBeNull();
});

it('follows a window that changes its width', async () => {
  const resize = setWindow(false);
  await openAt('/en/profile/');
  expect(navigation()).toBeNull();
  await resize(true);
  expect(navigation()).toBeVisible();
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
