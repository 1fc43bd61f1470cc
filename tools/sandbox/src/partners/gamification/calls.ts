import type { Edges } from '../../net/edges.ts';
import type { Language } from '../../store/base/wording.ts';
import type { Gamification, Outcome, PartnerLevelStatus } from './port.ts';

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

const ok = (body: unknown): Answer => ({ status: 200, body });

/** The part of a status that the lobby requests, too. */
const wirePlayer = ({ isOptedIn, level, rank, points, levelPoints, nextLevelPoints }: PartnerLevelStatus) => ({
  gamificationOpt: { enable: isOptedIn },
  ...{ level, rank, points, levelPoints, nextLevelPoints },
});

/** `/v1/missions/{id}/claim`, `/v1/tournaments/{id}/join` */
const actionPath = /^\/v1\/(missions|tournaments)\/([\w.-]{1,100})\/(claim|join)$/;
const outcomeStatus: Readonly<Record<Outcome, number>> = { done: 200, unknown: 404, rejected: 409 };

/** The calls of a player with a token. */
export function createCalls(gamification: Gamification, reduce: Edges['reduce']): (call: Call) => Answer {
  type Handle = (call: Call) => Answer;
  const status: Handle = ({ playerId, language }) =>
    ok({
      ...wirePlayer(gamification.status(playerId, language)),
      levels: gamification.levels(playerId, language),
      newLevels: gamification.newLevels(playerId),
    });

  const missions: Handle = ({ playerId, language }) => {
    const { isOptedIn } = gamification.status(playerId, language);
    return ok({ gamificationOpt: { enable: isOptedIn }, missions: gamification.missions(playerId) });
  };
  const tournaments: Handle = ({ playerId, language }) => {
    const { isOptedIn } = gamification.status(playerId, language);
    return ok({ gamificationOpt: { enable: isOptedIn }, tournaments: gamification.tournaments(playerId, language) });
  };

  const actions = {
    'missions/claim': { act: gamification.claimMission, show: missions },
    'tournaments/join': { act: gamification.joinTournament, show: tournaments },
  };

  /** Done once, however often it is sent; the answer is the new list. */
  function act(call: Call, name: string, id: string): Answer | undefined {
    const action = Object.hasOwn(actions, name) ? actions[name as keyof typeof actions] : undefined;
    if (!action) return undefined;
    if (call.method !== 'POST') return { status: 405, body: { error: 'method_not_allowed' } };
    const outcome = action.act(call.playerId, id);
    return outcome === 'done' ? action.show(call) : { status: outcomeStatus[outcome], body: { error: outcome } };
  }

  const routes: Readonly<Record<string, Readonly<Record<string, Handle>>>> = {
    '/v1/player': {
      GET: ({ playerId, language }) =>
        ok(reduce('gamificationPlayer', wirePlayer(gamification.status(playerId, language)))),
    },
    '/v1/missions': { GET: missions },
    '/v1/tournaments': { GET: tournaments },
    '/v1/status': { GET: status },
    '/v1/status/seen': {
      POST(call) {
        gamification.markLevelsSeen(call.playerId);
        return status(call);
      },
    },
  };

  return (call) => {
    const [, kind, id, verb] = actionPath.exec(call.path) ?? [];
    const done = id === undefined ? undefined : act(call, `${kind}/${verb}`, id);
    if (done) return done;
    const route = Object.hasOwn(routes, call.path) ? routes[call.path] : undefined;
    if (!route) return { status: 404, body: { error: 'not_found' } };
    const handle = Object.hasOwn(route, call.method) ? route[call.method] : undefined;
    return handle ? handle(call) : { status: 405, body: { error: 'method_not_allowed' } };
  };
}
