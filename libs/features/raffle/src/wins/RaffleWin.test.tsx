import { Background, closeOverlay, openOverlay } from '@lobby/host';
import { wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Overlays } from '../../../../shell/src/frame/Overlays.tsx';
import { pass, prepareRaffle, receive, renderRaffle } from '../raffle.fixture.tsx';
import { raffleAnswers } from '../wire.fixture.ts';
import { MockSocket, winFrame } from '../service.fixture.ts';

beforeAll(async () => {
  // Imported up front, so that they resolve under fake timers.
  await import('../../../../platform/services/src/thrillpots/thrillpotSocket.machine.ts');
  await import('../../../../shell/src/overlay/OverlayDialog.tsx');
  await import('../../../../platform/host/src/overlay/overlay.actor.ts');
  await import('../drops/drops.actor.ts');
  await import('./RaffleWinWatch.tsx');
});
beforeEach(() => {
  localStorage.clear();
  prepareRaffle();
});
afterEach(async () => {
  await act(async () => closeOverlay());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const lobby = (
  <>
    <Background scope="player" />
    <Overlays />
  </>
);
const renderLobby = async (options: Parameters<typeof renderRaffle>[1] = {}) => {
  const scene = await renderRaffle(lobby, { path: '/en/', ...options });
  await pass(1000);
  return scene;
};
const told = () => screen.queryByRole('dialog', { name: 'Your ticket has won' });

async function receiveWin(change: object = {}) {
  await receive(winFrame(change));
  await pass(1000);
}

it('tells the player of a win, with the drop, its picture and the amount (R-2-080, R-7-056)', async () => {
  await renderLobby();
  await receiveWin();
  const dialog = within(told() as HTMLElement);
  expect(dialog.getByText('Daily drop')).toBeVisible();
  expect(dialog.getByText('€1,200.50')).toBeInTheDocument();
  expect((told() as HTMLElement).querySelector('img')).toHaveAttribute('src', 'https://art.acme.test/spotlight.webp');
});

it('can be closed at once', async () => {
  await renderLobby();
  await receive(winFrame());
  fireEvent.click(screen.getByRole('button', { name: 'Play on' }));
  await pass(1000);
  expect(told()).toBeNull();
});

it('converts by the event’s own multipliers (A-092)', async () => {
  await renderLobby({
    answers: {
      GetPlayerInfo: wireViewer({ player: wirePlayer, wallet: { ...wireWallet, currency: 'SEK' } }),
    },
  });
  await receiveWin({ currency_multipliers: { multipliers: { SEK: '10' } } });
  expect(within(told() as HTMLElement).getByText(/12,005\.00/)).toBeInTheDocument();
});

it('tells each win once, and no other player’s', async () => {
  await renderLobby();
  await receiveWin({ id: 'of-another', player_id: 'somebody' });
  expect(told()).toBeNull();
  await receiveWin();
  fireEvent.click(screen.getByRole('button', { name: 'Play on' }));
  await pass(1000);
  await receiveWin();
  expect(told()).toBeNull();
});

it('waits behind what is open', async () => {
  await renderLobby();
  act(() => void openOverlay({ variant: 'confirmation', title: 'A question', content: 'Yes?' }));
  await pass(1000);
  await receiveWin();
  expect(screen.getByRole('dialog', { name: 'A question' })).toBeVisible();
  expect(told()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await pass(1000);
  expect(told()).toBeVisible();
});

it('follows nothing for players where the raffle is off (R-2-081)', async () => {
  const { service } = await renderLobby({ answers: raffleAnswers(null) });
  expect(service.requests).toEqual([]);
  expect(MockSocket.all).toEqual([]);
});
