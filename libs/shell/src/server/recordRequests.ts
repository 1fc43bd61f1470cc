import type { Auth } from '@lobby/auth';
import { languageTag, moneyPatternOf } from '@lobby/i18n';
import { prepareSession } from '@lobby/player';
import { createLobbyData, viewerOf } from '../router/lobbyData.ts';
import type { EarlyRecord, RecordedRequest } from '../early/earlyRecord.ts';

type LobbyDataOptions = Parameters<typeof createLobbyData>[0];

/** What `headersOf` writes, and the token: they are the visitor's. */
const ofVisitor = ['authorization', 'x-ranks', 'x-context', 'x-recently-played-games'];

/**
 * The requests with which a player's page begins, as the lobby's own data client sends them.
 *
 * @param hasPageData of a page with answers: the country is among them
 */
export async function recordRequests(
  path: string,
  hasPageData: boolean,
  options: Omit<LobbyDataOptions, 'fetch'>,
): Promise<EarlyRecord> {
  let fixed: Record<string, string> = {};
  let sent: RecordedRequest[] = [];
  const record: typeof fetch = async (_input, init) => {
    const headers = new Headers(init?.headers);
    const body = JSON.parse(String(init?.body)) as RecordedRequest['body'];
    sent.push({ body, ...(headers.has('authorization') ? {} : { isWithoutBearer: true }) });
    for (const name of ofVisitor) headers.delete(name);
    fixed = Object.fromEntries(headers);
    // An answer that is nobody's to report or to repeat.
    return Response.json({ errors: [{ message: 'Recorded' }] });
  };
  const auth: Auth = { ...options.auth, getAccessToken: () => 'token' };
  const data = createLobbyData({ ...options, auth, fetch: record });
  const sentBy = async (send: () => void) => {
    sent = [];
    send();
    // The client sends its requests in microtasks.
    await new Promise((resolve) => setTimeout(resolve));
    return sent;
  };
  const requests = await sentBy(() => prepareSession(auth, { ...data.clientOf(viewerOf(auth)), hasPageData }));
  const pageRequests = await sentBy(() => data.sendFirstQueries(path));
  const { ipCountryCode, license } = options.settings;
  const currency = options.brand.defaultCurrency;
  const pattern = moneyPatternOf(languageTag(options.locale), currency);
  return {
    path,
    headers: fixed,
    requests,
    pageRequests,
    market: { ipCountryCode, license },
    ...(pattern && { money: { currency, pattern } }),
  };
}
