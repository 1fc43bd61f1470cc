import { routeOf, useLocation } from '@lobby/routing';
import { renderScene, setBuild, wireViewer, type SceneOptions } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import type { RouteId } from '@lobby/contracts';
import { RouteGate } from './RouteGate.tsx';

function GatedPage({ route }: { route: RouteId }) {
  if (routeOf(useLocation().pathname) !== route) return null;
  return (
    <RouteGate route={route}>
      <h1>Page</h1>
    </RouteGate>
  );
}
const show = (route: RouteId, path: string, options: SceneOptions = {}) =>
  renderScene(<GatedPage route={route} />, { path, ...options });
const page = () => screen.queryByRole('heading', { name: 'Page' });

it('shows the same address to visitors and players where the brand lets visitors browse (R-1-005)', async () => {
  await show('lobby', '/en/', { visitor: true });
  expect(page()).toBeInTheDocument();
});

it('sends visitors of other brands to the login page with the way back', async () => {
  setBuild({ visitorBrowsing: false });
  const { address } = await show('game-list', '/en/game-list/slots/?sort=new', { visitor: true });
  expect(address()).toBe('/en/login/?redir=%2Fen%2Fgame-list%2Fslots%2F%3Fsort%3Dnew');
});

it('keeps no tokens in the way back', async () => {
  const { address } = await show('rewards', '/en/rewards/?accessToken=secret&tab=1', { visitor: true });
  expect(address()).toBe('/en/login/?redir=%2Fen%2Frewards%2F%3Ftab%3D1');
});

it('shows pages of players to players', async () => {
  await show('rewards', '/en/rewards/');
  expect(page()).toBeInTheDocument();
});

it('shows a placeholder while it is unknown who looks, never the login page (R-4-011)', async () => {
  const { address } = await show('rewards', '/en/rewards/', { answers: { GetPlayerInfo: new Error('offline') } });
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(address()).toBe('/en/rewards/');
});

it.each(['/en/deposit/', '/en/deposit/?autoSignIn=1'])(
  'says of %s within ten seconds that it takes long',
  async (path) => {
    jest.useFakeTimers();
    try {
      const unanswered = new Promise(() => undefined);
      await show('deposit', path, { answers: { GetPlayerInfo: unanswered } });
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(await screen.findByRole('alert')).toHaveTextContent('This takes longer than usual');
      expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to the lobby' })).toHaveAttribute('href', '/');
    } finally {
      jest.useRealTimers();
    }
  },
);

it('shows no placeholder when the page is about to be left for the provider (R-2-058)', async () => {
  await show('rewards', '/en/rewards/?autoSignIn=1', { answers: { GetPlayerInfo: new Error('offline') } });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(page()).not.toBeInTheDocument();
});

it('offers the way out to a session without a player, and waits for nothing (R-4-013)', async () => {
  const answers = { GetPlayerInfo: wireViewer({ player: null, wallet: null }) };
  const { auth } = await show('rewards', '/en/rewards/', { answers });
  const signOut = jest.spyOn(auth, 'signOut');
  screen.getByRole('heading', { name: 'Your account was not found' });
  screen.getByRole('button', { name: 'Sign out' }).click();
  expect(signOut).toHaveBeenCalledTimes(1);
});
