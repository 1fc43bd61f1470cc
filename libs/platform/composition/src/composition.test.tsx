import type { ComponentProps } from 'react';
import type { FeatureModule } from '@lobby/contracts';
import { expectConsoleErrors } from '@lobby/testing';
import { act, render, renderHook, screen } from '@testing-library/react';
import { Block, LobbyProvider, loadParts, Slot, useIntent, useOptionalIntent } from './index.ts';

const text = (words: string) => async () => ({ default: () => <p>{words}</p> });
const show = (features: readonly FeatureModule[], children: React.ReactNode) =>
  render(
    <LobbyProvider {...acme} features={features}>
      {children}
    </LobbyProvider>,
  );

/** Brand and settings are not read here. */
const acme = {} as Pick<ComponentProps<typeof LobbyProvider>, 'brand' | 'settings'>;

describe('slots', () => {
  it('render what features contribute, lowest order first', async () => {
    show(
      [
        { id: 'wallet', parts: [{ place: 'header.balance', order: 2, load: text('second') }] },
        { id: 'cashier', parts: [{ place: 'header.balance', order: 1, load: text('first') }] },
        { id: 'games', parts: [{ place: 'header.tools', load: text('elsewhere') }] },
      ],
      <Slot name="header.balance" />,
    );
    await screen.findByText('second');
    expect(screen.getAllByText(/./).map(({ textContent }) => textContent)).toEqual(['first', 'second']);
  });

  it('pass their props to contributions', async () => {
    const Bar = ({ slug }: { gameId: string; slug: string }) => <p>{slug}</p>;
    show(
      [{ id: 'jackpot', parts: [{ place: 'game.bar', load: async () => ({ default: Bar }) }] }],
      <Slot name="game.bar" props={{ gameId: '1', slug: 'book-of-dust' }} />,
    );
    await screen.findByText('book-of-dust');
  });

  it('wait with a contribution until the page is idle, where it says so', async () => {
    jest.useFakeTimers();
    const load = jest.fn(text('live figures'));
    const features = [{ id: 'jackpot', parts: [{ place: 'page.notice', load, when: 'idle' }] }] as const;
    show(features, <Slot name="page.notice" fallback={<p>placeholder</p>} />);
    await loadParts(features, ['page.notice']);
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText('placeholder')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('live figures')).toBeVisible();
    jest.useRealTimers();
  });

  it('isolate a contribution that fails', async () => {
    expectConsoleErrors(/broken/);
    const broken = async () => ({
      default: (): never => {
        throw new Error('broken');
      },
    });
    show(
      [
        { id: 'wallet', parts: [{ place: 'page.notice', load: broken }] },
        { id: 'cashier', parts: [{ place: 'page.notice', order: 1, load: text('still here') }] },
      ],
      <Slot name="page.notice" />,
    );
    await screen.findByText('still here');
  });
});

describe('code that cannot be loaded', () => {
  const failing = (times: number) => {
    const load = jest.fn(text('loaded'));
    for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new Error('no such chunk'));
    return load;
  };
  const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('is requested again after a delay that doubles', async () => {
    const load = failing(2);
    show([{ id: 'protection', parts: [{ place: 'background.player', load }] }], <Slot name="background.player" />);
    await advance(999);
    expect(load).toHaveBeenCalledTimes(1);
    await advance(1);
    expect(load).toHaveBeenCalledTimes(2);
    await advance(1999);
    expect(screen.queryByText('loaded')).toBeNull();
    await advance(1);
    expect(screen.getByText('loaded')).toBeInTheDocument();
  });

  it('is requested again as soon as the browser is online', async () => {
    const load = failing(1);
    show([{ id: 'protection', parts: [{ place: 'header.clock', load }] }], <Slot name="header.clock" />);
    await advance(0);
    window.dispatchEvent(new Event('online'));
    await advance(0);
    expect(screen.getByText('loaded')).toBeInTheDocument();
  });
});

describe('background tasks', () => {
  it('run by scope', async () => {
    show(
      [
        {
          id: 'wallet',
          parts: [
            { place: 'background.player', load: text('for players') },
            { place: 'background.page', load: text('for all') },
          ],
        },
      ],
      <Slot name="background.player" />,
    );
    await screen.findByText('for players');
    expect(screen.queryByText('for all')).toBeNull();
  });
});

describe('blocks', () => {
  const topGames = <Block type="TOP_GAMES" id="1" index={0} />;

  it('render by type, with their skeleton while they load', async () => {
    const skeleton = () => <p>skeleton of a row</p>;
    show([{ id: 'games', parts: [{ place: 'block.TOP_GAMES', load: text('a row of games'), skeleton }] }], topGames);
    expect(screen.getByText('skeleton of a row')).toBeInTheDocument();
    await screen.findByText('a row of games');
    expect(screen.queryByText('skeleton of a row')).toBeNull();
  });

  it('render nothing where no feature contributes their type', () => {
    const { container } = show([], topGames);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('intents', () => {
  const cashier: FeatureModule = {
    id: 'cashier',
    intents: {
      openQuickDeposit: async () => async (payload) => (payload.amount === '50' ? 'deposited' : 'closed'),
    },
  };

  it('pass a typed payload to the feature that handles them and return its result', async () => {
    const wrapper = ({ children }: { children: React.ReactNode }) => (
      <LobbyProvider {...acme} features={[cashier]}>
        {children}
      </LobbyProvider>
    );
    const { result } = renderHook(() => useIntent('openQuickDeposit'), { wrapper });
    await expect(result.current({ amount: '50' })).resolves.toBe('deposited');
    await expect(result.current({})).resolves.toBe('closed');
  });

  it('whose code is gone for the second time check whether a reload would help', async () => {
    const fetchSpy = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 503 }));
    const openQuickDeposit = async (): Promise<never> => {
      throw new Error('no such chunk');
    };
    const wrapper = ({ children }: { children: React.ReactNode }) => (
      <LobbyProvider {...acme} features={[{ id: 'cashier', intents: { openQuickDeposit } }]}>
        {children}
      </LobbyProvider>
    );
    const { result } = renderHook(() => useIntent('openQuickDeposit'), { wrapper });
    await expect(result.current({})).rejects.toThrow('no such chunk');
    expect(fetchSpy).not.toHaveBeenCalled();
    await expect(result.current({})).rejects.toThrow('no such chunk');
    expect(fetchSpy).toHaveBeenCalledTimes(1);
    fetchSpy.mockRestore();
  });

  it('are null where they are optional and unhandled', () => {
    const Optional = () => <p>{useOptionalIntent('openSearch') ? 'search' : 'no search'}</p>;
    show([cashier], <Optional />);
    screen.getByText('no search');
  });
});
