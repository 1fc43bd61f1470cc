import { maskFragments } from '@lobby/data';
import type { GameFeed } from '@lobby/game-feed';
import { renderScene, type SceneOptions, setBuild } from '@lobby/testing';
import { fireEvent, screen } from '@testing-library/react';
import { wireArt, wireGame } from '../wire.fixture.ts';
import type { ArtLoading } from './GameArt.tsx';
import { GameDetailsFields, GameTile, GameTileFields } from './GameTile.tsx';

const live = { minBet: '1.00', maxBet: '500.00', currency: 'EUR' };
const mockFeed: Record<string, GameFeed> = {
  g2: { jackpot: { lookupId: 'g2', amount: '13243.86', currency: 'EUR' } },
  g3: { liveTable: { ...live, lookupId: 'g3', isOpen: true, players: 104, dealer: 'Alina' } },
  g4: { liveTable: { ...live, lookupId: 'g4', isOpen: false, players: 0, dealer: 'Bruno' } },
};

jest.mock('@lobby/game-feed', () => ({ useGameFeed: (lookupId: string) => mockFeed[lookupId] ?? null }));

async function renderTile(
  fields: Readonly<Record<string, unknown>> = {},
  options: SceneOptions & { loading?: ArtLoading } = {},
) {
  const game = maskFragments([GameTileFields, GameDetailsFields], wireGame(1, fields) as never);
  const { container } = await renderScene(
    <GameTile game={game} details={game} place="grid" loading={options.loading} />,
    {
      settings: { license: 'mga' },
      brand: { visitorBrowsing: true },
      ...options,
    },
  );
  return container;
}

describe('the tile of a game', () => {
  it.each([
    ['AVIF', 'source', 'avif'],
    ['WebP', 'img', 'webp'],
  ])('offers %s in four widths, for the browser to choose by the tile’s', async (_, element, format) => {
    const offer = (await renderTile()).querySelector(element);
    expect(offer?.getAttribute('srcset')?.split(', ')).toEqual(
      [172, 236, 320, 388].map((width) => `https://art.acme.test/game-1.${format}?width=${width} ${width}w`),
    );
    expect(offer?.getAttribute('sizes')).toMatch(/\(min-width: 48rem\) 200px, .*calc\(50vw - 28px\)$/);
  });

  it('prefers AVIF, and reserves the image’s space', async () => {
    const tile = await renderTile({ aspectRatio: 0.75 });
    expect(tile.querySelector('source')).toHaveAttribute('type', 'image/avif');
    const image = tile.querySelector('img');
    expect(image).toHaveAttribute('src', 'https://art.acme.test/game-1.webp?width=388');
    expect(image).toHaveAttribute('width', '400');
    expect(image).toHaveAttribute('height', '533');
    expect(image).toHaveAttribute('decoding', 'async');
  });

  it.each([
    [undefined, 'lazy', 'auto'],
    ['eager', 'eager', 'auto'],
    ['first', 'eager', 'high'],
  ] as const)('loads an image of priority %s as %s, %s', async (loading, expected, priority) => {
    const image = (await renderTile({}, { loading })).querySelector('img');
    expect(image).toHaveAttribute('loading', expected);
    expect(image).toHaveAttribute('fetchpriority', priority);
  });

  it('shows the name on a coloured ground until its image has loaded', async () => {
    const tile = await renderTile();
    const placeholder = screen.getAllByText('Game 1')[0];
    expect(placeholder).toHaveAttribute('aria-hidden', 'true');
    expect(placeholder).toContainElement(tile.querySelector('img'));
  });

  it.each(['tel:+358401234567', 'javascript:alert(1)', 'https://art.acme.test/{format}/{format}'])(
    'shows the name alone where the address of the image is %s',
    async (address) => {
      const tile = await renderTile(wireArt(address));
      expect(tile.querySelector('img')).toBeNull();
      expect(tile.querySelector('source')).toBeNull();
      expect(screen.getAllByText('Game 1')[0]).toHaveAttribute('aria-hidden', 'true');
    },
  );

  it('offers no width whose address is none', async () => {
    const tile = await renderTile({ w172: 'javascript:alert(1)' });
    expect(tile.querySelector('source')?.getAttribute('srcset')).toMatch(/^https:\S+ 236w, /);
  });

  it('keeps showing the name if the image fails to load', async () => {
    const tile = await renderTile();
    fireEvent.error(tile.querySelector('img')!);
    expect(tile.querySelector('img')).toBeNull();
    expect(screen.getAllByText('Game 1')[0]).toHaveAttribute('aria-hidden', 'true');
  });

  it('keeps showing the name if the image failed before the page was hydrated', async () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const source = jest
      .spyOn(HTMLImageElement.prototype, 'currentSrc', 'get')
      .mockReturnValue('https://art.acme.test/');
    const tile = await renderTile();
    expect(tile.querySelector('img')).toBeNull();
    complete.mockRestore();
    source.mockRestore();
  });

  it('shows the return to player only where the brand shows it (A-142)', async () => {
    const hidden = await renderTile();
    expect(hidden).not.toHaveTextContent('RTP');
    setBuild({ ShowRTP: true });
    await renderTile({ lookupId: 'g9' });
    expect(screen.getByText('RTP 96.21%')).toBeVisible();
  });

  it('offers demo play to visitors, beside the game itself (A-174)', async () => {
    await renderTile({}, { visitor: true });
    expect(screen.getByRole('link', { name: 'Demo Game 1' })).toHaveAttribute('href', '/en/games/game-1/?mode=demo');
    expect(screen.getByRole('link', { name: 'Game 1' })).toHaveAttribute('href', '/en/games/game-1/');
  });

  it('offers players no demo link', async () => {
    await renderTile();
    expect(screen.queryByRole('link', { name: /Demo/ })).toBeNull();
  });

  it.each([
    ['the licence', {}, { settings: { license: 'anj' } }],
    ['the brand', {}, { brand: { visitorBrowsing: false } }],
    ['the game', { demoAllowed: false }, {}],
  ] as [string, Record<string, unknown>, SceneOptions][])(
    'offers no demo where %s does not allow it (A-174)',
    async (_, fields, options) => {
      await renderTile(fields, { visitor: true, ...options });
      expect(screen.queryByRole('link', { name: /Demo/ })).toBeNull();
    },
  );
});

describe('live figures on tiles', () => {
  it('a jackpot shows its amount (R-7-051)', async () => {
    await renderTile({ lookupId: 'g2' });
    expect(screen.getByText('€13,243.86')).toBeVisible();
    expect(screen.getByText('€13,243.86')).toHaveAttribute('translate', 'no');
    expect(screen.getByText('€13,243.86').parentElement).toHaveTextContent('Jackpot €13,243.86');
  });

  it('a live table shows its dealer and the number of players (R-7-051)', async () => {
    await renderTile({ lookupId: 'g3', isLiveCasinoGame: true });
    expect(screen.getByText('104 playing')).toBeVisible();
    expect(screen.getByText('Alina')).toBeVisible();
    expect(screen.getByText('Live')).toBeVisible();
  });

  it('a closed table is marked as closed', async () => {
    await renderTile({ lookupId: 'g4', isLiveCasinoGame: true });
    expect(screen.getByText('Closed')).toBeVisible();
    expect(screen.queryByText('Live')).toBeNull();
  });

  it('a game without live figures shows its studio', async () => {
    await renderTile();
    expect(screen.getByText('Acme Games')).toBeVisible();
    expect(screen.queryByText(/playing|€/)).toBeNull();
  });
});
