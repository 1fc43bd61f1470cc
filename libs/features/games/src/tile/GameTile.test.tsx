import { maskFragments } from '@lobby/data';
import { renderScene, type SceneOptions, setBuild } from '@lobby/testing';
import { fireEvent, screen } from '@testing-library/react';
import { wireGame } from '../wire.fixture.ts';
import type { ArtLoading } from './GameArt.tsx';
import { GameTile, GameTileFields } from './GameTile.tsx';

const mockFeed = {
  lastUpdated: '2026-11-20T22:49:45.000Z',
  jackpots: [{ lookupId: 'g2', amount: '13243.86', currency: 'EUR' }],
  liveCasino: [
    { lookupId: 'g3', isOpen: true, players: 104, dealer: 'Alina', minBet: '1.00', maxBet: '500.00', currency: 'EUR' },
    { lookupId: 'g4', isOpen: false, players: 0, dealer: 'Bruno', minBet: '1.00', maxBet: '500.00', currency: 'EUR' },
  ],
};

jest.mock('@lobby/services', () => ({ useFeed: () => mockFeed }));

async function show(
  fields: Readonly<Record<string, unknown>> = {},
  options: SceneOptions & { loading?: ArtLoading } = {},
) {
  const game = maskFragments([GameTileFields], wireGame(1, fields) as never);
  const { container } = await renderScene(<GameTile game={game} loading={options.loading} />, {
    settings: { license: 'mga' },
    brand: { visitorBrowsing: true },
    ...options,
  });
  return container;
}

describe('the tile of a game', () => {
  it('offers AVIF, then WebP, with the room of the picture reserved (R-9-062)', async () => {
    const tile = await show({ aspectRatio: 0.75 });
    expect(tile.querySelector('source')).toHaveAttribute('srcset', 'https://art.acme.test/game-1.avif?width=331');
    expect(tile.querySelector('source')).toHaveAttribute('type', 'image/avif');
    const image = tile.querySelector('img');
    expect(image).toHaveAttribute('src', 'https://art.acme.test/game-1.webp?width=331');
    expect(image).toHaveAttribute('width', '400');
    expect(image).toHaveAttribute('height', '533');
  });

  it.each([
    [undefined, 'lazy', 'auto'],
    ['eager', 'eager', 'auto'],
    ['first', 'eager', 'high'],
  ] as const)('loads a picture of priority %s as %s, %s', async (loading, expected, priority) => {
    const image = (await show({}, { loading })).querySelector('img');
    expect(image).toHaveAttribute('loading', expected);
    expect(image).toHaveAttribute('fetchpriority', priority);
  });

  it('has colour and the name until its picture has come', async () => {
    const tile = await show();
    const letters = screen.getAllByText('Game 1')[0];
    expect(letters).toHaveAttribute('aria-hidden', 'true');
    expect(letters?.parentElement).toContainElement(tile.querySelector('img'));
  });

  it('letters the name where the picture cannot be had', async () => {
    const tile = await show();
    fireEvent.error(tile.querySelector('img')!);
    expect(tile.querySelector('img')).toBeNull();
    expect(screen.getAllByText('Game 1')[0]).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows the return to player only where the brand shows it (A-142)', async () => {
    const hidden = await show();
    expect(hidden).not.toHaveTextContent('RTP');
    setBuild({ ShowRTP: true });
    await show({ lookupId: 'g9' });
    expect(screen.getByText('RTP 96.21%')).toBeVisible();
  });

  it('offers demo play to visitors, beside the game itself (A-174)', async () => {
    await show({}, { visitor: true });
    expect(screen.getByRole('link', { name: 'Demo Game 1' })).toHaveAttribute('href', '/en/games/game-1/?mode=demo');
    expect(screen.getByRole('link', { name: 'Game 1' })).toHaveAttribute('href', '/en/games/game-1/');
  });

  it('offers none to players, who find it beside the game', async () => {
    await show();
    expect(screen.queryByRole('link', { name: /Demo/ })).toBeNull();
  });

  it.each([
    ['the licence', {}, { settings: { license: 'anj' } }],
    ['the brand', {}, { brand: { visitorBrowsing: false } }],
    ['the game', { demoAllowed: false }, {}],
  ] as [string, Record<string, unknown>, SceneOptions][])(
    'offers no demo where %s does not allow it (A-174)',
    async (_, fields, options) => {
      await show(fields, { visitor: true, ...options });
      expect(screen.queryByRole('link', { name: /Demo/ })).toBeNull();
    },
  );
});

describe('running figures on tiles', () => {
  it('a jackpot shows its amount (R-7-051)', async () => {
    await show({ lookupId: 'g2', hasJackpot: true });
    expect(screen.getByText('€13,243.86')).toBeVisible();
  });

  it('a live table shows its dealer and how many play (R-7-051)', async () => {
    await show({ lookupId: 'g3', isLiveCasinoGame: true });
    expect(screen.getByText('104 playing')).toBeVisible();
    expect(screen.getByText('Alina')).toBeVisible();
    expect(screen.getByText('Live')).toBeVisible();
  });

  it('a closed table says so', async () => {
    await show({ lookupId: 'g4', isLiveCasinoGame: true });
    expect(screen.getByText('Closed')).toBeVisible();
    expect(screen.queryByText('Live')).toBeNull();
  });

  it('a game without figures stands under its studio', async () => {
    await show();
    expect(screen.getByText('Acme Games')).toBeVisible();
    expect(screen.queryByText(/playing|€/)).toBeNull();
  });
});
