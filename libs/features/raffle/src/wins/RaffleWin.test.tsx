import { Slot } from '@lobby/composition';
import { closeOverlay, openOverlay } from '@lobby/overlays';
import { local } from '@lobby/storage';
import { wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Overlays } from '../../../../shell/src/frame/Overlays.tsx';
import { pass, prepareRaffle, receive, renderRaffle } from '../raffle.fixture.tsx';
import { raffleAnswers, wireSettings } from '../wire.fixture.ts';
import { MockSocket, winFrame } from '../service.fixture.ts';

beforeAll(async () => {
  // Imported up front, so that they resolve under fake timers.
  await import('../../../../domain/thrillpots/src/thrillpotSocket.machine.ts');
  await import('../../../../shell/src/overlay/OverlayDialog.tsx');
  await import('../../../../platform/overlays/src/overlay/overlay.actor.ts');
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
    <Slot name="background.player" />
    <Overlays />
  </>
);
const inSweden = wireViewer({ player: wirePlayer, wallet: { ...wireWallet, currency: 'SEK' } });
const renderLobby = async (options: Parameters<typeof renderRaffle>[1] = {}) => {
  const scene = await renderRaffle(lobby, { path: '/en/', ...options });
  await pass(1000);
  return scene;
};
const winDialog = () => screen.queryByRole('dialog', { name: 'Your ticket has won' });

async function receiveWin(change: object = {}) {
  await receive(winFrame(change));
  await pass(1000);
}

it('notifies the player of a win, with the drop, its picture and the amount (R-2-080, R-7-056)', async () => {
  await renderLobby();
  await receiveWin();
  const dialog = within(winDialog() as HTMLElement);
  expect(dialog.getByText('Daily drop')).toBeVisible();
  expect(dialog.getByText('€1,200.50')).toBeInTheDocument();
  expect((winDialog() as HTMLElement).querySelector('img')).toHaveAttribute(
    'src',
    'https://art.acme.test/spotlight.webp',
  );
});

it('can be closed at once', async () => {
  await renderLobby();
  await receive(winFrame());
  fireEvent.click(screen.getByRole('button', { name: 'Play on' }));
  await pass(1000);
  expect(winDialog()).toBeNull();
});

it('converts by the event’s own multipliers (A-092)', async () => {
  await renderLobby({ answers: { GetPlayerInfo: inSweden } });
  await receiveWin({ currency_multipliers: { multipliers: { SEK: '10' } } });
  expect(within(winDialog() as HTMLElement).getByText(/12,005\.00/)).toBeInTheDocument();
});

it('announces each win once, also on the next page, and neither another player’s nor a jackpot’s', async () => {
  const scene = await renderLobby();
  await receiveWin({ id: 'of-another', player_id: 'somebody' });
  await receiveWin({ id: 'of-a-jackpot', type: 'WinEvent' });
  expect(winDialog()).toBeNull();
  await receiveWin();
  fireEvent.click(screen.getByRole('button', { name: 'Play on' }));
  await pass(1000);
  await receiveWin();
  expect(winDialog()).toBeNull();
  scene.unmount();
  await renderLobby();
  await receiveWin();
  expect(winDialog()).toBeNull();
  await receiveWin({ id: 'win-2' });
  expect(winDialog()).toBeVisible();
});

it('can be read again in the player’s currency, once, and nobody else’s', async () => {
  const scene = await renderLobby({ answers: { GetPlayerInfo: inSweden } });
  const multipliers = { currency_multipliers: { multipliers: { SEK: '10' } } };
  await receiveWin({ id: 'of-another', player_id: 'somebody', ...multipliers });
  await receiveWin(multipliers);
  scene.unmount();
  await renderLobby({ answers: { GetPlayerInfo: inSweden } });
  await receiveWin(multipliers);
  expect(local.read('inbox')?.entries).toMatchObject([{ kind: 'raffle-win', amount: '12005.00', currency: 'SEK' }]);
});

it('waits until the tab is looked at, by whoever was there', async () => {
  const scene = await renderLobby();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await receiveWin();
  expect(winDialog()).toBeNull();
  scene.unmount();
  hidden.mockRestore();
  look();
  await pass(1000);
  // Nobody has been notified of it.
  await renderLobby();
  const hiddenAgain = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await receiveWin();
  expect(winDialog()).toBeNull();
  hiddenAgain.mockRestore();
  look();
  await pass(1000);
  expect(winDialog()).toBeVisible();
});

it('reports nothing of a player who has gone', async () => {
  const scene = await renderLobby();
  const socket = MockSocket.last();
  scene.unmount();
  act(() => socket.receive(winFrame()));
  await pass(100);
  await renderLobby();
  await receiveWin();
  expect(winDialog()).toBeVisible();
});

it('converts by the service’s multipliers where the event has none of the currency', async () => {
  await renderLobby({ answers: { GetPlayerInfo: inSweden } });
  await receiveWin({ currency_multipliers: { multipliers: { CAD: '2' } } });
  expect(within(winDialog() as HTMLElement).getByText(/13,565\.65/)).toBeInTheDocument();
});

it('shows the picture of its own drop, and some where the drop is not known', async () => {
  const types = ['hourly', 'daily', 'weekly'];
  const raffles = wireSettings().raffles.map((raffle, index) => ({
    ...raffle,
    raffleSpotlightImage: `https://art.acme.test/${types[index]}.webp`,
  }));
  await renderLobby({ answers: raffleAnswers(wireSettings({ raffles })) });
  await receiveWin();
  const picture = () => (winDialog() as HTMLElement).querySelector('img');
  expect(picture()).toHaveAttribute('src', 'https://art.acme.test/daily.webp');
  fireEvent.click(screen.getByRole('button', { name: 'Play on' }));
  await pass(1000);
  await receiveWin({ id: 'win-2', instance_id: 'of-last-year' });
  expect(picture()).toHaveAttribute('src', 'https://art.acme.test/hourly.webp');
  expect(within(winDialog() as HTMLElement).queryByText(/ drop$/)).toBeNull();
});

it('waits behind what is open', async () => {
  await renderLobby();
  act(() => void openOverlay({ variant: 'confirmation', title: 'A question', content: 'Yes?' }));
  await pass(1000);
  await receiveWin();
  expect(screen.getByRole('dialog', { name: 'A question' })).toBeVisible();
  expect(winDialog()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await pass(1000);
  expect(winDialog()).toBeVisible();
});

it('follows nothing for players where the raffle is off (R-2-081)', async () => {
  const { service } = await renderLobby({ answers: raffleAnswers(null) });
  expect(service.requests).toEqual([]);
  expect(MockSocket.all).toEqual([]);
});
