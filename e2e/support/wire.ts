import type { BrowserContext, Request, Route } from '@playwright/test';

/** A GraphQL request of the lobby, by its operation's name; undefined for all other requests. */
export function operationOf(request: Request): string | undefined {
  if (request.method() !== 'POST' || !new URL(request.url()).pathname.endsWith('/graphql')) return undefined;
  return (request.postDataJSON() as { operationName?: string } | null)?.operationName;
}

/** Everything that the pages of a context ask for, from now on. */
export function recordRequests(context: BrowserContext): Request[] {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  return requests;
}

/** Answers one GraphQL operation in place of the platform; the others go on. */
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

/** The requests that went to the provider's token endpoint with a grant. */
export const grants = (requests: readonly Request[], grant: 'authorization_code' | 'refresh_token'): Request[] =>
  requests.filter(
    (request) =>
      request.url().endsWith('/protocol/openid-connect/token') &&
      new URLSearchParams(request.postData() ?? '').get('grant_type') === grant,
  );
