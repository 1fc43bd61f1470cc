import { graphql, isNotOffered, toLobbyError, useClient } from '@lobby/data';
import { backendDeviceOf, currentDevice } from '@lobby/routing';
import { parseUrl } from '@lobby/runtime';

/** Selects no game: a mutation refetches every query that shows a type which it returned. */
const LaunchGame = graphql(`
  mutation LaunchGame($slug: String!, $device: Device!, $mode: GameMode!) {
    launchGame(slug: $slug, device: $device, mode: $mode) {
      sessionId
      url
    }
  }
`);

/** The platform's types of refusals. */
const refusals = [
  'GameNotAvailable',
  'PlayerBlocked',
  'DemoNotAllowed',
  'LossLimitExceeded',
  'SessionLimitExceeded',
] as const;
/**
 * Why a game may not be played, `NotOffered` where the platform does not know how to open one; anything else that
 * goes wrong is a failure that may pass.
 */
export type Refusal = (typeof refusals)[number] | 'NotOffered';

/** The server refused the launch; other errors are failures. */
export class LaunchRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`The launch was refused: ${refusal}.`);
    this.refusal = refusal;
  }
}

export interface LaunchRequest {
  slug: string;
  mode: 'real' | 'demo';
}

/**
 * Starts a game on the server and resolves to the address for its frame.
 *
 * @throws LaunchRefused, or an Error where the call failed.
 */
export function useLaunchGame(): (request: LaunchRequest) => Promise<string> {
  const client = useClient();
  return async ({ slug, mode }) => {
    const device = backendDeviceOf(currentDevice().type);
    const variables = { slug, device, mode: mode === 'demo' ? 'DEMO' : 'REAL' } as const;
    const { data, error } = await client.mutation(LaunchGame, variables).toPromise();
    if (data) return data.launchGame.url;
    const failure = error && toLobbyError(error);
    const refusal = isNotOffered(error) ? 'NotOffered' : refusals.find((each) => failure?.types.includes(each));
    throw refusal ? new LaunchRefused(refusal) : new Error(failure?.message ?? 'The launch had no answer.');
  };
}

/** The game's origin if its address may be framed: http(s), on the list. `null` blocks the launch. */
export function gameOrigin(address: string, allowedOrigins: readonly string[]): string | null {
  const url = parseUrl(address);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  return allowedOrigins.includes(url.origin) ? url.origin : null;
}
