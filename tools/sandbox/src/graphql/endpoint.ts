import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { localeOf, type Context, type Platform } from './context.ts';

export const graphqlPaths = ['/api/graphql', '/graphql'] as const;

const bearer = (header: string | null): string | undefined => /^Bearer (\S+)$/.exec(header ?? '')?.[1];

const cookie = (header: string | null, name: string): string | undefined =>
  header
    ?.split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Both HTTP endpoints, which answer alike. */
export function createGraphqlEndpoint(platform: Platform, schema: GraphQLSchema) {
  const yoga = createYoga<object, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    cors: false,
    context: async ({ request }): Promise<Context> => ({
      ...platform,
      authentication: await platform.authenticate(bearer(request.headers.get('authorization'))),
      visitor: await platform.authenticate(cookie(request.headers.get('cookie'), 'accessToken')),
      locale: localeOf(platform.brand, request.headers.get('locale')),
    }),
  });
  return (request: IncomingMessage, response: ServerResponse): void => {
    request.url = request.url?.replace(/^\/api\/graphql/, '/graphql');
    response.setHeader('Cache-Control', 'no-store');
    void yoga(request, response);
  };
}
