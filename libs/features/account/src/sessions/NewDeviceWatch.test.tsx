/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { Slot } from '@lobby/composition';
import { closeFeedback, useFeedback } from '@lobby/overlays';
import { cookies, local } from '@lobby/storage';
import { renderScene, type SceneOptions, untilIdle, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { accountFeature } from '../index.ts';
import SessionHistoryPage from './SessionHistoryPage.tsx';
import type { NewDevice } from './newDeviceSignIn.ts';

// Replaces the socket's events by those that the test emits.
const mockListeners = new Set<(event: NewDevice) => void>();
jest.mock('@lobby/realtime', () => ({
  ...jest.requireActual<object>('@lobby/realtime'),
  onEvent(field: string, listener: (event: NewDevice) => void) {
    if (field === 'newDeviceSignIn') mockListeners.add(listener);
    return () => mockListeners.delete(listener);
  },
}));

const startedAt = new Date(new Date().setHours(12, 3, 0, 0)).toISOString();
const firefox: NewDevice = { sessionId: 'theirs', startedAt, device: 'Desktop', browser: 'Firefox', system: 'Linux' };

async function push(event: Partial<NewDevice> = {}) {
  act(() => mockListeners.forEach((listener) => listener({ ...firefox, ...event })));
  await untilIdle();
}

function Messages() {
  const messages = useFeedback().filter(({ status }) => status === 'open');
  return (
    <ul aria-label="Messages">
      {messages.map(({ id, message }) => (
        <li key={id}>{message}</li>
      ))}
    </ul>
  );
}
async function openLobby(options: SceneOptions = {}) {
  const scene = await renderScene(
    <>
      <Slot name="background.player" />
      <Messages />
    </>,
    { features: [accountFeature()], ...options },
  );
  await waitFor(() => expect(mockListeners.size).toBe(1));
  return scene;
}
const shown = () => within(screen.getByRole('list', { name: 'Messages' })).queryAllByRole('listitem');
const newDevices = () => local.read('inbox')?.entries.filter(({ kind }) => kind === 'new-device');

beforeEach(() => {
  localStorage.clear();
  cookies.set('welcomeShown', new Date().toISOString());
});
afterEach(async () => {
  const { result } = renderHook(useFeedback);
  act(() => result.current.forEach(({ id }) => closeFeedback(id)));
  await waitFor(() => expect(result.current.filter(({ status }) => status === 'open')).toEqual([]));
  cookies.removeOfPlayer();
});

it('names the device and the time, once, with the way to the sessions, and can be read again', async () => {
  await openLobby();
  await push();
  await push();
  expect(shown()).toHaveLength(1);
  expect(shown()[0]).toHaveTextContent('A new device has signed in: Firefox on Linux, today at 12:03.');
  expect(screen.getByRole('link', { name: 'See where you are signed in' })).toHaveAttribute(
    'href',
    '/en/profile/session-history/',
  );
  expect(newDevices()).toEqual([
    expect.objectContaining({ at: Date.parse(startedAt), browser: 'Firefox', system: 'Linux', isRead: false }),
  ]);
});

it.each([
  ['its browser alone', { system: null }, 'Firefox'],
  ['its system alone', { browser: null }, 'Linux'],
  ['its kind', { browser: null, system: null, device: 'Mobile' as const }, 'Phone or tablet'],
  ['nothing', { browser: null, system: null, device: null }, 'Unknown device'],
])('says what the platform knows of it: %s', async (_, known, name) => {
  await openLobby();
  await push(known);
  expect(shown()[0]).toHaveTextContent(`A new device has signed in: ${name}, today at 12:03.`);
});

it('is announced beside the one before, which can be read again as well', async () => {
  await openLobby();
  await push();
  await push({ sessionId: 'another', startedAt: new Date(Date.parse(startedAt) + 1).toISOString(), browser: 'Safari' });
  await waitFor(() => expect(shown().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/Safari/)]));
  expect(newDevices()).toHaveLength(2);
});

it('is not announced on the device that has signed in', async () => {
  cookies.set('sessionInfo', JSON.stringify({ sid: 'theirs', startedAt: 1 }));
  await openLobby();
  await push();
  expect(shown()).toEqual([]);
  expect(newDevices() ?? []).toEqual([]);
});

it('is announced to a player who may not play', async () => {
  const timeouts = { __typename: 'Timeouts', timeoutEndsAt: '2099-01-01T00:00:00.000Z' };
  const onBreak = wireViewer({ player: { ...wirePlayer, timeouts }, wallet: wireWallet });
  await openLobby({ answers: { GetPlayerInfo: onBreak } });
  await push();
  expect(shown()[0]).toHaveTextContent('Firefox on Linux');
});

it('is in the list of sessions at once', async () => {
  const session = (id: string, fields: object) => ({
    ...{ __typename: 'PlayerSession', id, startedAt, endedAt: null, device: 'Desktop', identityProvider: null },
    ...{ browser: null, system: null, isCurrent: false, ...fields },
  });
  const sessions = (...nodes: object[]) =>
    wireViewer({ sessions: { edges: nodes.map((node, index) => ({ cursor: `c${index}`, node })) } });
  const own = session('mine', { isCurrent: true });
  const { answer } = await renderScene(
    <>
      <Slot name="background.player" />
      <SessionHistoryPage />
    </>,
    { features: [accountFeature()], answers: { ActiveSessions: sessions(own) } },
  );
  await waitFor(() => expect(mockListeners.size).toBe(1));
  answer({ ActiveSessions: sessions(session('theirs', { browser: 'Firefox', system: 'Linux' }), own) });
  await push();
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
  expect(screen.getByRole('button', { name: 'End this session' })).toBeEnabled();
});
