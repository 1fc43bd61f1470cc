/** @jest-environment ./tools/jest/browser-environment.cjs */
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { createPartnerPorts } from '../../ports.ts';
import { seededStore } from '../../seed/index.ts';
import type { Store } from '../../store/index.ts';
import { acme } from '../../testing/testPlatform.ts';
import { serve, type TestServer } from '../testing/http.ts';
import { createGames } from './index.ts';

const originalFetch = globalThis.fetch;
const script: string = '../../../../demo-games/src/assets/slot.js';
const lobby = 'http://localhost:4200';

let store: Store;
let server: TestServer;
let posted: { type: string }[];

beforeEach(async () => {
  store = await seededStore(acme);
  server = await serve(
    () => createGames(store.database, createPartnerPorts(store, acme).games, { lobbyOrigins: [lobby] }).handle,
  );
  posted = [];
  const frame = { postMessage: (message: { type: string }) => posted.push(message) };
  Object.defineProperty(window, 'parent', { value: frame, configurable: true });
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
});
afterEach(async () => {
  globalThis.fetch = originalFetch;
  await server.close();
  store.close();
});

/** Loads the served page of a slot with one free spin and runs its scripts. */
async function openPage(): Promise<void> {
  const playerId = store.players.findByEmail('new@lobby.test')?.id ?? '';
  const game = store.games.all().find(({ kind }) => kind === 'slot');
  if (!game) throw new Error('There is no slot.');
  const { lookupId, slug } = game;
  const spins = { kind: 'FreeSpin', name: 'Spin', amount: 1, value: 20, betLevel: 1, lookupId } as const;
  const { assignationId } = store.rewards.assign(playerId, {
    ...{ rewardId: 'spin', name: 'Spin', kind: 'Incentive', expiresIn: null, startsAt: null, endsAt: null },
    ...{ claimType: 'manual', rewardReason: null, applicability: 'ALWAYS' },
    type: { ...spins, wageringRequirementFactor: 1 },
  });
  store.rewards.claim(assignationId);
  const { id: launchToken } = store.play.launch({ playerId, lookupId, currency: 'EUR', locale: 'en_GB' });
  const html = await (await originalFetch(`${server.origin}/play/${slug}?launch=${launchToken}`)).text();
  document.head.innerHTML = new DOMParser().parseFromString(html, 'text/html').head.innerHTML;
  document.body.replaceChildren();
  globalThis.fetch = (path, init) => originalFetch(server.origin + String(path), init);
  jest.resetModules();
  await import(script);
}

it('says that the free spins are used up after the last one, and plays no more', async () => {
  await openPage();
  await screen.findByText('Free spins: 1');
  const types = () => posted.map(({ type }) => type);
  await waitFor(() => expect(types()).toEqual(['game:ready']));
  const spin = screen.getByRole('button', { name: 'Spin' });
  fireEvent.click(spin);
  const panel = await screen.findByRole('alert');
  expect(panel.textContent).toContain('Your free spins are used up.');
  expect(types()).toEqual(['game:ready', 'game:round']);

  const requests = jest.spyOn(globalThis, 'fetch');
  fireEvent.click(spin);
  fireEvent.keyDown(document.body, { code: 'Space' });
  expect(requests).not.toHaveBeenCalled();
  fireEvent.click(screen.getAllByRole('button', { name: 'Back to the lobby' }).at(-1) as HTMLElement);
  expect(types()).toEqual(['game:ready', 'game:round', 'game:exit']);
});

it('says so, too, when they were used up in another tab', async () => {
  await openPage();
  await screen.findByText('Free spins: 1');
  store.database.run('UPDATE freeSpins SET spinsLeft = 0');
  fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your free spins are used up.');
  expect(posted.map(({ type }) => type)).toEqual(['game:ready']);
});
