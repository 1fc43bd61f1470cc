import { isRenewalDue, readEarlySession } from '@lobby/auth';
import { type LobbySettings, thumbnailSize } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';
import type { EarlyRecord, RecordedRequest } from './earlyRecord.ts';
import { earlyHeaders, readStored } from './earlyHeaders.ts';
import { loadPlayedPictures } from './loadPlayedPictures.ts';
import { preloadRenewal } from './preloadRenewal.ts';
import { showEarlyWallet } from './showEarlyWallet.ts';
import { timings } from '../timings.ts';

/** Their answers are shown before the scripts are there; others leave the first paint its time. */
const shown = ['GetPlayerInfo', 'Wallet', 'GamesById'];

/**
 * Sends the first requests of a player's page before the lobby's scripts are there, which take them over (`takeEarlyRequest`), and shows the balance as soon
 * as it is known. Sends nothing where it is uncertain whether they would send the same: they do without it then.
 */
export function sendEarlyRequests(): void {
  const record = readJson<EarlyRecord>('early-requests');
  const settings = readJson<LobbySettings>('lobby-settings');
  const session = readEarlySession(settings);
  if (session === null && isRenewalDue()) preloadRenewal(record.renewal ?? []);
  const headers = session && earlyHeaders(settings, record.headers);
  // The query may change market, mode, attribution and session.
  const isOther = location.pathname !== record.path || location.search !== '' || location.hash !== '';
  if (!headers || isOther || (build.allowOverrides && 'testUtils' in sessionStorage)) return;

  const send = ({ body, isWithoutBearer }: RecordedRequest) => {
    const start = shown.includes(body.operationName) ? Promise.resolve() : firstPaint;
    const controller = new AbortController();
    const request = {
      body: JSON.stringify(body),
      headers: isWithoutBearer ? headers : { ...headers, authorization: `Bearer ${session.accessToken}` },
    };
    const received = start
      .then(() => fetch('/api/graphql', { method: 'POST', ...request, signal: controller.signal }))
      // As a whole: the request ends, whoever reads its answer, and when.
      .then(async (response) => ({ response, text: await response.text() }));
    const answer = received.then(({ response, text }) => new Response(text, response));
    // The code that takes the request over handles the error.
    answer.catch(() => {});
    const early = { ...request, sentAt: Date.now(), answer, abort: () => controller.abort() };
    return { name: body.operationName, early, received };
  };
  const firstPaint = new Promise<void>((resolve) => {
    // A page in the background paints nothing.
    setTimeout(resolve, document.hidden ? 0 : timings.latestPaint);
    requestAnimationFrame(() => setTimeout(resolve));
  });
  const { ipCountryCode, license } = record.market;
  const isOfMarket = ipCountryCode === settings.ipCountryCode && license === settings.license;
  const all = [...record.requests, ...(isOfMarket ? record.pageRequests : [])];
  for (const { body } of all) {
    const { variables } = body;
    if ('thumbnailSize' in variables) variables['thumbnailSize'] = thumbnailSize(innerWidth, devicePixelRatio);
    if ('lookupIds' in variables) variables['lookupIds'] = readStored('recentlyPlayedGames');
  }
  // Without games played last there is nothing to request.
  const sent = all.filter(({ body }) => body.variables['lookupIds'] !== null).map(send);
  window.earlyRequests = sent.map(({ early }) => early);
  // Of its text: each step through a response's stream is a task, and waits for those of the page that is being built.
  const answerTo = (name: string) =>
    sent.find((request) => request.name === name)?.received.then(({ text }) => JSON.parse(text) as unknown);
  const isCurrent = () => readEarlySession(settings)?.accessToken === session.accessToken;
  // The row itself says what is wrong with the answer.
  answerTo('GamesById')
    ?.then(loadPlayedPictures)
    .catch(() => {});
  showEarlyWallet(session.key, isCurrent, Promise.all([answerTo('GetPlayerInfo'), answerTo('Wallet')]), record.money);
}

const readJson = <Value>(id: string): Value => JSON.parse(document.getElementById(id)?.textContent ?? 'null') as Value;
