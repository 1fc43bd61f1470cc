import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Edges } from '../net/edges.ts';
import type { Faults } from '../faults/index.ts';
import { ipCountryOf, type Platform } from '../graphql/context.ts';
import { createGraphqlEndpoint, graphqlPaths } from '../graphql/endpoint.ts';
import { sendJson, sendText, urlOf } from '../net/http.ts';
import { createUploadEndpoint, documentsPath } from './documents.ts';
import { answerFeed } from './feed.ts';
import { pageHeaders, cspReportPath } from './headers.ts';
import { createPages } from './pages.ts';
import { receiveReport } from './reports.ts';
import { lobbySettings, settingsElement } from './settings.ts';
import { createStaticFiles } from './static.ts';

interface LobbyOptions {
  platform: Platform;
  edges: Edges;
  faults: Faults;
  /** The built app; absent while Vite serves it. */
  folder?: string;
  cashierAvailable: () => boolean;
}

/** Handles requests to the lobby's origin: API, settings, reports and files. */
export function createLobbyHandler({ platform, edges, faults, folder, cashierAvailable }: LobbyOptions) {
  const graphql = createGraphqlEndpoint(platform, edges.schema);
  const upload = createUploadEndpoint(platform);
  const settings = () => lobbySettings(platform, cashierAvailable());
  const pages = folder ? createPages(folder, platform.origins) : undefined;
  const files =
    folder &&
    createStaticFiles(folder, (request) => {
      const current = settings();
      return {
        headers: pageHeaders(platform.origins, current, {
          inline: pages?.policySources(),
          brand: platform.brand,
          pathname: urlOf(request).pathname,
        }),
        settings: settingsElement(current),
        // Pages have the looks of the build; a served theme changes them.
        prerendered:
          edges.servesPages && (current.theme ?? current.themeSettings) === undefined
            ? pages?.find(request, ipCountryOf(platform))
            : undefined,
      };
    });

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
    return files ? files(request, response) : sendText(response, 404, 'Pages are served by the development server.');
  };
}
