import type { BrowserContext, Request, Route } from '@playwright/test';

/** The operation name of a GraphQL request of the lobby; undefined for other requests. */
export function operationOf(request: Request): string | undefined {
  if (request.method() !== 'POST' || !new URL(request.url()).pathname.endsWith('/graphql')) return undefined;
  return (request.postDataJSON() as { operationName?: string } | null)?.operationName;
}

/** Collects all requests that the pages of a context send from now on. */
export function recordRequests(context: BrowserContext): Request[] {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  return requests;
}

/** Handles the requests of one GraphQL operation; all others pass through. */
export async function routeOperation(
  context: BrowserContext,
  operation: string,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  await context.route('**/api/graphql', async (route) => {
    if (operationOf(route.request()) === operation) await handle(route);
    else await route.fallback();
  });
}

/** The requests to the provider's token endpoint with this grant type. */
export const tokenRequests = (requests: readonly Request[], grant: 'authorization_code' | 'refresh_token'): Request[] =>
  requests.filter(
    (request) =>
      request.url().endsWith('/protocol/openid-connect/token') &&
      new URLSearchParams(request.postData() ?? '').get('grant_type') === grant,
  );
