import { routeOf, useLocation } from '@lobby/routing';
import { renderScene, setBuild, wireViewer, type SceneOptions } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import type { RouteId } from '@lobby/contracts';
import { ProtectedRoute } from './ProtectedRoute.tsx';

function GatedPage({ route }: { route: RouteId }) {
  if (routeOf(useLocation().pathname) !== route) return null;
  return (
    <ProtectedRoute route={route}>
      <h1>Page</h1>
    </ProtectedRoute>
  );
}
const renderGatedPage = (route: RouteId, path: string, options: SceneOptions = {}) =>
  renderScene(<GatedPage route={route} />, { path, ...options });
const page = () => screen.queryByRole('heading', { name: 'Page' });

it('shows a page to visitors if the brand lets them browse (R-1-005)', async () => {
  await renderGatedPage('lobby', '/en/', { visitor: true });
  expect(page()).toBeInTheDocument();
});

it('redirects visitors of other brands to the login page, which returns to the page', async () => {
  setBuild({ visitorBrowsing: false });
  const { address } = await renderGatedPage('game-list', '/en/game-list/slots/?sort=new', { visitor: true });
  expect(address()).toBe('/en/login/?redir=%2Fen%2Fgame-list%2Fslots%2F%3Fsort%3Dnew');
});

it('removes tokens from the return path', async () => {
  const { address } = await renderGatedPage('rewards', '/en/rewards/?accessToken=secret&tab=1', { visitor: true });
  expect(address()).toBe('/en/login/?redir=%2Fen%2Frewards%2F%3Ftab%3D1');
});

it('shows pages for players to players', async () => {
  await renderGatedPage('rewards', '/en/rewards/');
  expect(page()).toBeInTheDocument();
});

it('shows a placeholder, not the login page, while the player is loading (R-4-011)', async () => {
  const { address } = await renderGatedPage('deposit', '/en/deposit/', {
    answers: { GetPlayerInfo: new Error('offline') },
  });
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(page()).not.toBeInTheDocument();
  expect(address()).toBe('/en/deposit/');
});

it('shows the frame of a page that has one while the player is loading', async () => {
  const { address } = await renderGatedPage('rewards', '/en/rewards/', {
    answers: { GetPlayerInfo: new Error('offline') },
  });
  expect(page()).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(address()).toBe('/en/rewards/');
});

it('shows what visitors of other brands may see while the player is loading, and no login page', async () => {
  setBuild({ visitorBrowsing: false });
  const { address } = await renderGatedPage('game-list', '/en/game-list/slots/', {
    answers: { GetPlayerInfo: new Error('offline') },
  });
  expect(page()).toBeInTheDocument();
  expect(address()).toBe('/en/game-list/slots/');
});

it.each(['/en/deposit/', '/en/deposit/?autoSignIn=1'])('says within ten seconds that %s takes long', async (path) => {
  jest.useFakeTimers();
  try {
    const neverResolves = new Promise(() => undefined);
    await renderGatedPage('deposit', path, { answers: { GetPlayerInfo: neverResolves } });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByRole('alert')).toHaveTextContent('This takes longer than usual');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the lobby' })).toHaveAttribute('href', '/');
  } finally {
    jest.useRealTimers();
  }
});

it.each([
  ['deposit', '/en/deposit/?autoSignIn=1'],
  ['rewards', '/en/rewards/?autoSignIn=1'],
] as const)(
  'shows %s neither as a placeholder nor as a frame when autoSignIn is about to redirect (R-2-058)',
  async (route, path) => {
    await renderGatedPage(route, path, { answers: { GetPlayerInfo: new Error('offline') } });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(page()).not.toBeInTheDocument();
  },
);

it('offers to sign out at once for a session without a player (R-4-013)', async () => {
  const answers = { GetPlayerInfo: wireViewer({ player: null, wallet: null }) };
  const { auth } = await renderGatedPage('rewards', '/en/rewards/', { answers });
  const signOut = jest.spyOn(auth, 'signOut');
  await screen.findByRole('heading', { name: 'Your account was not found' });
  screen.getByRole('button', { name: 'Sign out' }).click();
  expect(signOut).toHaveBeenCalledTimes(1);
});
