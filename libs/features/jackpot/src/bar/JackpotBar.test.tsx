import { local } from '@lobby/storage';
import { expectConsoleErrors, setBuild, untilIdle, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { mockService, optedIn, renderJackpot, rootAnswer, settingsAnswer, wireWin } from '../jackpot.fixture.tsx';
import JackpotBar from './JackpotBar.tsx';

const bar = () => screen.getByRole('region', { name: 'Jackpot' });
const button = (name: RegExp | string) => within(bar()).getByRole('button', { name });
const news = () => within(bar()).getByRole('status');
const toggle = () => button(/Show all jackpots/);
const strip = () => toggle().parentElement as HTMLElement;
const press = (element: HTMLElement) => act(() => void fireEvent.click(element));
const advance = async (ms: number) => {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await untilIdle();
};
const panels = () =>
  within(bar())
    .queryAllByRole('region')
    .map((panel) => panel.getAttribute('aria-label'));

let isStill = false;
beforeEach(() => {
  isStill = false;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  globalThis.matchMedia = ((query: string) => ({
    matches: isStill && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;
});
afterEach(() => {
  jest.useRealTimers();
  local.remove('jackpotBarPlace');
});

async function renderBar(options: Parameters<typeof renderJackpot>[2] = {}, service = mockService()) {
  await renderJackpot(<JackpotBar />, service, { path: '/en/games/game-7/', ...options });
  await untilIdle();
  return service;
}

describe('the bar', () => {
  it('shows a pot’s name and figure, another one every three seconds (R-4-048, R-9-032)', async () => {
    await renderBar();
    const shown = () => /^(TOTAL|EPIC|SUPER|MINI|SHARED)(€[\d,.]+)/.exec(toggle().textContent ?? '')?.slice(1);
    expect(shown()).toEqual(['TOTAL', '€1,342.50']);
    const names = [];
    for (let count = 0; count < 5; count += 1) {
      await advance(2900);
      const before = shown()?.[0];
      await advance(100);
      names.push([before, shown()?.[0]].join(' '));
    }
    expect(names).toEqual(['TOTAL EPIC', 'EPIC SUPER', 'SUPER MINI', 'MINI SHARED', 'SHARED TOTAL']);
  });

  it('keeps the name while somebody points at it or has it focused', async () => {
    await renderBar();
    act(() => toggle().focus());
    await advance(10_000);
    expect(toggle()).toHaveTextContent('TOTAL');
    act(() => toggle().blur());
    await advance(3000);
    expect(toggle()).toHaveTextContent('EPIC');
    act(() => void fireEvent.pointerEnter(strip()));
    await advance(10_000);
    expect(toggle()).toHaveTextContent('EPIC');
    act(() => void fireEvent.pointerLeave(strip()));
    press(toggle());
    await advance(10_000);
    expect(toggle()).toHaveTextContent('EPIC');
    press(toggle());
    await advance(3000);
    expect(toggle()).toHaveTextContent('SUPER');
  });

  it('stands still under reduced motion', async () => {
    isStill = true;
    await renderBar();
    await advance(10_000);
    expect(toggle()).toHaveTextContent('TOTAL');
  });

  it('has panels with pots, odds and contribution, one at a time (R-2-091, R-2-092)', async () => {
    await renderBar();
    expect(panels()).toEqual([]);
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    press(toggle());
    expect(panels()).toEqual(['Pots']);
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(within(bar()).getAllByRole('listitem')).toHaveLength(5);
    press(button('Odds'));
    expect(panels()).toEqual(['Odds']);
    expect(screen.getByText('1 in 1,250,000 rounds')).toBeVisible();
    expect(screen.getByText('1 in 5,000 rounds')).toBeVisible();
    expect(screen.getByText(/with a contribution of €1.00 per round/)).toBeVisible();
    expect(within(bar()).getAllByRole('definition')).toHaveLength(2);
    press(button('Your contribution'));
    expect(panels()).toEqual(['Your contribution']);
    expect(within(bar()).getByRole('switch')).not.toBeChecked();
    press(button('Close'));
    await advance(400);
    expect(panels()).toEqual([]);
    expect(toggle()).toHaveFocus();
  });

  it('names the contribution that the odds are for in the player’s currency', async () => {
    const service = mockService();
    service.currencies = { CAD: '1.47' };
    const inCanada = wireViewer({ player: wirePlayer, wallet: { ...wireWallet, currency: 'CAD' } });
    await renderBar({ answers: { GetPlayerInfo: inCanada } }, service);
    press(toggle());
    press(button('Odds'));
    expect(screen.getByText(/with a contribution of \$1.47 per round/)).toBeVisible();
  });

  it('says that the figures are not live once the service was given up, until it is heard again', async () => {
    expectConsoleErrors(/Maximum retry attempts reached/);
    const service = await renderBar();
    expect(toggle()).not.toHaveTextContent('Not live');
    service.disconnect();
    await advance(200_000);
    expect(toggle()).toHaveTextContent('Not live');
    press(toggle());
    expect(screen.getByText('The jackpot cannot be reached. These amounts are not live.')).toBeVisible();
    fireEvent.focus(window);
    service.connect();
    await advance(1000);
    expect(toggle()).not.toHaveTextContent('Not live');
  });

  it('lets a panel leave in 400 ms (R-4-045)', async () => {
    await renderBar();
    press(toggle());
    press(toggle());
    await advance(300);
    press(toggle());
    press(toggle());
    await advance(399);
    expect(panels()).toEqual(['Pots']);
    await advance(1);
    expect(panels()).toEqual([]);
  });

  it('closes by Escape', async () => {
    await renderBar();
    press(toggle());
    act(() => void fireEvent.keyDown(document.body, { key: 'Escape' }));
    await advance(400);
    expect(panels()).toEqual(['Pots']);
    act(() => button('Odds').focus());
    act(() => void fireEvent.keyDown(button('Odds'), { key: 'Escape' }));
    await advance(400);
    expect(panels()).toEqual([]);
  });

  it('says on its button what the player puts in', async () => {
    await renderBar({}, mockService({ status: optedIn(0.5) }));
    expect(button('+ €0.50')).toBeVisible();
  });

  it('leads to the contribution whoever takes no part', async () => {
    await renderBar();
    press(button('Take part'));
    expect(panels()).toEqual(['Your contribution']);
    press(within(bar()).getByRole('switch'));
    await advance(1000);
    expect(within(bar()).getByRole('switch')).toBeChecked();
  });

  it('is in the spotlight for a while when a pot is won, anew with each (R-2-092)', async () => {
    setBuild({ jackpotNotification: true });
    const service = await renderBar();
    service.push(wireWin({ player_id: 'other', win_pot_id: 'minor' }));
    expect(news()).toHaveTextContent('MINI has been won');
    await advance(3900);
    service.push(wireWin({ player_id: 'other', win_pot_id: 'mega', id: 'win-2' }));
    expect(news()).toHaveTextContent('EPIC has been won');
    await advance(3900);
    expect(news()).toHaveTextContent('EPIC has been won');
    await advance(100);
    expect(news()).toBeEmptyDOMElement();
    const repeated = [wireWin({ id: 'win-0', player_id: 'other', win_pot_id: 'minor' })];
    const frame = { type: 'JoinedMessage', instance_id: 'jackpot-1', sequence: 1, pots: [], wins: repeated } as const;
    service.push({ ...frame, server_timestamp: Date.now() });
    await advance(10);
    expect(news()).toBeEmptyDOMElement();
  });

  it('leaves whoever reads a panel alone, and says nothing of other jackpots and of raffles', async () => {
    setBuild({ jackpotNotification: true });
    const service = await renderBar();
    service.push(wireWin({ instance_id: 'jackpot-2' }));
    service.push(wireWin({ id: 'win-2', type: 'RaffleWinEvent' }));
    await advance(10);
    expect(news()).toBeEmptyDOMElement();
    press(toggle());
    service.push(wireWin({ id: 'win-3' }));
    await advance(10);
    expect(panels()).toEqual(['Pots']);
    expect(news()).toBeEmptyDOMElement();
  });

  it('is in the spotlight when the player takes part from now on', async () => {
    setBuild({ JackpotAutoOptIn: true });
    await renderBar();
    await advance(1000);
    expect(news()).toHaveTextContent('You are in. Good luck!');
    expect(button('+ €0.10')).toBeVisible();
  });

  it('says nothing of wins where the licence does not require it (R-6-018)', async () => {
    const service = await renderBar();
    service.push(wireWin({ player_id: 'other', win_pot_id: 'minor' }));
    await advance(10);
    expect(news()).toBeEmptyDOMElement();
  });

  it('moves through the corners by taps, and stays where it was put', async () => {
    await renderBar();
    const places = [];
    for (let taps = 0; taps < 5; taps += 1) {
      press(button('Move to the next corner'));
      places.push(local.read('jackpotBarPlace'));
    }
    expect(places).toEqual([{ x: 0, y: 1 }, { x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }, null]);
  });

  it('stands where it was put before, and opens towards the middle', async () => {
    local.write('jackpotBarPlace', { x: 1, y: 0 });
    await renderBar();
    expect(bar()).toHaveAttribute('data-placed');
    expect(bar().style.getPropertyValue('--bar-x')).toBe('1');
    expect([bar().dataset['side'], bar().dataset['edge']]).toEqual(['below', 'end']);
  });

  describe('dragged by a pointer', () => {
    const capture = jest.fn();
    const at = (clientX: number, clientY: number) => ({ pointerId: 1, button: 0, clientX, clientY });
    const drag = (from: object, to: object) => {
      act(() => void fireEvent.pointerDown(toggle(), from));
      act(() => void fireEvent.pointerMove(toggle(), to));
    };
    const drop = (place: object) => {
      act(() => void fireEvent.pointerUp(toggle(), place));
      act(() => void fireEvent.click(toggle(), { detail: 1 }));
    };
    beforeEach(async () => {
      await renderBar();
      Object.defineProperties(bar(), {
        offsetParent: { value: { clientWidth: 1032, clientHeight: 632 } },
        offsetWidth: { value: 400 },
        offsetHeight: { value: 50 },
        offsetLeft: { value: 316 },
        offsetTop: { value: 566 },
      });
      capture.mockReset();
      Element.prototype.setPointerCapture = capture;
    });

    it('it follows inside its frame alone, without pressing what is below', () => {
      drag(at(500, 560), at(350, -500));
      expect(capture.mock.contexts).toEqual([toggle()]);
      expect(bar()).toHaveAttribute('data-placed');
      expect(bar().style.getPropertyValue('--bar-x')).toBe('0.25');
      drop(at(350, -500));
      expect(local.read('jackpotBarPlace')).toEqual({ x: 0.25, y: 0 });
      expect(panels()).toEqual([]);
      // From where it is now.
      drag(at(350, 10), at(500, 10));
      drop(at(500, 10));
      expect(local.read('jackpotBarPlace')).toEqual({ x: 0.5, y: 0 });
      press(toggle());
      expect(panels()).toEqual(['Pots']);
    });

    it('it stays for a tap, and for another button', () => {
      drag(at(500, 560), at(504, 560));
      drop(at(504, 560));
      expect(panels()).toEqual(['Pots']);
      drag({ ...at(500, 560), button: 2 }, at(300, 560));
      drop(at(300, 560));
      expect(bar()).not.toHaveAttribute('data-placed');
      expect(local.read('jackpotBarPlace')).toBeNull();
    });

    it('it stays in its strip on phones', () => {
      bar().style.position = 'static';
      drag(at(500, 560), at(300, 10));
      drop(at(300, 10));
      expect(local.read('jackpotBarPlace')).toBeNull();
    });
  });
});

describe('there is no bar', () => {
  it.each([
    ['in a country without a jackpot', { answers: { JackpotSettings: rootAnswer({ jackpotSettings: null }) } }],
    ['where it is disabled', { answers: { JackpotSettings: settingsAnswer({ enabled: false }) } }],
    ['for a brand without the service', { settings: { jackpotHost: undefined } }],
  ])('%s', async (_, options) => {
    await renderBar(options);
    expect(screen.queryByRole('region', { name: 'Jackpot' })).toBeNull();
  });
});
