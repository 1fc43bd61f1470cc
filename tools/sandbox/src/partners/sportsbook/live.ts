import * as v from 'valibot';
import type { OpenSocket } from '../../net/sockets.ts';
import type { Sportsbook } from './port.ts';
import type { Tokens } from './tokens.ts';
import { wireState, type WireState } from './wire.ts';

/** Codes with which the service closes a socket. */
const closeCodes = { badFrame: 4400 } as const;

/** The first frame of a socket, and each time its token changes; null: a visitor. */
const followSchema = v.strictObject({
  type: v.literal('follow'),
  token: v.nullable(v.pipe(v.string(), v.maxLength(200))),
});

interface LiveOptions {
  sportsbook: Pick<Sportsbook, 'offered' | 'find'>;
  tokens: Pick<Tokens, 'find'>;
}

/**
 * What the sockets send. `update` has whole states of the events that have changed, with the number after that of the previous
 * update: a client that misses one requests all events again, as does one whose response has another number than `following`.
 * `bets` and `sessionEnded` are for the player of the token.
 */
export function createLive({ sportsbook, tokens }: LiveOptions) {
  const followers = new Map<OpenSocket, { token: string | null }>();
  let sequence = 0;
  /** States that were sent, as text. */
  let sentStates = new Map<string, string>();

  const send = ({ socket }: OpenSocket, frame: object): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
  };

  const statesNow = (): Map<string, WireState> =>
    new Map(sportsbook.offered().map((event) => [event.id, wireState(event)]));

  function changedStates(): WireState[] {
    const present = statesNow();
    // What is no longer offered is sent once more, with its end.
    const gone = [...sentStates.keys()].filter((id) => !present.has(id)).flatMap((id) => sportsbook.find(id) ?? []);
    const changed = [...present.values()].filter((state) => sentStates.get(state.id) !== JSON.stringify(state));
    sentStates = new Map([...present].map(([id, state]) => [id, JSON.stringify(state)]));
    return [...changed, ...gone.map(wireState)];
  }

  /** Sends what has changed since the last update. */
  function step(): void {
    if (followers.size === 0) return;
    const events = changedStates();
    if (events.length === 0) return;
    sequence += 1;
    for (const entry of followers.keys()) send(entry, { type: 'update', sequence, events });
  }

  /** While nobody follows, the number counts what an answer and the next follower may differ in. */
  function note(): void {
    if (followers.size > 0) return;
    const isFirst = sentStates.size === 0;
    if (changedStates().length > 0 && !isFirst) sequence += 1;
  }

  function follow(entry: OpenSocket, token: string | null): void {
    const session = token === null ? undefined : tokens.find(token);
    entry.playerId = session?.playerId;
    entry.sessionId = session?.sessionId;
    note();
    followers.set(entry, { token });
    send(entry, { type: 'following', sequence });
    if (token !== null && !session) send(entry, { type: 'sessionEnded' });
  }

  const parse = (text: string) => {
    try {
      const result = v.safeParse(followSchema, JSON.parse(text));
      return result.success ? result.output : undefined;
    } catch {
      return undefined;
    }
  };

  return {
    step,
    sequence(): number {
      note();
      return sequence;
    },
    add(entry: OpenSocket): void {
      entry.socket.on('message', (raw, isBinary) => {
        const request = isBinary ? undefined : parse(String(raw));
        if (request) follow(entry, request.token);
        else entry.socket.close(closeCodes.badFrame, 'Bad frame');
      });
      entry.socket.on('close', () => followers.delete(entry));
    },
    notifyOfBets(playerId: string): void {
      for (const [entry, { token }] of followers) {
        if (entry.playerId !== playerId) continue;
        const isValid = token !== null && tokens.find(token) !== undefined;
        send(entry, isValid ? { type: 'bets' } : { type: 'sessionEnded' });
      }
    },
    endSession(sessionId: string): void {
      for (const entry of followers.keys())
        if (entry.sessionId === sessionId) {
          send(entry, { type: 'sessionEnded' });
          entry.playerId = undefined;
          entry.sessionId = undefined;
        }
    },
  };
}
