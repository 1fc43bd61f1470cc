import { closeOverlay, getOverlay } from '@lobby/overlays';
import { useSession } from '@lobby/player';
import { expectConsoleErrors, renderScene, untilIdle, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { OverlayOutlet } from '../overlay/OverlayOutlet.tsx';

function Page() {
  return <output>{useSession().status}</output>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  jest.useRealTimers();
  while (getOverlay().isOpen) await act(() => closeOverlay());
});

async function advanceTime(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await untilIdle();
}
const status = () => screen.getByRole('status', { hidden: true }).textContent;

it('shows it to a player whose account cannot be reached until it can, and signs nobody out (A-030)', async () => {
  const signOut = jest.fn();
  const { answer, address } = await renderScene(
    <>
      <Page />
      <OverlayOutlet />
    </>,
    { path: '/en/promotions/', session: { signOut }, answers: { GetPlayerInfo: { errors: [{ message: 'Down' }] } } },
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await advanceTime(10_000);
  expect(screen.getByRole('dialog', { name: 'Error' })).toHaveTextContent('You are still signed in.');
  expect([status(), address(), signOut.mock.calls]).toEqual(['LOADING', '/en/promotions/', []]);

  answer({ GetPlayerInfo: wireViewer({ player: wirePlayer, wallet: wireWallet }) });
  await advanceTime(40_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(status()).toBe('LOGGED_IN');
});

it('loads the document anew for what answers in the place of the platform, such as a robot check (A-198)', async () => {
  const robotCheck = () => new Response('<!doctype html>', { status: 403, headers: { 'content-type': 'text/html' } });
  const signOut = jest.fn();
  await renderScene(<OverlayOutlet />, { session: { signOut }, answers: { GetPlayerInfo: robotCheck } });
  await advanceTime(30_000);
  expectConsoleErrors(/Not implemented: navigation/);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await advanceTime(100);
  expect(signOut).not.toHaveBeenCalled();
});
