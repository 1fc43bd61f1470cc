import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createConsole } from '../console/api.ts';
import type { ConsoleContext } from '../console/command.ts';
import type { Edges } from '../net/edges.ts';
import type { Endpoint } from '../faults/index.ts';
import { sendText, urlOf } from '../net/http.ts';
import type { PartnerServices } from './partnerServices.ts';
import type { RunningPlatform } from './platform.ts';

/** What does not work on the platform's data, and what the console changes there. */
interface OtherPartners extends Pick<
  ConsoleContext,
  'expireKycTokens' | 'setIdentityFault' | 'secondFactorCodes' | 'endProviderSessions'
> {
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

const endpointOf = (path: string): Endpoint | undefined => {
  if (path.startsWith('/realms/')) return 'identity';
  if (path.startsWith('/thumbnails/') || path.startsWith('/art/')) return 'art';
  if (path.startsWith('/websdk/')) return 'kyc';
  return path.startsWith('/play') ? 'games' : undefined;
};

/**
 * Handles requests to the partners' origin: the console, which is not subject to faults, the jackpot, gamification, support, partner
 * login and sportsbook services, which apply their own so that the lobby can read them, then the partners.
 */
export function createPartnersHandler(platform: RunningPlatform, services: PartnerServices, partners: OtherPartners) {
  const { edges, faults, realtime } = platform;
  const operatorConsole = createConsole({
    ...platform,
    ...services,
    ...partners,
    sockets: realtime.sockets,
    chat: services.chat.conversations,
  });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = urlOf(request);
    if (await operatorConsole(request, response)) return;
    const rejection = edges.rejectionOf(request);
    if (rejection) return sendText(response, rejection, 'Not offered.');
    for (const service of Object.values(services)) if (await service.handle(request, response, urlOf(request))) return;
    const endpoint = endpointOf(pathname);
    const errorStatus = endpoint && (await faults.apply(endpoint));
    if (errorStatus) return sendText(response, errorStatus, 'A fault set at the console.');
    if (!(await partners.handle(request, response))) sendText(response, 404, 'Not found.');
  };
}

/** Hands WebSocket upgrades to the service that they are for. */
export function attachServices(server: Server, { jackpot, sportsbook }: PartnerServices, edges: Edges) {
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (edges.rejectionOf(request) || ![jackpot, sportsbook].some((service) => service.upgrade(request, socket, head)))
      socket.end('HTTP/1.1 404 Rejected\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
}
