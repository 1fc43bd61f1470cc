/** @jest-environment ./tools/jest/browser-environment.cjs */
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import brand from '../../../../../apps/infiniza/brand.ts';
import { createPartnerPorts } from '../../adapters/index.ts';
import { seededStore } from '../../seed/index.ts';
import type { Store } from '../../store/index.ts';
import { serve, type TestServer } from '../testing/http.ts';
import { createKyc, type Kyc } from './index.ts';

const originalFetch = globalThis.fetch;
const script: string = './assets/kyc.js';
const lobby = 'http://localhost:4200';

let store: Store;
let playerId: string;
let kyc: Kyc;
let server: TestServer;
let posted: { method: string; code?: string; reviewResult?: object; frameId: string }[];

beforeEach(async () => {
  store = await seededStore(brand);
  playerId = store.players.findByEmail('kyc@lobby.test')?.id ?? '';
  kyc = createKyc(createPartnerPorts(store, brand), { lobbyOrigins: [lobby] });
  server = await serve(() => kyc.handle);
  posted = [];
  jest.spyOn(window, 'postMessage').mockImplementation((message: unknown, origin: unknown) => {
    expect(origin).toBe(lobby);
    posted.push(message as (typeof posted)[number]);
  });
  const html = await (await originalFetch(`${server.origin}/websdk/websdk.html?_=id_x`)).text();
  document.head.innerHTML = new DOMParser().parseFromString(html, 'text/html').head.innerHTML;
  document.body.innerHTML = '<main id="content"></main>';
  globalThis.fetch = (path, init) => originalFetch(server.origin + String(path), init);
  jest.resetModules();
  await import(script);
});
afterEach(async () => {
  jest.restoreAllMocks();
  globalThis.fetch = originalFetch;
  await server.close();
  store.close();
});

const fromLobby = (data: object, origin = lobby) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
const init = (accessToken = kyc.issueToken(playerId).accessToken, lang = 'en') =>
  fromLobby({ method: 'idCheck.init', accessToken, lang });
const check = () => store.players.find(playerId)?.profile.kyc;
const choose = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('verifies the player, and notifies the lobby step by step', async () => {
  init();
  expect((await screen.findByText(/Still to be shown/)).textContent).toBe('Still to be shown: identity and address');
  await choose('Approve');
  await screen.findByText(/You are verified/);
  expect(check()).toMatchObject({
    status: 'Done',
    verificationsMissing: [],
    verificationsDone: ['Email', 'Identity', 'Address'],
  });
  expect(store.players.find(playerId)?.profile.areWithdrawalsBlocked).toBe(false);
  const methods = posted.map(({ method }) => method).filter((method) => method !== 'idCheck.onResize');
  expect(methods).toEqual([
    'idCheck.onReady',
    'idCheck.onInitialized',
    'idCheck.onApplicantLoaded',
    'idCheck.onApplicantLoaded',
    'idCheck.onApplicantSubmitted',
    'idCheck.onApplicantStatusChanged',
  ]);
  expect(posted.at(-2)).toMatchObject({ reviewResult: { reviewAnswer: 'GREEN' } });
});

it('requests better pictures, after which the player tries again', async () => {
  init();
  await choose('Ask for better pictures');
  await screen.findByText(/cannot be read/);
  expect(check()?.status).toBe('Required');
  await choose('Approve');
  await waitFor(() => expect(check()?.status).toBe('Done'));
});

it('rejects for good, whatever comes after', async () => {
  init();
  await choose('Reject for good');
  await screen.findByText(/failed for good/);
  expect(screen.queryByRole('button')).toBeNull();
  const { accessToken } = kyc.issueToken(playerId);
  const answer = await originalFetch(`${server.origin}/websdk/applicant`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ outcome: 'approved' }),
  });
  expect(answer.status).toBe(409);
  expect(check()?.status).toBe('Required');
});

it('asks the lobby for a new token when its own has expired, and goes on where it was', async () => {
  init();
  await screen.findByText(/Still to be shown/);
  store.moveClock(11 * 60_000);
  await choose('Approve');
  await waitFor(() => expect(posted.find(({ method }) => method === 'idCheck.onError')?.code).toBe('invalid-token'));
  expect(check()?.status).toBe('Required');
  fromLobby({ method: 'idCheck.updateAccessToken', accessToken: kyc.issueToken(playerId).accessToken });
  await screen.findByText(/You are verified/);
  expect(check()?.status).toBe('Done');
});

it('says that it failed where the lobby has no new token', async () => {
  init('unknown');
  await waitFor(() => expect(posted.some(({ code }) => code === 'invalid-token')).toBe(true));
  fromLobby({ method: 'idCheck.updateAccessToken', accessToken: null, error: 'No token' });
  expect(await screen.findByText('This did not work. Please try again.')).toBeTruthy();
});

it('listens to the lobby only, in its language', async () => {
  const { accessToken } = kyc.issueToken(playerId);
  fromLobby({ method: 'idCheck.init', accessToken }, 'https://evil.example');
  expect(screen.queryByRole('heading')).toBeNull();
  init(accessToken, 'fi');
  await screen.findByRole('heading', { name: 'Henkilöllisyyden tarkistus' });
  expect(document.documentElement.lang).toBe('fi');
  expect(document.title).toBe('Henkilöllisyyden tarkistus');
});

it.each([
  ['nb-NO', 'no'],
  ['nn', 'no'],
  ['et_EE', 'et'],
  ['fil-PH', 'en'],
])('has for %s its texts in %s', (lang, language) => {
  init(undefined, 'de');
  fromLobby({ method: 'idCheck.callSetLanguage', language: lang });
  expect(document.documentElement.lang).toBe(language);
});

it('is framed by the lobby only', async () => {
  const response = await originalFetch(`${server.origin}/websdk/websdk.html`);
  expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${lobby}`);
});
