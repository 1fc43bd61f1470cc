import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionArgs, ExecutionResult, GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { BodyTooLarge, readBody, sendJson } from '../net/http.ts';
import type { Authentication } from '../auth/tokens.ts';
import { localeOf, type Context, type Platform } from './context.ts';
import { challengeOf, dpopSetting, readAuthorization } from '../auth/dpop.ts';
import { limits, limitViolation, parseWithinLimits } from './limits.ts';
import { noteAttribution } from './attribution.ts';
import { deviceOf } from '../net/userAgent.ts';

export const graphqlPaths = ['/api/graphql', '/graphql'] as const;

const cookie = (header: string | null, name: string): string | undefined =>
  header
    ?.split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Both HTTP endpoints, which behave the same. */
export function createGraphqlEndpoint(platform: Platform, schema: GraphQLSchema) {
  const yoga = createYoga<{ req: IncomingMessage; res: ServerResponse; authentication: Authentication }, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    cors: false,
    plugins: [limitPlugin(schema)],
    async context({ request, req, res, authentication }): Promise<Context> {
      if (typeof authentication !== 'string') {
        platform.store.sessions.noteUse(authentication.sid, deviceOf(request.headers.get('user-agent')));
        noteAttribution(platform.store, authentication, request.headers.get('x-context'));
      }
      return {
        ...platform,
        // Neither `cookies` nor `storage`: consent and device settings survive a sign-out.
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
    const authentication = await authenticateRequest(platform, request, response);
    if (authentication === 'unproven' || authentication === 'nonce')
      return sendJson(response, 401, {
        errors: [{ message: 'Prove that the token is yours.', extensions: { type: '$AuthenticationFailure' } }],
      });
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
    await yoga(Object.assign(request, { body }), response, { authentication });
  };
}

/** The player of a request to the lobby's origin. Writes the answer's headers for a proof that is rejected, or is to carry a nonce. */
export async function authenticateRequest(
  { authenticate, origins, proofs, store }: Platform,
  { headers, method = 'GET', url = '/' }: IncomingMessage,
  response: ServerResponse,
): Promise<Authentication> {
  const proof = typeof headers['dpop'] === 'string' ? headers['dpop'] : undefined;
  const { token, presented } = readAuthorization(headers.authorization, {
    proof,
    method,
    url: origins.lobby + url,
    offersNonce: true,
  });
  const authentication = await authenticate(token, presented);
  const challenge =
    authentication === 'unproven' || authentication === 'nonce'
      ? challengeOf(authentication, presented !== undefined, proofs.nonce())
      : presented && dpopSetting(store).nonce && { 'DPoP-Nonce': proofs.nonce() };
  for (const [name, value] of Object.entries(challenge ?? {})) response.setHeader(name, value);
  return authentication;
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
