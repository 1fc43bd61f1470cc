import * as v from 'valibot';
import type { Edges } from '../../net/edges.ts';
import type { Authenticate } from '../../auth/tokens.ts';
import { readAuthorization } from '../../auth/dpop.ts';
import type { OpenSocket } from '../../net/sockets.ts';
import type { Thrillpots, ThrillpotsEvent } from '../ports.ts';
import { createDelivery, type DeliveryFaults } from './delivery.ts';
import { jackpotUpdate, joinedMessage, requestSchema, ticketsResponse, winEvent, type Request } from './frames.ts';

/** Codes with which the service closes a socket. */
export const closeCodes = {
  /** A frame that is no request. */
  badFrame: 4400,
  /** A token that is not valid. */
  unauthorized: 4401,
  /** A session that has ended. */
  sessionEnded: 4403,
} as const;

interface ConnectionOptions {
  thrillpots: Thrillpots;
  /** Of the socket, with the scheme of HTTP. */
  url: string;
  reduce: Edges['reduce'];
  authenticate: Authenticate;
  faultsOf(playerId: string | undefined): (DeliveryFaults & { down: boolean }) | undefined;
}

/** Instances and drops that one socket may follow. */
const maxFollowed = 100;

/**
 * One socket: what it follows, and who its player is, who is known once a SubscribeRequest brought a valid token.
 * Requests of others, for others, or for what is not offered are ignored, since the wire has no answer for them.
 */
export function createConnection(
  entry: OpenSocket,
  { thrillpots, url, reduce, authenticate, faultsOf }: ConnectionOptions,
) {
  const { socket } = entry;
  const followed = new Set<string>();
  const requestedTickets = new Set<string>();
  const answer = (frame: { type: string }): void => {
    const sent = reduce(frame.type, frame);
    if (sent && socket.readyState === socket.OPEN) socket.send(JSON.stringify(sent));
  };
  const deliver = createDelivery(answer, () => faultsOf(entry.playerId));

  async function subscribe({ instance_id: id, ...request }: Extract<Request, { type: 'SubscribeRequest' }>) {
    if (request.authorization !== undefined) {
      const address = { proof: request.dpop, method: 'GET', url };
      const { token, presented } = readAuthorization(request.authorization, address);
      const identity = await authenticate(token, presented);
      if (identity === 'ended') return socket.close(closeCodes.sessionEnded, 'Forbidden');
      if (typeof identity === 'string') return socket.close(closeCodes.unauthorized, 'Unauthorized');
      if (entry.playerId !== identity.playerId) requestedTickets.clear();
      entry.playerId = identity.playerId;
      entry.sessionId = identity.sid;
    }
    if (faultsOf(entry.playerId)?.down) return socket.terminate();
    const state = thrillpots.state(id, entry.playerId);
    if (!state || (followed.size >= maxFollowed && !followed.has(id))) return;
    followed.add(id);
    answer(joinedMessage(id, state, thrillpots.now()));
  }

  function optIn(request: Extract<Request, { type: 'PlayerOptInRequest' }>): void {
    if (entry.playerId === undefined || request.player_id !== entry.playerId) return;
    thrillpots.optIn({
      playerId: entry.playerId,
      instanceId: request.instance_id,
      brand: request.brand_id,
      optIn: request.opt_in,
      contribution: request.contribution_value,
    });
  }

  function tickets(request: Extract<Request, { type: 'PlayerRaffleTicketsRequest' }>): void {
    const { playerId } = entry;
    if (playerId === undefined || request.player_id !== playerId) return;
    const known = request.instance_ids.flatMap((instanceId) => {
      const count = thrillpots.tickets(playerId, instanceId);
      return count === undefined ? [] : [{ instanceId, count }];
    });
    for (const { instanceId } of known) requestedTickets.add(instanceId);
    // Drops follow each other: the oldest are over.
    for (const instanceId of [...requestedTickets].slice(0, -maxFollowed)) requestedTickets.delete(instanceId);
    answer(ticketsResponse(known));
  }

  const parse = (text: string): Request | undefined => {
    try {
      const result = v.safeParse(requestSchema, JSON.parse(text));
      return result.success ? result.output : undefined;
    } catch {
      return undefined;
    }
  };

  async function handle(text: string): Promise<void> {
    if (socket.readyState !== socket.OPEN) return;
    const request = parse(text);
    if (!request) return socket.close(closeCodes.badFrame, 'Bad frame');
    if (request.type === 'SubscribeRequest') await subscribe(request);
    else if (request.type === 'PlayerOptInRequest') optIn(request);
    else tickets(request);
  }

  // One after the other: a request may follow the one that says whose socket it is at once.
  let handled = Promise.resolve();
  socket.on('message', (raw, isBinary) => {
    handled = handled
      .then(() => handle(isBinary ? '' : String(raw)))
      .catch((error: unknown) => {
        console.error('Jackpot socket:', error);
        socket.close(1011);
      });
  });

  return {
    notify(event: ThrillpotsEvent): void {
      if (event.name === 'pots' && followed.has(event.instanceId))
        deliver(jackpotUpdate(event.instanceId, event.sequence, event.pots));
      else if (event.name === 'won' && followed.has(event.win.instanceId)) deliver(winEvent(event.win));
      else if (event.name === 'tickets' && event.playerId === entry.playerId) {
        const requested = event.tickets.filter(({ instanceId }) => requestedTickets.has(instanceId));
        if (requested.length > 0) deliver(ticketsResponse(requested));
      }
    },
  };
}
