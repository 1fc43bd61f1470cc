import { closeOverlay, openOverlay } from '@lobby/overlays';
import { untilIdle } from '@lobby/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderGamification } from '../gamification.fixture.tsx';
import MissionsPage from '../page/MissionsPage.tsx';
import { createService } from '../service.fixture.ts';
import { createVendor } from '../vendor.fixture.ts';
import { playerAnswer } from '../wire.fixture.ts';

const vendor = createVendor();
const failure = () => screen.queryByText('Missions cannot be shown right now');
const pass = async (ms: number) => {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await untilIdle();
};
/** The script may be there at once: what follows the press belongs to it. */
const tryAgain = async () => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await untilIdle();
};
const openPage = (options: Parameters<typeof renderGamification>[1] = {}) =>
  renderGamification(<MissionsPage />, { path: '/en/missions/', ...options });

beforeAll(() => import('@lobby/overlays').then(({ loadOverlays }) => loadOverlays()));
beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 23, 12), doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  vendor.remove();
  vendor.mountError = null;
  document.documentElement.removeAttribute('style');
  jest.useRealTimers();
});

describe('the vendor’s script', () => {
  it('is loaded from below the service’s address, for a page that shows the widget (R-7-059)', async () => {
    const { service } = await openPage();
    expect(vendor.tags().map(({ src }) => src)).toEqual([`${service.host}/widget/v1.js`]);
  });

  /** What the tag requests from the server. */
  const requested = () => vendor.tags()[0]?.src.replace(/#.*/, '') ?? '';

  it('is requested up to five more times, and then by the player alone (R-9-037)', async () => {
    const { service } = await openPage();
    // A request that hangs is joined by others of its address.
    const addresses = new Set<string>();
    for (const pause of [1000, 2000, 4000, 8000, 16_000]) {
      addresses.add(requested());
      await vendor.answer('error');
      expect(vendor.tags()).toEqual([]);
      await pass(pause - 1);
      expect(vendor.tags()).toEqual([]);
      await pass(1);
      expect(vendor.tags()).toHaveLength(1);
      expect(failure()).toBeNull();
    }
    await vendor.answer('error');
    await pass(120_000);
    expect(vendor.tags()).toEqual([]);
    expect(failure()).toBeVisible();
    await tryAgain();
    addresses.add(requested());
    expect(addresses.size).toBe(6);
    for (const address of addresses) expect(address).toMatch(`${service.host}/widget/v1.js`);
    await vendor.load();
    expect(failure()).toBeNull();
    vendor.last().emit({ type: 'ready' });
    expect(vendor.last().isMounted).toBe(true);
  });

  it('counts as failed when it hangs, and when it leaves no widget behind', async () => {
    await openPage();
    await pass(10_000);
    expect(vendor.tags()).toEqual([]);
    await pass(1000);
    expect(vendor.tags()).toHaveLength(1);
    await vendor.answer('load');
    expect(vendor.tags()).toEqual([]);
    await pass(2000);
    expect(vendor.tags()).toHaveLength(1);
  });
});

describe('the widget', () => {
  it('gets the service’s address and token, the page’s locale and its theme', async () => {
    const { style } = document.documentElement;
    style.setProperty('--color-primary', 'rebeccapurple');
    style.setProperty('--font-body', 'Acme Sans');
    style.colorScheme = 'dark';
    const { service } = await openPage();
    await vendor.load();
    const { accent, fontFamily, ...theme } = vendor.last().options['theme'] as Record<string, string>;
    expect(vendor.last().options).toMatchObject({
      apiUrl: `${service.host}/v1`,
      accessToken: 'loyalty-1',
      locale: 'en-GB',
    });
    expect([accent, fontFamily]).toEqual(['rebeccapurple', 'Acme Sans']);
    expect(Object.keys(theme).toSorted()).toEqual(
      ['background', 'border', 'colorScheme', 'mutedText', 'onAccent', 'radius', 'surface', 'text'].toSorted(),
    );
  });

  it('is notified of another token and of another locale', async () => {
    const { service, router } = await openPage();
    await vendor.load();
    vendor.last().emit({ type: 'ready' });
    vendor.last().emit({ type: 'token-expired' });
    await untilIdle();
    expect(service.callsOf('/oauth/token')).toHaveLength(2);
    expect(vendor.last().updates.at(-1)).toMatchObject({ accessToken: 'loyalty-2' });
    await act(() => router.navigate('/fi/missions/'));
    await untilIdle();
    expect(vendor.last().updates.at(-1)).toMatchObject({ accessToken: 'loyalty-2', locale: 'fi-FI' });
    expect(vendor.mounted.filter(({ isMounted }) => isMounted)).toHaveLength(1);
  });

  it('is removed with the page, and at sign-out', async () => {
    const { unmount } = await openPage();
    await vendor.load();
    const first = vendor.last();
    unmount();
    expect(first.isMounted).toBe(false);
    expect(first.container.isConnected).toBe(false);

    const listeners = new Set<() => void>();
    const { auth } = await openPage({
      session: {
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    });
    await vendor.load();
    const second = vendor.last();
    await act(async () => {
      const state = { status: 'anonymous', session: null, startedAt: null } as const;
      Object.assign(auth, { ...state, state });
      for (const listener of listeners) listener();
    });
    expect(second.isMounted).toBe(false);
    expect(second.container.isConnected).toBe(false);
  });

  it('leads to pages of this site alone', async () => {
    const { address } = await openPage();
    await vendor.load();
    for (const path of ['https://evil.test/', '//evil.test/', 'javascript:alert(1)', 'rewards'])
      vendor.last().emit({ type: 'navigate', path });
    await untilIdle();
    expect(address()).toBe('/en/missions/');
    vendor.last().emit({ type: 'navigate', path: '/rewards/' });
    await untilIdle();
    expect(address()).toBe('/en/rewards/');
  });

  it('that throws is replaced by a message, and the page stays', async () => {
    vendor.mountError = new Error('vendor');
    await openPage();
    await vendor.load();
    expect(failure()).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
    vendor.mountError = null;
    await tryAgain();
    expect(failure()).toBeNull();
    expect(vendor.last().isMounted).toBe(true);
  });

  it('that shows nothing for 20 s is replaced by a message', async () => {
    await openPage();
    await vendor.load();
    await pass(19_999);
    expect(failure()).toBeNull();
    await pass(1);
    expect(failure()).toBeVisible();
    expect(vendor.last().isMounted).toBe(false);
  });

  it('that fails before it has shown anything is replaced by a message', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await openPage();
    await vendor.load();
    vendor.last().emit({ type: 'error', message: 'offline' });
    expect(failure()).toBeVisible();
    expect(vendor.last().isMounted).toBe(false);
  });

  it('stays where the player’s status alone is not answered', async () => {
    const service = Object.assign(createService(), { status: { level: 'high' } });
    await openPage({ service, answers: { GetPlayerInfo: playerAnswer({ gamificationOptIn: true }) } });
    await vendor.load();
    vendor.last().emit({ type: 'ready' });
    expect(vendor.last().isMounted).toBe(true);
    expect(failure()).toBeNull();
  });

  it('may say what it likes', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    await openPage();
    await vendor.load();
    for (const event of [null, 'ready', {}, { type: 'navigate' }, { type: 'explode' }])
      vendor.last().emit(event as object);
    vendor.last().emit({ type: 'ready' });
    vendor.last().emit({ type: 'error', message: 'offline' });
    expect(failure()).toBeNull();
    expect(warn).toHaveBeenCalledWith('Gamification widget: offline');
  });

  it('closes its dialogs where the lobby opens an overlay', async () => {
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false;
    };
    await openPage();
    await vendor.load();
    const dialog = vendor.last().container.shadowRoot?.querySelector('dialog');
    expect(dialog?.open).toBe(true);
    await act(async () => void openOverlay({ variant: 'reality-check', title: 'Reality check' }));
    await untilIdle();
    expect(dialog?.open).toBe(false);
    await act(() => closeOverlay());
  });
});

describe('an action in a dialog of the widget', () => {
  const click = (selector: string) =>
    fireEvent(
      vendor.last().container.shadowRoot?.querySelector(selector) as Element,
      new MouseEvent('click', { bubbles: true, composed: true }),
    );

  it.each(['[data-dialog-action]', 'dialog button:last-child'])(
    'has the status requested 2 s later, once: %s (R-2-088, R-9-050)',
    async (selector) => {
      const { service } = await openPage();
      await vendor.load();
      const before = service.callsOf('/player').length;
      click(selector);
      click(selector);
      await pass(1999);
      expect(service.callsOf('/player')).toHaveLength(before);
      await pass(1);
      expect(service.callsOf('/player')).toHaveLength(before + 1);
      await pass(60_000);
      expect(service.callsOf('/player')).toHaveLength(before + 1);
    },
  );

  it('is no click elsewhere in the widget', async () => {
    const { service } = await openPage();
    await vendor.load();
    const before = service.callsOf('/player').length;
    click('dialog + button');
    click('p');
    await pass(10_000);
    expect(service.callsOf('/player')).toHaveLength(before);
  });
});

it('a service that fails is said, with another try', async () => {
  const service = createService();
  service.failure = 503;
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  await openPage({ service });
  await pass(6000);
  expect(service.callsOf('/oauth/token')).toHaveLength(4);
  expect(failure()).toBeVisible();
  service.failure = null;
  await tryAgain();
  await vendor.load();
  expect(vendor.last().isMounted).toBe(true);
});
