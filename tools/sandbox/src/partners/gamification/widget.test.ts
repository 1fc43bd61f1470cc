/** @jest-environment ./tools/jest/browser-environment.cjs */
import { waitFor, within } from '@testing-library/dom';
import brand from '../../../../../apps/infiniza/brand.ts';
import { createPartnerPorts } from '../../adapters/index.ts';
import { seededStore } from '../../seed/index.ts';
import { money } from '../../testing/gamificationStore.ts';
import type { Store } from '../../store/index.ts';
import { serve, type TestServer } from '../testing/http.ts';
import { createGamificationService, gamificationPath, type GamificationService } from './index.ts';
import { widgetScript } from './widget.ts';

type View = 'status' | 'missions' | 'tournaments';
interface Mounted {
  update(changes: object): void;
  unmount(): void;
}
interface WidgetEvent {
  type: string;
  path?: string;
}

const email = 'loyalty@lobby.test';
let store: Store;
let service: GamificationService;
let server: TestServer;
let playerId: string;
let sid: string;
let container: HTMLElement;
let mounted: Mounted | undefined;
let events: WidgetEvent[];

beforeEach(async () => {
  store = await seededStore(brand);
  playerId = store.players.findByEmail(email)?.id ?? '';
  sid = store.sessions.startCustom(playerId, 'Sms').session.id;
  server = await serve(() => {
    service = createGamificationService(createPartnerPorts(store, brand), {
      lobbyOrigins: [location.origin],
      origin: location.origin,
      reduce: (_name, body) => body,
      authenticate: () => Promise.resolve({ playerId, sid }),
      fault: () => Promise.resolve(undefined),
    });
    return service.handle;
  });
  // What the environment lacks: style sheets made by scripts, and modal dialogs.
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => {} });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  events = [];
  container = document.createElement('div');
  document.body.replaceChildren(container);
  // oxlint-disable-next-line no-new-func, no-implied-eval -- as the page runs it: a classic script
  new Function(widgetScript())();
});
afterEach(async () => {
  mounted?.unmount();
  mounted = undefined;
  await server.close();
  store.close();
});

const fail = (errorRate: number) => service.setFaults(playerId, { latencyMs: 0, errorRate, tokenExpired: false });

async function newToken(): Promise<string> {
  const response = await fetch(`${server.origin}${gamificationPath}/v1/oauth/token`, {
    method: 'POST',
    body: JSON.stringify({ clientId: `${brand.id}-lobby`, identityToken: 'token' }),
  });
  return ((await response.json()) as { accessToken: string }).accessToken;
}

async function mount(view: View, locale = 'en-GB', token?: string): Promise<ReturnType<typeof within>> {
  const { GamificationWidget } = window as unknown as {
    GamificationWidget: { mount(container: HTMLElement, options: object): Mounted };
  };
  mounted = GamificationWidget.mount(container, {
    ...{ view, locale, apiUrl: `${server.origin}${gamificationPath}/v1`, accessToken: token ?? (await newToken()) },
    ...{ theme: { colorScheme: 'dark', accent: 'red' }, onEvent: (event: WidgetEvent) => events.push(event) },
  });
  return within(container.shadowRoot as unknown as HTMLElement);
}

it('shows where the player stands, and the levels in a dialog whose action the page hears', async () => {
  store.gamification.levels.addPoints(playerId, 250);
  const widget = await mount('status');
  await widget.findByText('You have reached Gold!');
  expect(widget.getByText('550 points')).toBeTruthy();
  expect(widget.getByText('1,450 points to Emerald')).toBeTruthy();
  expect(events).toEqual([{ type: 'ready' }]);
  const pressed: string[] = [];
  document.addEventListener('click', (event) => {
    const [target] = event.composedPath();
    if (target instanceof Element && target.matches('[data-dialog-action]')) pressed.push(target.textContent);
  });
  widget.getByRole('button', { name: 'All levels' }).click();
  const dialog = within(widget.getByRole('dialog', { name: 'Levels' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(5);
  dialog.getByRole('button', { name: 'Got it' }).click();
  await waitFor(() => expect(widget.queryByRole('dialog')).toBeNull());
  expect(pressed).toEqual(['Got it']);
  expect(widget.queryByText('You have reached Gold!')).toBeNull();
});

it('counts in the language of the page, with its plurals and separators', async () => {
  store.gamification.levels.addPoints(playerId, 250);
  const widget = await mount('status', 'ja-JP');
  await widget.findByText('550ポイント');
  mounted?.update({ locale: 'fr-CA' });
  expect(await widget.findByText(/^Encore 1\s450 points jusqu’au rang /)).toBeTruthy();
  mounted?.update({ locale: 'nb-NO' });
  expect(await widget.findByText(/^1\s450 poeng /)).toBeTruthy();
  mounted?.update({ locale: 'fil-PH' });
  expect(await widget.findByText(/^1,450 points to /)).toBeTruthy();
});

it('claims the prize of a completed mission, once for two clicks', async () => {
  store.gamification.missions.setProgress(playerId, 'daily-stake', 2_000);
  const widget = await mount('missions');
  const claim = await widget.findByRole('button', { name: 'Claim prize: Stake €20.00' });
  claim.click();
  const dialog = within(widget.getByRole('dialog', { name: 'Stake €20.00' }));
  expect(dialog.getByText('€0.50')).toBeTruthy();
  const action = dialog.getByRole('button', { name: 'Claim' });
  action.click();
  action.click();
  await widget.findByText('Claimed');
  expect(widget.getByRole('status').textContent).toBe('Claimed: €0.50');
  expect(store.rewards.ofPlayer(playerId)).toHaveLength(1);
});

it('shows a failed claim in its dialog, which stays open for another try', async () => {
  store.gamification.missions.setProgress(playerId, 'daily-rounds', 20);
  const widget = await mount('missions');
  (await widget.findByRole('button', { name: 'Claim prize: Play 20 rounds' })).click();
  fail(1);
  widget.getByRole('button', { name: 'Claim' }).click();
  expect((await widget.findByText('This did not work. Please try again.')).getAttribute('role')).toBe('alert');
  fail(0);
  widget.getByRole('button', { name: 'Claim' }).click();
  await widget.findByText('Claimed');
});

it('joins a tournament, and shows the own place in it', async () => {
  const terms = { name: { en: 'Cup' }, others: 0, prizes: [money(750)], lasts: 3_600_000 };
  const { id } = store.gamification.tournaments.create(terms);
  const widget = await mount('tournaments', 'de_DE');
  (await widget.findByRole('button', { name: 'Teilnehmen: Cup' })).click();
  widget.getByRole('button', { name: 'Beitreten' }).click();
  await widget.findByText('Du nimmst teil. Noch hat keine deiner Runden gezählt.');
  store.gamification.tournaments.setScore(playerId, id, 1_250);
  mounted?.update({ locale: 'en-GB' });
  await widget.findByText('You are in place 1 with 12.50×.');
  const table = within(within(widget.getByRole('region', { name: 'Leaderboard: Cup' })).getByRole('table'));
  expect(table.getAllByRole('row')).toHaveLength(2);
});

it('requests another token once, and goes on with it where it stopped', async () => {
  store.gamification.missions.setProgress(playerId, 'daily-stake', 2_000);
  const widget = await mount('missions');
  (await widget.findByRole('button', { name: /^Claim prize/ })).click();
  service.expireTokens(playerId);
  const statuses: number[] = [];
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const response = await realFetch(...request);
    statuses.push(response.status);
    return response;
  };
  widget.getByRole('button', { name: 'Claim' }).click();
  // The page comes into sight again: another call with the same token.
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(statuses).toEqual([401, 401]));
  globalThis.fetch = realFetch;
  expect(events).toEqual([{ type: 'ready' }, { type: 'token-expired' }]);
  mounted?.update({ accessToken: await newToken() });
  await widget.findByText('Claimed');
  expect(events.filter(({ type }) => type === 'token-expired')).toHaveLength(1);
});

it('follows what has changed every ten seconds, while the page is visible', async () => {
  const polls: (() => void)[] = [];
  const later = window.setTimeout;
  // No mock of Jest's, which the queries would take for fake timers.
  const recording = (callback: () => void, ms?: number) => {
    if (ms === 10_000) polls.push(callback);
    return later(callback, ms);
  };
  Object.assign(window, { setTimeout: recording });
  let calls = 0;
  const realFetch = globalThis.fetch;
  globalThis.fetch = (...request) => {
    calls += 1;
    return realFetch(...request);
  };
  const see = (value: string) => Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  try {
    const widget = await mount('status');
    await widget.findByText('300 points');
    await waitFor(() => expect(polls).toHaveLength(1));
    store.gamification.levels.addPoints(playerId, 1);
    polls[0]?.();
    await widget.findByText('301 points');
    await waitFor(() => expect(polls).toHaveLength(2));

    see('hidden');
    const before = calls;
    polls[1]?.();
    expect(calls).toBe(before);
    see('visible');
    store.gamification.levels.addPoints(playerId, 1);
    document.dispatchEvent(new Event('visibilitychange'));
    await widget.findByText('302 points');
  } finally {
    Object.assign(window, { setTimeout: later });
    globalThis.fetch = realFetch;
  }
});

it('keeps the focus on what the player has reached when it renders again', async () => {
  const widget = await mount('status');
  (await widget.findByRole('button', { name: 'All levels' })).focus();
  store.gamification.levels.addPoints(playerId, 1);
  document.dispatchEvent(new Event('visibilitychange'));
  await widget.findByText('301 points');
  expect(container.shadowRoot?.activeElement).toBe(widget.getByRole('button', { name: 'All levels' }));
});

it('reports a failure, and tries again when the player says so', async () => {
  const accessToken = await newToken();
  fail(1);
  const widget = await mount('status', 'fi', accessToken);
  await widget.findByRole('alert');
  expect(events).toEqual([{ type: 'error', message: 'GET /status was answered with 503.' }]);
  fail(0);
  widget.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await widget.findByText('Hopea');
});

it('leads to the rewards by the page, and leaves nothing behind', async () => {
  const widget = await mount('status');
  (await widget.findByRole('button', { name: 'All levels' })).click();
  widget.getByRole('button', { name: 'To my rewards' }).click();
  expect(events.at(-1)).toEqual({ type: 'navigate', path: '/rewards/' });
  mounted?.unmount();
  expect(container.shadowRoot?.childNodes).toHaveLength(0);
  await mount('missions');
  expect(await widget.findByRole('heading', { name: 'Today' })).toBeTruthy();
});

it('rejects a view that there is not', async () => {
  await expect(mount('nothing' as View)).rejects.toThrow('There is no view “nothing”.');
});

it('writes no HTML and no inline styles, which the page’s policy refuses', () => {
  expect(widgetScript()).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|\.style\b|'style'|<style/);
});
