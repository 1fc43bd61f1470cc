import { takeEarlyWallet } from '@lobby/money';
import { GetPlayerInfo } from '@lobby/player';
import { cookies, local, session } from '@lobby/storage';
import { setBuild, untilIdle, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import { openPage, signIn, startScripts, tokenOf } from './early.fixture.ts';
import { sendEarlyRequests } from './sendEarlyRequests.ts';

interface Sent {
  operationName: string;
  variables: Record<string, unknown>;
  headers: Headers;
}
let sent: Sent[];
const names = () => sent.map(({ operationName }) => operationName).sort();
const headersOf = (name: string) => sent.find(({ operationName }) => operationName === name)?.headers;
const first = ['CountryContextQuery', 'GetCustomerInfo', 'GetPlayerInfo', 'List', 'Played', 'Wallet'];
let answers: Record<string, unknown>;
let status: number;

beforeEach(async () => {
  paint = () => {};
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    paint = () => callback(0);
    return 1;
  });
  setBuild({ visitorBrowsing: true, gamification: true });
  sent = [];
  status = 200;
  const list = { __typename: 'GameList', slug: 'slots', games: { __typename: 'GameConnection', edges: [] } };
  answers = {
    GetPlayerInfo: wireViewer({ player: wirePlayer }),
    Wallet: wireViewer({ wallet: wireWallet }),
    List: { data: { personalized: { __typename: 'Personalized', listOfGames: list } } },
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const body = JSON.parse(String(init?.body)) as Sent;
    sent.push({ ...body, headers: new Headers(init?.headers) });
    return Response.json(answers[body.operationName] ?? { errors: [{ message: 'Not mocked.' }] }, { status });
  });
  cookies.set('cookieConsent', JSON.stringify({ categories: ['necessary', 'preferences'] }));
  session.write('cookieConsent', ['necessary', 'preferences']);
  local.write('recentlyPlayedGames', ['g1', 'g2']);
});
afterEach(() => {
  jest.restoreAllMocks();
  // What still waits for the document.
  fireEvent(document, new Event('readystatechange'));
  cookies.removeOfPlayer();
  for (const name of ['cookieConsent', 'affiliateCode', 'productMode'] as const) cookies.remove(name);
  document.body.replaceChildren();
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  delete window.earlyRequests;
  delete window.earlyWallet;
});

/** The amounts as the page has them, without the spaces that do not break. */
const shown = () =>
  [...document.querySelectorAll('[data-amount]')].map((place) => place.textContent?.replaceAll(/\s/g, ' '));

let paint: () => void;

/** The page, and what its inline script has done by the time that it is painted and the answers are there. */
async function load(market?: Parameters<typeof openPage>[0]) {
  await openPage(market);
  sendEarlyRequests();
  paint();
  await untilIdle();
}

describe('requests of a player’s page before its scripts', () => {
  it('are those that the scripts begin with, with the same headers, and are sent once (R-7-005)', async () => {
    const token = signIn();
    cookies.set('affiliateCode', 'summer');
    await load();
    expect(names()).toEqual(first);
    expect(headersOf('GetPlayerInfo')?.get('authorization')).toBe(`Bearer ${token}`);
    expect(headersOf('GetPlayerInfo')?.get('x-recently-played-games')).toBe('g1,g2');
    expect(headersOf('CountryContextQuery')?.has('authorization')).toBe(false);
    const { client } = startScripts();
    const answer = await client.urql.query(GetPlayerInfo, {}).toPromise();
    expect(answer.data?.viewer?.player?.playerId).toBe(wirePlayer.playerId);
    await untilIdle();
    expect(names()).toEqual(first);
    expect(window.earlyRequests).toEqual([]);
  });

  it('leave the first paint its time, unless what they bring is shown', async () => {
    signIn();
    await openPage();
    sendEarlyRequests();
    await untilIdle();
    expect(names()).toEqual(['GetPlayerInfo', 'Wallet']);
    expect(shown()).toEqual(['Saldo50,00 €', 'Bonus5,00 €']);
    startScripts();
    await untilIdle();
    expect(names()).toEqual(['GetPlayerInfo', 'Wallet']);
    paint();
    await untilIdle();
    expect(names()).toEqual(first);
  });

  it.each([
    ['in the background', true, 0],
    ['whose first paint takes long', false, 1000],
  ])('are all sent by a page %s', async (_, isHidden, delay) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    signIn();
    await openPage();
    jest.useFakeTimers();
    sendEarlyRequests();
    await jest.advanceTimersByTimeAsync(delay);
    jest.useRealTimers();
    Reflect.deleteProperty(document, 'hidden');
    expect(names()).toEqual(first);
  });

  it('have the width of this window’s pictures (R-9-062)', async () => {
    signIn();
    jest.replaceProperty(window, 'innerWidth', 1440);
    jest.replaceProperty(window, 'devicePixelRatio', 2);
    await load();
    expect(sent.find(({ operationName }) => operationName === 'List')?.variables['thumbnailSize']).toBe(344);
    startScripts();
    await untilIdle();
    expect(names()).toEqual(first);
  });

  it('request the games played last only where there are any', async () => {
    signIn();
    await load();
    expect(sent.find(({ operationName }) => operationName === 'Played')?.variables['lookupIds']).toEqual(['g1', 'g2']);
    local.remove('recentlyPlayedGames');
    sent = [];
    await load();
    expect(names()).toEqual(first.filter((name) => name !== 'Played'));
    startScripts();
    await untilIdle();
    expect(names()).toEqual(first.filter((name) => name !== 'Played'));
  });

  it('have none that are for the market of another page', async () => {
    signIn();
    await load({ ipCountryCode: 'DE' });
    expect(names()).toEqual(['CountryContextQuery', 'GetCustomerInfo', 'GetPlayerInfo', 'Wallet']);
  });

  it('are sent for a session of an older release, too, whose cookie names neither issuer nor tokens', async () => {
    signIn({ info: { issuer: undefined, tokenEnds: undefined } });
    local.remove('playerSession');
    await load();
    expect(names()).toEqual(first);
  });

  it('name no games played last without consent', async () => {
    signIn();
    cookies.set('cookieConsent', JSON.stringify({ categories: ['necessary'] }));
    await load();
    expect(headersOf('GetPlayerInfo')?.get('x-recently-played-games')).toBe('');
  });

  const categories = 'necessary.preferences';
  it.each([
    ['refused by themselves', { asked: 'recentGames', refused: 'recentGames', categories }],
    ['not what was asked for', { asked: 'visits', refused: '', categories }],
    ['in a broken record', 'broken'],
  ])('name no games played last that are %s', async (_, data) => {
    signIn();
    cookies.set('cookieConsent', JSON.stringify({ categories: ['necessary', 'preferences'], data }));
    await load();
    expect(headersOf('GetPlayerInfo')?.get('x-recently-played-games')).toBe('');
  });

  it.each<[string, () => void]>([
    ['a visitor', () => {}],
    ['an expired token', () => signIn({ info: { expiresAt: 1 } })],
    ['a token that is bound to a key', () => signIn({ claims: { cnf: { jkt: 'key' } } })],
    ['a token of another provider', () => signIn({ claims: { iss: 'https://id.other.test/realms/other' } })],
    ['a session of another brand', () => signIn({ info: { issuer: 'https://id.other.test/realms/other' } })],
    ['a session whose tokens are others', () => signIn({ info: { tokenEnds: ['of-another'] } })],
    ['a session that names no end', () => signIn({ info: { expiresAt: undefined }, claims: { exp: undefined } })],
    [
      'two tokens',
      () => {
        signIn();
        cookies.set('accessToken', tokenOf({ sub: 'berta' }));
      },
    ],
    [
      'entries of another player',
      () => {
        signIn();
        local.write('playerSession', 'another 1');
      },
    ],
    [
      'a session that could not be removed',
      () => {
        signIn();
        local.write('unremovedSession', ['s1 1']);
      },
    ],
    [
      'a player of sports',
      () => {
        signIn();
        cookies.set('productMode', 'sports');
      },
    ],
  ])('are left to the scripts for %s', async (_, prepare) => {
    await openPage();
    prepare();
    sendEarlyRequests();
    await untilIdle();
    expect(sent).toEqual([]);
    expect(shown()).toEqual(['Saldo', 'Bonus']);
  });

  it.each<[string, boolean, () => void]>([
    ['a visitor', false, () => {}],
    ['a player', false, () => signIn()],
    ['an expired token', true, () => signIn({ info: { expiresAt: 1 } })],
    ['a cookie that is no session', false, () => cookies.set('sessionInfo', '{')],
  ])('request the code of a renewal once the document is there: for %s: %s', async (_, isRequested, prepare) => {
    prepare();
    await load();
    const links = () => [...document.head.querySelectorAll('link')].map((link) => link.outerHTML);
    expect(links()).toEqual([]);
    fireEvent(document, new Event('readystatechange'));
    const link = '<link rel="modulepreload" crossorigin="" href="/assets/engine.js" integrity="sha384-e">';
    expect(links()).toEqual(isRequested ? [link] : []);
  });

  it.each(['/fi/games/?setDefaultCurrency=true', '/fi/'])('are left to the scripts at %s', async (address) => {
    signIn();
    await openPage();
    window.history.replaceState(null, '', address);
    sendEarlyRequests();
    expect(sent).toEqual([]);
  });

  it('are requested again by the scripts with another token meanwhile', async () => {
    signIn();
    await load();
    const token = signIn({ claims: { jti: '2' } });
    sent = [];
    startScripts();
    await untilIdle();
    expect(names()).toEqual(['GetCustomerInfo', 'GetPlayerInfo', 'List', 'Played', 'Wallet']);
    expect(headersOf('Wallet')?.get('authorization')).toBe(`Bearer ${token}`);
  });
});

describe('the balance before the scripts', () => {
  it('stands in its place, formatted for the page’s language (R-1-007, R-9-002)', async () => {
    signIn();
    await load();
    expect(shown()).toEqual(['Saldo50,00 €', 'Bonus5,00 €']);
    expect(document.querySelector('[data-long]')).toBeNull();
  });

  it('comes with a header that was on its way', async () => {
    signIn();
    await openPage();
    const parsed = [...document.body.childNodes];
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    // The scripts of the head read these; the rest of the page follows.
    document.body.replaceChildren(...parsed.filter((node) => node instanceof HTMLScriptElement));
    sendEarlyRequests();
    await untilIdle();
    document.body.append(...parsed);
    await waitFor(() => expect(shown()).toEqual(['Saldo50,00 €', 'Bonus5,00 €']));
    state.mockRestore();
  });

  it.each([
    ['a currency of another brand', 'GBP', '50.00', '50,00 £'],
    ['an amount that no pattern has', 'EUR', '-50.00', '−50,00 €'],
  ])('is as Intl writes it with %s', async (_, currency, balance, text) => {
    signIn();
    answers['Wallet'] = wireViewer({ wallet: { ...wireWallet, balance, currency } });
    await load();
    expect(shown()[0]).toBe(`Saldo${text}`);
  });

  it('is as the browser writes it by the time that React finds it, where the page was made with other data on languages', async () => {
    const idle: (() => void)[] = [];
    window.requestIdleCallback = (callback) => idle.push(() => callback({ didTimeout: false, timeRemaining: () => 0 }));
    signIn();
    await openPage();
    const record = document.getElementById('early-requests')!;
    record.textContent = record.textContent.replace('"decimal":","', '"decimal":"·"');
    sendEarlyRequests();
    await untilIdle();
    expect(shown()[0]).toBe('Saldo50·00 €');
    for (const callback of idle) callback();
    expect(shown()[0]).toBe('Saldo50,00 €');
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

  it('has a row of its own where it is long', async () => {
    signIn();
    answers['Wallet'] = wireViewer({ wallet: { ...wireWallet, balance: '1234567.00', bonusBalance: '12345.00' } });
    await load();
    expect(document.querySelector('[data-long] > [data-amount]')).not.toBeNull();
  });

  it.each([
    ['without a wallet', { Wallet: wireViewer({ wallet: null }) }],
    ['with an error', { Wallet: { ...wireViewer({ wallet: wireWallet }), errors: [{ message: 'Down' }] } }],
    ['without a player', { GetPlayerInfo: wireViewer({ player: null }) }],
    ['of nobody', { GetPlayerInfo: { data: { viewer: null } } }],
    ['that is none', { Wallet: 'Down' }],
  ])('is not there with an answer %s (R-4-014)', async (_, others) => {
    signIn();
    Object.assign(answers, others);
    await load();
    expect(names()).toEqual(first);
    expect(shown()).toEqual(['Saldo', 'Bonus']);
  });

  it('is not there where the session has ended by the time of the answer', async () => {
    signIn();
    await openPage();
    sendEarlyRequests();
    cookies.removeOfPlayer();
    await untilIdle();
    expect(shown()).toEqual(['Saldo', 'Bonus']);
  });

  it.each(['pageshow', 'visibilitychange', 'focus'])(
    'leaves with a session that has ended in another tab: %s',
    async (event) => {
      signIn();
      await load();
      window.dispatchEvent(new Event(event));
      expect(shown()[0]).toBe('Saldo50,00 €');
      cookies.removeOfPlayer();
      window.dispatchEvent(new Event(event));
      expect(shown()).toEqual(['Saldo', 'Bonus']);
    },
  );

  it('leaves with a session that another tab has ended, in a browser without events of cookies', async () => {
    signIn();
    await load();
    expect(shown()[0]).toBe('Saldo50,00 €');
    // Announced as by another tab: by a channel of its own.
    cookies.removeOfPlayer();
    await waitFor(() => expect(shown()).toEqual(['Saldo', 'Bonus']));
  });

  it.each([
    ['stays', 's1', ['Saldo50,00 €', 'Bonus5,00 €']],
    ['leaves with', 'another', ['Saldo', 'Bonus']],
  ])('%s the page where the lobby takes over the session %s', async (_, sid, amounts) => {
    signIn();
    await load();
    signIn({ info: { sid } });
    const { auth, client } = startScripts();
    takeEarlyWallet(auth, client);
    expect(shown()).toEqual(amounts);
  });
});
