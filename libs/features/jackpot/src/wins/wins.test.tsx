import { closeOverlay, openOverlay, useFeedback, useOverlay } from '@lobby/overlays';
import { local } from '@lobby/storage';
import { setBuild, untilIdle, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { mockService, renderJackpot, settingsAnswer, wireWin } from '../jackpot.fixture.tsx';
import JackpotBackground from './JackpotBackground.tsx';

const mockCode = { isMissing: false };
jest.mock('./JackpotWin.tsx', () => {
  if (mockCode.isMissing) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual('./JackpotWin.tsx');
});

/** The shell's places for overlays and messages. */
function Outlets() {
  const { isOpen, overlay } = useOverlay();
  const messages = useFeedback();
  return (
    <>
      {isOpen && (
        <div role="dialog" aria-label={String(overlay?.title)}>
          {overlay?.content}
        </div>
      )}
      {messages.map(({ id, message }) => (
        <div key={id} role="status">
          {message}
        </div>
      ))}
    </>
  );
}

const advance = async (ms: number) => {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await untilIdle();
};
const dialog = () => screen.queryByRole('dialog');
const win = () => screen.getByRole('dialog', { name: 'You have won the SUPER jackpot!' });
/** What rolls; the final amount stands beside it for screen readers. */
const figure = () => win().querySelector('[aria-hidden] > span > span')?.textContent;
const picture = () => win().querySelector('img[src="https://art.acme.test/win.webp"]');

const inCanada = {
  answers: { GetPlayerInfo: wireViewer({ player: wirePlayer, wallet: { ...wireWallet, currency: 'CAD' } }) },
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  globalThis.matchMedia = (() => ({ matches: false })) as unknown as typeof matchMedia;
});
afterEach(async () => {
  await act(() => closeOverlay());
  await advance(10_000);
  jest.useRealTimers();
  local.remove('claims');
  local.remove('inbox');
});
const messagesToRead = () => local.read('inbox')?.entries ?? [];

async function renderWins(options: Parameters<typeof renderJackpot>[2] = {}) {
  const service = mockService();
  const scene = await renderJackpot(
    <>
      <JackpotBackground />
      <Outlets />
    </>,
    service,
    { path: '/en/', features: [], ...options },
  );
  await untilIdle();
  return {
    service,
    scene,
    async pushWin(change: object = {}) {
      service.push(wireWin(change));
      await advance(10);
    },
  };
}

describe('the player’s own win', () => {
  // The first test: later ones have the code.
  it('waits for its code, and is claimed by no tab before', async () => {
    mockCode.isMissing = true;
    const { pushWin } = await renderWins();
    await pushWin();
    expect(local.read('claims')).toBeNull();
    mockCode.isMissing = false;
    await advance(1000);
    expect(win()).toBeInTheDocument();
  });

  it('counts up to the amount in about ten seconds, its picture gone at four (R-4-047, R-9-028)', async () => {
    const { pushWin } = await renderWins();
    await pushWin();
    expect(figure()).toBe('€0.00');
    expect(picture()).toBeInTheDocument();
    await advance(3900);
    expect(picture()).toBeInTheDocument();
    expect(figure()).toBe('€90.00');
    await advance(100);
    expect(picture()).toBeNull();
    await advance(5800);
    expect(figure()).not.toBe('€250.00');
    await advance(300);
    expect(figure()).toBe('€250.00');
  });

  it('stands still under reduced motion', async () => {
    globalThis.matchMedia = ((query: string) => ({ matches: query.includes('reduced-motion') })) as typeof matchMedia;
    const { pushWin } = await renderWins();
    await pushWin();
    expect(figure()).toBe('€250.00');
    expect(within(win()).getByRole('button', { name: 'Continue' })).toBeVisible();
  });

  it('has its amount at once for screen readers, and for whoever skips', async () => {
    const { pushWin } = await renderWins();
    await pushWin();
    expect(within(win()).getByText('€250.00')).toBeInTheDocument();
    act(() => void fireEvent.click(within(win()).getByRole('button', { name: 'Skip' })));
    expect(figure()).toBe('€250.00');
    act(() => void fireEvent.click(within(win()).getByRole('button', { name: 'Continue' })));
    await advance(0);
    expect(dialog()).toBeNull();
  });

  it('is announced once, however often the service and other tabs report it', async () => {
    const { pushWin, scene } = await renderWins();
    await pushWin();
    await act(() => closeOverlay());
    await pushWin();
    expect(dialog()).toBeNull();
    scene.unmount();
    const again = await renderWins();
    await again.pushWin();
    expect(dialog()).toBeNull();
    await again.pushWin({ id: 'win-2' });
    expect(win()).toBeInTheDocument();
  });

  it('can be read again in the player’s currency, with the share, once however often it is reported', async () => {
    const share = { community_winners: [{ player_id: '3f6c2a', win_amount: '5.00' }] };
    const { pushWin, scene } = await renderWins(inCanada);
    await pushWin(share);
    await pushWin(share);
    scene.unmount();
    const again = await renderWins(inCanada);
    await again.pushWin(share);
    const sum = { currency: 'CAD', pot: 'SUPER' };
    expect(messagesToRead()).toHaveLength(2);
    expect(messagesToRead()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'jackpot-win', amount: '375.00', ...sum }),
        expect.objectContaining({ kind: 'jackpot-share', amount: '7.50', ...sum }),
      ]),
    );
  });

  it('can be read again by the service’s multipliers where the event has none', async () => {
    const { pushWin } = await renderWins(inCanada);
    await pushWin({ currency_multipliers: { multipliers: {} } });
    expect(messagesToRead()).toMatchObject([{ kind: 'jackpot-win', amount: '367.50', currency: 'CAD' }]);
  });

  it('waits behind an overlay that is open', async () => {
    const { pushWin } = await renderWins();
    act(() => void openOverlay({ variant: 'reality-check', title: 'Reality check', queued: true }));
    await advance(0);
    await pushWin();
    expect(dialog()).toHaveAccessibleName('Reality check');
    await act(() => closeOverlay());
    await advance(0);
    expect(win()).toBeInTheDocument();
  });

  it('waits until the tab is visible', async () => {
    const { pushWin } = await renderWins();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pushWin();
    expect(dialog()).toBeNull();
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await advance(0);
    expect(win()).toBeInTheDocument();
  });

  it('is not announced once the player has gone', async () => {
    const { pushWin, scene } = await renderWins();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pushWin();
    scene.unmount();
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await advance(0);
    expect(local.read('claims')).toBeNull();
  });

  it('is in the player’s currency by the event’s multipliers (R-3-062)', async () => {
    const { pushWin } = await renderWins(inCanada);
    await pushWin({ community_winners: [{ player_id: '3f6c2a', win_amount: '5.00' }] });
    expect(within(win()).getByText('$375.00')).toBeInTheDocument();
    expect(within(win()).getByText('Your share as a member of the community: $7.50')).toBeVisible();
    await advance(10_400);
    expect(figure()).toBe('$375.00');
  });

  it('is in the player’s currency by the service’s multipliers where the event has none', async () => {
    const { pushWin } = await renderWins(inCanada);
    await pushWin({ currency_multipliers: { multipliers: {} } });
    expect(within(win()).getByText('$367.50')).toBeInTheDocument();
  });

  it('names the player’s share of what the community shares', async () => {
    const { pushWin } = await renderWins();
    const others = { player_id: 'somebody', win_amount: '7.00' };
    await pushWin({ community_winners: [others, { player_id: '3f6c2a', win_amount: '5.00' }] });
    expect(within(win()).getByText('Your share as a member of the community: €5.00')).toBeVisible();
  });

  it('names no share where the jackpot has no community', async () => {
    const { pushWin } = await renderWins({ answers: { JackpotSettings: settingsAnswer({ enabledCommunity: false }) } });
    await pushWin({ community_winners: [{ player_id: '3f6c2a', win_amount: '5.00' }] });
    expect(within(win()).queryByText(/Your share/)).toBeNull();
  });
});

describe('somebody else’s win', () => {
  const other = { player_id: 'somebody' };

  it('is announced for six seconds where the licence requires it (R-4-046, R-6-018, R-9-026)', async () => {
    setBuild({ jackpotNotification: true });
    const { pushWin } = await renderWins();
    await pushWin(other);
    expect(screen.getByRole('status')).toHaveTextContent('The SUPER jackpot has been won: €250.00');
    await advance(5900);
    expect(screen.getByRole('status')).toBeInTheDocument();
    await advance(500);
    expect(screen.queryByRole('status')).toBeNull();
    expect(dialog()).toBeNull();
  });

  it('is announced in the player’s currency, with the player’s share', async () => {
    setBuild({ jackpotNotification: true });
    const { pushWin } = await renderWins(inCanada);
    await pushWin({ ...other, community_winners: [{ player_id: '3f6c2a', win_amount: '5.00' }] });
    expect(screen.getByRole('status')).toHaveTextContent('The SUPER jackpot has been won: $375.00');
    expect(screen.getByRole('status')).toHaveTextContent('Your share as a member of the community: $7.50');
  });

  it('is a message to read again for whoever has a share in it, and for nobody else', async () => {
    setBuild({ jackpotNotification: true });
    const { pushWin } = await renderWins();
    await pushWin(other);
    expect(messagesToRead()).toEqual([]);
    await pushWin({ ...other, id: 'win-2', community_winners: [{ player_id: '3f6c2a', win_amount: '5.00' }] });
    expect(messagesToRead()).toMatchObject([{ kind: 'jackpot-share', amount: '5.00', currency: 'EUR', pot: 'SUPER' }]);
  });

  it('is such a message where it is not announced, and where the player was away', async () => {
    const { service } = await renderWins();
    const wins = [wireWin({ ...other, community_winners: [{ player_id: '3f6c2a', win_amount: '5.00' }] })];
    const frame = { type: 'JoinedMessage', instance_id: 'jackpot-1', sequence: 1, pots: [], wins } as const;
    service.push({ ...frame, server_timestamp: Date.now() });
    await advance(10);
    expect(messagesToRead()).toMatchObject([{ kind: 'jackpot-share', amount: '5.00' }]);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is announced by no tab that nobody looks at', async () => {
    setBuild({ jackpotNotification: true });
    const { pushWin } = await renderWins();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pushWin(other);
    hidden.mockRestore();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is announced nowhere else (R-6-018)', async () => {
    const { pushWin } = await renderWins();
    await pushWin(other);
    expect(screen.queryByRole('status')).toBeNull();
    expect(dialog()).toBeNull();
  });

  it('is not announced again to whoever comes later', async () => {
    setBuild({ jackpotNotification: true });
    const { service } = await renderWins();
    const repeat = async (change: object) => {
      const wins = [wireWin(change)];
      const frame = { type: 'JoinedMessage', instance_id: 'jackpot-1', sequence: 1, pots: [], wins } as const;
      service.push({ ...frame, server_timestamp: Date.now() });
      await advance(10);
    };
    await repeat(other);
    expect(screen.queryByRole('status')).toBeNull();
    await repeat({ id: 'win-2' });
    expect(win()).toBeInTheDocument();
  });

  it('is not announced where it is of another jackpot, or of a raffle', async () => {
    setBuild({ jackpotNotification: true });
    const { pushWin } = await renderWins();
    await pushWin({ instance_id: 'elsewhere' });
    await pushWin({ type: 'RaffleWinEvent', id: 'win-3' });
    expect(screen.queryByRole('status')).toBeNull();
    expect(dialog()).toBeNull();
  });
});

describe('setCustomJackpot on another page', () => {
  it('leads to where the price stands, and opts in there', async () => {
    const { service, scene } = await renderWins({ path: '/en/?setCustomJackpot=1&amount=5' });
    await advance(1000);
    expect(scene.address()).toBe('/en/jackpot/?setCustomJackpot=1');
    expect(service.optIns()).toEqual([]);
  });

  it('is removed where it is no option', async () => {
    const { scene } = await renderWins({ path: '/en/?setCustomJackpot=9&amount=5' });
    await advance(1000);
    expect(scene.address()).toBe('/en/?amount=5');
  });

  it('opts nobody in on pages without it', async () => {
    const { service } = await renderWins();
    await advance(5000);
    expect(service.optIns()).toEqual([]);
    expect(service.calls.filter((call) => call.includes('instances'))).toEqual([]);
  });
});
