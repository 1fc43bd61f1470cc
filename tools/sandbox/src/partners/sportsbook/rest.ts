import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { maxAmount, toDecimal, toMinor } from '../../store/base/money.ts';
import { mostLegs } from '../../store/sportsbook/bets.ts';
import { readJson, sendJson } from '../http.ts';
import { languageOf } from '../language.ts';
import type { Sportsbook } from './port.ts';
import type { Tokens } from './tokens.ts';
import { fromOdds, wireBet, wireEvent, wireRejection } from './wire.ts';

interface RestOptions {
  sportsbook: Sportsbook;
  tokens: Pick<Tokens, 'find'>;
  /** Of the socket's last update: those up to it are part of an answer. */
  sequence(): number;
}

const decimal = v.pipe(v.string(), v.maxLength(20));
const betSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  stake: decimal,
  currency: v.pipe(v.string(), v.length(3)),
  accept: v.picklist(['none', 'higher', 'any']),
  legs: v.pipe(
    v.array(v.strictObject({ selection: v.pipe(v.string(), v.maxLength(80)), odds: decimal })),
    v.minLength(1),
    v.maxLength(mostLegs),
  ),
});

const betsPerAnswer = 20;
const uuid = /^[\da-f-]{36}$/;

/** The calls below `/sportsbook/api`: events for everybody, bets with a token. */
export function createRest({ sportsbook, tokens, sequence }: RestOptions) {
  type Call = (request: IncomingMessage, response: ServerResponse, url: URL) => true | Promise<true>;
  type PlayerCall = (playerId: string, ...call: Parameters<Call>) => true | Promise<true>;

  const withPlayer =
    (call: PlayerCall): Call =>
    (request, response, url) => {
      const token = /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '')?.[1];
      const session = token === undefined ? undefined : tokens.find(token);
      if (!session) return sendJson(request, response, 401, { error: 'invalid-token' });
      return call(session.playerId, request, response, url);
    };

  const events: Call = (request, response) => {
    const language = languageOf(request.headers['accept-language']);
    // First, so that the events are not older than it says.
    const known = sequence();
    const offered = sportsbook.offered().map((event) => wireEvent(event, language));
    return sendJson(request, response, 200, { sequence: known, events: offered });
  };

  const bets = withPlayer((playerId, request, response, url) => {
    const after = url.searchParams.get('after') ?? undefined;
    const isOpen = url.searchParams.get('state') !== 'settled';
    if (after !== undefined && !uuid.test(after)) return sendJson(request, response, 400, { error: 'bad-request' });
    const found = sportsbook.bets(playerId, { isOpen, count: betsPerAnswer + 1, ...(after && { after }) });
    const shown = found.slice(0, betsPerAnswer).map((bet) => wireBet(bet, sportsbook.find));
    return sendJson(request, response, 200, { bets: shown, hasMore: found.length > betsPerAnswer });
  });

  const place = withPlayer(async (playerId, request, response) => {
    const parsed = v.safeParse(betSchema, await readJson(request));
    if (!parsed.success) return sendJson(request, response, 400, { error: 'bad-request' });
    const { id, accept, legs, stake: text, currency } = parsed.output;
    const wallet = sportsbook.balance(playerId);
    const stake = currency === wallet.currency ? toMinor(text, currency) : null;
    const terms = legs.map(({ selection, odds }) => ({ selection, odds: fromOdds(odds) ?? 0 }));
    if (stake === null || stake <= 0 || stake > maxAmount || terms.some(({ odds }) => odds === 0))
      return sendJson(request, response, 400, { error: 'bad-request' });
    const result = sportsbook.place({ id, playerId, stake, accept, legs: terms });
    if (result.status === 'rejected')
      return sendJson(request, response, 409, wireRejection(result.rejection, currency));
    const { balance } = sportsbook.balance(playerId);
    const bet = wireBet(result.bet, sportsbook.find);
    return sendJson(request, response, 200, { bet, balance: toDecimal(balance, currency) });
  });

  const calls: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
    '/events': { GET: events },
    '/bets': { GET: bets, POST: place },
  };

  /** @param path below `/sportsbook/api` */
  return async (request: IncomingMessage, response: ServerResponse, url: URL, path: string): Promise<true> => {
    const eventId = /^\/events\/([a-z]{1,20}-\d{1,12})$/.exec(path)?.[1];
    const call = Object.hasOwn(calls, path) ? calls[path] : undefined;
    const { method = 'GET' } = request;
    if (eventId !== undefined && method === 'GET') {
      const event = sportsbook.find(eventId);
      if (!event) return sendJson(request, response, 404, { error: 'not-found' });
      return sendJson(request, response, 200, {
        event: wireEvent(event, languageOf(request.headers['accept-language'])),
      });
    }
    if (!call && eventId === undefined) return sendJson(request, response, 404, { error: 'not-found' });
    const handle = call && Object.hasOwn(call, method) ? call[method] : undefined;
    return handle ? handle(request, response, url) : sendJson(request, response, 405, { error: 'method-not-allowed' });
  };
}
