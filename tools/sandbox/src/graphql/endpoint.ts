import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Device } from '../../../../libs/contracts/src/enums.ts';
import type { ExecutionArgs, ExecutionResult, GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { BodyTooLarge, readBody, sendJson } from '../http.ts';
import { localeOf, type Context, type Platform } from './context.ts';
import { limits, limitViolation, parseWithinLimits } from './limits.ts';

export const graphqlPaths = ['/api/graphql', '/graphql'] as const;

/** Phones and tablets are `Mobile`. */
const deviceOf = (userAgent: string | null): Device =>
  /Mobi|Android|iPad|iPhone/.test(userAgent ?? '') ? 'Mobile' : 'Desktop';

export const bearer = (header: string | null): string | undefined => /^Bearer (\S+)$/.exec(header ?? '')?.[1];

const cookie = (header: string | null, name: string): string | undefined =>
  header
    ?.split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Both HTTP endpoints, which behave the same. */
export function createGraphqlEndpoint(platform: Platform, schema: GraphQLSchema) {
  const yoga = createYoga<{ req: IncomingMessage; res: ServerResponse }, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    cors: false,
    plugins: [limitPlugin(schema)],
    async context({ request, req, res }): Promise<Context> {
      const authentication = await platform.authenticate(bearer(request.headers.get('authorization')));
      if (typeof authentication !== 'string')
        platform.store.sessions.noteUse(authentication.sid, deviceOf(request.headers.get('user-agent')));
      return {
        ...platform,
        // Neither `cookies` nor `storage`: consent and device settings are kept after a sign-out.
        clearSiteData: () => void res.setHeader('Clear-Site-Data', '"cache"'),
        authentication,
        cookieAuthentication: await platform.authenticate(cookie(request.headers.get('cookie'), 'accessToken')),
        address: req.socket.remoteAddress ?? '',
        locale: localeOf(platform.brand, request.headers.get('locale')),
      };
    },
  });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store');
    let body: string;
    try {
      body = await readBody(request, limits.bytes);
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      response.setHeader('Connection', 'close');
      return sendJson(response, 413, { errors: [{ message: error.message }] });
    }
    request.url = request.url?.replace(/^\/api\/graphql/, '/graphql');
    // The stream has been consumed; yoga reads the text from `body` instead.
    await yoga(Object.assign(request, { body }), response);
  };
}

/** Common part of yoga's `onExecute` and `onSubscribe` payloads. */
interface Operation {
  args: Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues'>;
  setResultAndStopExecution(result: ExecutionResult): void;
}

/** Rejects documents that are too long, too deep or too costly before execution. */
function limitPlugin(schema: GraphQLSchema): Plugin {
  const check = ({ args, setResultAndStopExecution }: Operation): void => {
    const { document, operationName, variableValues } = args;
    const violation = limitViolation(schema, document, operationName, variableValues as Record<string, unknown>);
    if (violation) setResultAndStopExecution({ errors: [violation] });
  };
  return { onParse: ({ setParseFn }) => setParseFn(parseWithinLimits), onExecute: check, onSubscribe: check };
}
