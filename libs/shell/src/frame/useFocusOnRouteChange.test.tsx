import type { FeatureModule } from '@lobby/contracts';
import { closeOverlay, openOverlay } from '@lobby/overlays';
import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { games, openLobby, pageWithHeading } from '../router/lobby.fixture.tsx';

function Search() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <h1>Search</h1>
      <input ref={field} aria-label="Games" />
    </>
  );
}
const content = (load: () => Promise<{ default: () => ReactNode }>): FeatureModule => ({
  id: 'content',
  routes: { promotions: { load } },
});
const offers = content(pageWithHeading('Offers'));

beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => act(() => closeOverlay()));

it('begins a new page at its heading, for the keyboard and screen readers', async () => {
  const { router } = await openLobby('/en/', [games, offers]);
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/en/promotions/'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Offers' })).toHaveFocus());
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Games' })).toHaveFocus());
});

it('leaves the focus where it is as the query changes', async () => {
  const { router } = await openLobby('/en/', [games]);
  const link = screen.getByRole('link', { name: 'Skip to content' });
  link.focus();
  await act(() => router.navigate('/en/?category=new'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(link).toHaveFocus();
});

it('leaves the focus to a field that the page gives it to', async () => {
  const { router } = await openLobby('/en/', [games, content(async () => ({ default: Search }))]);
  await act(() => router.navigate('/en/promotions/'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('textbox', { name: 'Games' })).toHaveFocus();
});

it('leaves the focus to a dialog that is open', async () => {
  const { router } = await openLobby('/en/', [games, offers]);
  await act(async () => void openOverlay({ variant: 'default', title: 'Deposit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Deposit' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await act(() => router.navigate('/en/promotions/'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});
