import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Faults } from '../faults.ts';
import type { Platform } from '../graphql/context.ts';
import { createGraphqlEndpoint, graphqlPaths } from '../graphql/endpoint.ts';
import { platformSchema } from '../graphql/schema.ts';
import { sendJson, sendText, urlOf } from '../http.ts';
import { answerFeed } from './feed.ts';
import { pageHeaders, reportPath } from './headers.ts';
import { takeReport } from './reports.ts';
import { lobbySettings, settingsBlock } from './settings.ts';
import { createStaticFiles } from './static.ts';

interface LobbyOptions {
  platform: Platform;
  faults: Faults;
  /** The built app; absent while Vite serves it. */
  folder?: string;
  cashierAvailable: () => boolean;
}

/** Everything on the lobby's own origin. */
export function createLobbyHandler({ platform, faults, folder, cashierAvailable }: LobbyOptions) {
  const graphql = createGraphqlEndpoint(platform, platformSchema);
  const settings = () => lobbySettings(platform, cashierAvailable());
  const files =
    folder &&
    createStaticFiles(folder, () => ({
      headers: pageHeaders(platform.origins, settings()),
      settings: settingsBlock(settings()),
    }));

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = urlOf(request);
    if (graphqlPaths.some((path) => path === pathname)) {
      const refused = await faults.apply('graphql');
      return refused ? sendText(response, refused, 'A fault set at the console.') : await graphql(request, response);
    }
    if (pathname === '/api/feed') {
      const refused = await faults.apply('feed');
      if (refused) return sendText(response, refused, 'A fault set at the console.');
      const answer = answerFeed(platform.store, platform.brand, searchParams);
      return typeof answer === 'string' ? sendJson(response, 400, { error: answer }) : sendJson(response, 200, answer);
    }
    if (pathname === reportPath) return takeReport(request, response);
    if (pathname === '/api/lobby-settings') return sendJson(response, 200, settings());
    if (pathname.startsWith('/api/')) return sendJson(response, 404, { error: 'Not found.' });
    return files ? files(request, response) : sendText(response, 404, 'Pages come from the development server.');
  };
}
