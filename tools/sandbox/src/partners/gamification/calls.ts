import type { IncomingMessage } from 'node:http';
import type { Gamification, Language, PartnerLevelStatus } from './port.ts';

interface Call {
  method: string;
  /** Below the service's path. */
  path: string;
  playerId: string;
  language: Language;
}

interface Answer {
  status: number;
  body: unknown;
}

const languages: readonly Language[] = ['en', 'de', 'fi', 'et'];

/** The widget sends the lobby's language. */
export function languageOf({ headers }: Pick<IncomingMessage, 'headers'>): Language {
  const asked = headers['accept-language']?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === asked) ?? 'en';
}

const ok = (body: unknown): Answer => ({ status: 200, body });

/** The part of a status that the lobby asks for, too. */
const wirePlayer = ({ isOptedIn, level, rank, points, levelPoints, nextLevelPoints }: PartnerLevelStatus) => ({
  gamificationOpt: { enable: isOptedIn },
  ...{ level, rank, points, levelPoints, nextLevelPoints },
});

/** The calls of a player with a token. */
export function createCalls(gamification: Gamification): (call: Call) => Answer {
  type Handle = (call: Call) => Answer;
  const status: Handle = ({ playerId, language }) =>
    ok({
      ...wirePlayer(gamification.status(playerId, language)),
      levels: gamification.levels(playerId, language),
      newLevels: gamification.newLevels(playerId),
    });

  const routes: Readonly<Record<string, Readonly<Record<string, Handle>>>> = {
    '/v1/player': { GET: ({ playerId, language }) => ok(wirePlayer(gamification.status(playerId, language))) },
    '/v1/status': { GET: status },
    '/v1/status/seen': {
      POST(call) {
        gamification.markLevelsSeen(call.playerId);
        return status(call);
      },
    },
  };

  return (call) => {
    const route = Object.hasOwn(routes, call.path) ? routes[call.path] : undefined;
    if (!route) return { status: 404, body: { error: 'not_found' } };
    const handle = Object.hasOwn(route, call.method) ? route[call.method] : undefined;
    return handle ? handle(call) : { status: 405, body: { error: 'method_not_allowed' } };
  };
}
