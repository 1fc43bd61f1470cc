import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHost } from '../../../host/host.ts';
import { buildFiles, compress, listenerOf, type BuildFolders } from '../../../host/node.ts';
import type { Edges } from '../net/edges.ts';
import type { Faults } from '../faults/index.ts';
import { ipCountryOf, type Platform } from '../graphql/context.ts';
import { createGraphqlEndpoint, graphqlPaths } from '../graphql/endpoint.ts';
import { sendJson, sendText, urlOf } from '../net/http.ts';
import { createUploadEndpoint, documentsPath } from './documents.ts';
import { answerFeed } from './feed.ts';
import { cspReportPath, receiveReport } from './reports.ts';
import { lobbySettings } from './settings.ts';

interface LobbyOptions {
  platform: Platform;
  edges: Edges;
  faults: Faults;
  /** The built app; absent while Vite serves it. */
  build?: BuildFolders;
  cashierAvailable: () => boolean;
}

/** Handles requests to the lobby's origin: API, settings, reports and files. */
export function createLobbyHandler({ platform, edges, faults, build, cashierAvailable }: LobbyOptions) {
  const graphql = createGraphqlEndpoint(platform, edges.schema);
  const upload = createUploadEndpoint(platform);
  const settings = () => lobbySettings(platform, cashierAvailable());
  const { lobby, partners } = platform.origins;
  const host =
    build &&
    listenerOf(
      createHost({
        files: buildFiles(build),
        hosting: { origin: lobby, pictures: [partners], identityCheck: partners, reports: cspReportPath },
        settings,
        country: () => ipCountryOf(platform),
        compress,
        usesPages: edges.servesPages,
      }),
    );

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = urlOf(request);
    const rejection = edges.rejectionOf(request);
    if (rejection) return sendJson(response, rejection, { error: 'Not offered.' });
    if (graphqlPaths.some((path) => path === pathname)) {
      const errorStatus = await faults.apply('graphql');
      return errorStatus
        ? sendText(response, errorStatus, 'A fault set at the console.')
        : await graphql(request, response);
    }
    if (pathname === documentsPath) {
      const errorStatus = await faults.apply('documents');
      return errorStatus
        ? sendText(response, errorStatus, 'A fault set at the console.')
        : await upload(request, response);
    }
    if (pathname === '/api/feed') {
      const errorStatus = await faults.apply('feed');
      if (errorStatus) return sendText(response, errorStatus, 'A fault set at the console.');
      const answer = answerFeed(platform.store, platform.brand, searchParams);
      return typeof answer === 'string' ? sendJson(response, 400, { error: answer }) : sendJson(response, 200, answer);
    }
    if (pathname === cspReportPath) return receiveReport(request, response);
    if (pathname === '/api/lobby-settings') return sendJson(response, 200, settings());
    if (pathname.startsWith('/api/')) return sendJson(response, 404, { error: 'Not found.' });
    return host ? host(request, response) : sendText(response, 404, 'Pages are served by the development server.');
  };
}
