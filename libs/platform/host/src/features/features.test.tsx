import type { ComponentProps } from 'react';
import type { FeatureModule } from '@lobby/contracts';
import { expectConsoleErrors } from '@lobby/testing';
import { act, render, renderHook, screen } from '@testing-library/react';
import { Block, LobbyProvider, Background, Slot, useIntent, useOptionalIntent } from '../index.ts';

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
        { id: 'wallet', slots: [{ slot: 'header.balance', order: 2, load: text('second') }] },
        { id: 'cashier', slots: [{ slot: 'header.balance', order: 1, load: text('first') }] },
        { id: 'games', slots: [{ slot: 'header.tools', order: 0, load: text('elsewhere') }] },
      ],
      <Slot name="header.balance" />,
    );
    await screen.findByText('second');
    expect(screen.getAllByText(/./).map(({ textContent }) => textContent)).toEqual(['first', 'second']);
  });

  it('hand their props on', async () => {
    const Bar = ({ slug }: { gameId: string; slug: string }) => <p>{slug}</p>;
    show(
      [{ id: 'jackpot', slots: [{ slot: 'game.bar', order: 0, load: async () => ({ default: Bar }) }] }],
      <Slot name="game.bar" props={{ gameId: '1', slug: 'book-of-dust' }} />,
    );
    await screen.findByText('book-of-dust');
  });

  it('keep a failing contribution to itself', async () => {
    expectConsoleErrors(/broken/);
    const broken = async () => ({
      default: (): never => {
        throw new Error('broken');
      },
    });
    show(
      [
        { id: 'wallet', slots: [{ slot: 'page.notice', order: 0, load: broken }] },
        { id: 'cashier', slots: [{ slot: 'page.notice', order: 1, load: text('still here') }] },
      ],
      <Slot name="page.notice" />,
    );
    await screen.findByText('still here');
  });
});

describe('code that cannot be loaded', () => {
  const failing = (times: number) => {
    const load = jest.fn(text('here at last'));
    for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new Error('no such chunk'));
    return load;
  };
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('is tried again after a pause that doubles (R-6-016)', async () => {
    const load = failing(2);
    show([{ id: 'compliance', background: [{ scope: 'player', load }] }], <Background scope="player" />);
    await pass(999);
    expect(load).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(load).toHaveBeenCalledTimes(2);
    await pass(1999);
    expect(screen.queryByText('here at last')).toBeNull();
    await pass(1);
    expect(screen.getByText('here at last')).toBeInTheDocument();
  });

  it('is tried again as soon as the browser is online', async () => {
    const load = failing(1);
    show([{ id: 'compliance', slots: [{ slot: 'header.clock', order: 0, load }] }], <Slot name="header.clock" />);
    await pass(0);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(screen.getByText('here at last')).toBeInTheDocument();
  });
});

describe('background tasks', () => {
  it('run by scope', async () => {
    show(
      [
        {
          id: 'wallet',
          background: [
            { scope: 'player', load: text('for players') },
            { scope: 'page', load: text('for all') },
          ],
        },
      ],
      <Background scope="player" />,
    );
    await screen.findByText('for players');
    expect(screen.queryByText('for all')).toBeNull();
  });
});

describe('blocks', () => {
  const topGames = <Block type="TOP_GAMES" id="1" index={0} />;

  it('are found by type, after the skeleton that they bring', async () => {
    const skeleton = () => <p>room of a row</p>;
    show([{ id: 'games', blocks: { TOP_GAMES: { load: text('a row of games'), skeleton } } }], topGames);
    expect(screen.getByText('room of a row')).toBeInTheDocument();
    await screen.findByText('a row of games');
    expect(screen.queryByText('room of a row')).toBeNull();
  });

  it('take no room where no feature has one of their type', () => {
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

  it('carry a typed request to the feature that handles it and its answer back', async () => {
    const wrapper = ({ children }: { children: React.ReactNode }) => (
      <LobbyProvider {...acme} features={[cashier]}>
        {children}
      </LobbyProvider>
    );
    const { result } = renderHook(() => useIntent('openQuickDeposit'), { wrapper });
    await expect(result.current({ amount: '50' })).resolves.toBe('deposited');
    await expect(result.current({})).resolves.toBe('closed');
  });

  it('are null for whoever can do without', () => {
    const Optional = () => <p>{useOptionalIntent('openSearch') ? 'search' : 'no search'}</p>;
    show([cashier], <Optional />);
    screen.getByText('no search');
  });
});
