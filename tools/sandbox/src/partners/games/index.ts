import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import {
  assets,
  endedPage,
  endRound,
  gamePage,
  makeMove,
  moveSchema,
  openHandView,
  systemRandom,
  type RandomSource,
  type GameContext,
} from '../../../../demo-games/src/index.ts';
import type { Database } from '../../store/base/database.ts';
import { fromEuroMinor, toDecimal } from '../../store/base/money.ts';
import { readJson, send, sendJson, sendText, type Handler } from '../http.ts';
import { languageOf } from '../language.ts';
import type { Games, PartnerGame } from '../ports.ts';
import { createPlaySessions, playerWallet, type PlaySession } from './sessions.ts';

interface GamesOptions {
  /** Origins that may frame a game and receive its messages. */
  lobbyOrigins: readonly string[];
  random?: RandomSource;
}

const requestSchema = v.variant('action', [
  v.object({ action: v.literal('state') }),
  v.object({ action: v.literal('move'), id: v.pipe(v.string(), v.uuid()), move: moveSchema }),
]);

class SpinsUsedUp extends Error {}

/** Stakes in the player's currency, each a round number. */
export function stakesIn(currency: string): number[] {
  const roundNumber = (amount: number): number => {
    const unit = 10 ** Math.floor(Math.log10(amount));
    return Math.round(amount / unit) * unit;
  };
  return [20, 50, 100, 200, 500, 1000, 2000, 5000].map((euros) => roundNumber(fromEuroMinor(euros, currency)));
}

/** The games' server: pages for the lobby's iframe, and their rounds. */
export function createGames(database: Database, games: Games, options: GamesOptions): { handle: Handler } {
  const { lobbyOrigins, random = systemRandom } = options;
  const sessions = createPlaySessions(database, games);

  /** A round needs no player any more: a hand stands. */
  function endRounds(brand: string, playerId: string): void {
    for (const gameSlug of games.gamesInPlay(brand, playerId)) {
      const game = games.find(gameSlug);
      const wallet = playerWallet(games, { brand, gameSlug, playerId });
      const result = game && endRound({ game, random, wallet, stakes: [] });
      if (result?.status !== 'done') console.error(`An open round of ${gameSlug} could not be ended.`);
    }
  }
  games.onStopped(endRounds);

  const headers = {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${lobbyOrigins.join(' ')}`,
    ].join('; '),
  };
  const html = (request: IncomingMessage, response: ServerResponse, status: number, body: string) =>
    send(request, response, { status, type: 'text/html; charset=utf-8', body, headers });

  const gameContextOf = (session: PlaySession, game: PartnerGame): GameContext => ({
    game,
    random,
    wallet: sessions.wallet(session),
    stakes: session.freeSpins ? [session.freeSpins.stake] : stakesIn(session.currency),
  });

  /** Null in a game that was opened without any. */
  const freeSpinsLeft = ({ freeSpins }: PlaySession) => (freeSpins ? games.freeSpinsLeft(freeSpins.id) : null);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<true> {
    const fail = (status: number, error: string, message?: string) =>
      sendJson(request, response, status, { error, message });
    if (request.method !== 'POST') return fail(405, 'method');
    const key = /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '')?.[1];
    const session = key ? sessions.find(key) : undefined;
    const game = session && games.find(session.gameSlug);
    if (!session || !game) return fail(401, 'ended');
    const parsed = v.safeParse(requestSchema, await readJson(request));
    if (!parsed.success)
      return fail(400, 'bad-request', v.flatten(parsed.issues).root?.[0] ?? parsed.issues[0].message);
    const context = gameContextOf(session, game);
    if (parsed.output.action === 'state')
      return sendJson(request, response, 200, {
        balance: context.wallet.balance(),
        freeSpins: freeSpinsLeft(session),
        open: openHandView(context) ?? null,
      });
    try {
      const { id, move } = parsed.output;
      const result = sessions.moveOnce(session, id, move, () => {
        // The page goes no further by itself: a player must not pay without having chosen to.
        if (freeSpinsLeft(session) === 0) throw new SpinsUsedUp();
        return makeMove(context, move);
      });
      if (result.status === 'rejected')
        return sendJson(request, response, 409, { error: result.reason, balance: context.wallet.balance() });
      return sendJson(request, response, 200, {
        ...result,
        balance: context.wallet.balance(),
        freeSpins: freeSpinsLeft(session),
      });
    } catch (error) {
      if (error instanceof SpinsUsedUp)
        return sendJson(request, response, 409, { error: 'free-spins-used', freeSpins: 0 });
      if (error instanceof RangeError) return fail(400, 'bad-request', error.message);
      throw error;
    }
  }

  const handle: Handler = async (request, response, url) => {
    const asset = assets.get(url.pathname);
    if (asset) return send(request, response, { type: asset.type, body: readFileSync(asset.file) });
    if (url.pathname === '/play-api') return answer(request, response);

    const slug = /^\/play\/([a-z0-9-]+)\/?$/.exec(url.pathname)?.[1];
    if (!slug) return false;
    const game = games.find(slug);
    if (!game) return sendText(request, response, 404, 'No such game');
    if (request.method !== 'GET') return sendText(request, response, 405, 'Only GET');
    const opened = sessions.open(url.searchParams.get('launch') ?? '', slug);
    if (!opened) {
      const language = languageOf(request.headers['accept-language']);
      return html(request, response, 410, endedPage(game, lobbyOrigins, language));
    }
    const { key, session } = opened;
    const { playerId, locale, currency } = session;
    const page = gamePage({
      ...{ key, locale, currency, lobbyOrigins },
      language: languageOf(locale),
      isDemo: playerId === undefined,
      digits: toDecimal(0, currency).split('.')[1]?.length ?? 0,
      context: gameContextOf(session, game),
    });
    return html(request, response, 200, page);
  };

  return { handle };
}
