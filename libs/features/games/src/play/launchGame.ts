import { command, graphql, type RejectionOf, useDataClient } from '@lobby/data';
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

/** A launch counts as often as it is sent: nobody sends it again but the player. */
const launchGame = command(LaunchGame, {
  rejections: [
    'NotOffered',
    'GameNotAvailable',
    'PlayerBlocked',
    'DemoNotAllowed',
    'LossLimitExceeded',
    'SessionLimitExceeded',
  ],
});
/** Why a game may not be played; anything else that goes wrong is a failure that may pass. */
export type LaunchRejection = RejectionOf<typeof launchGame>;

export interface LaunchRequest {
  slug: string;
  mode: 'real' | 'demo';
}

/**
 * Starts a game on the server and resolves to the address for its frame.
 * @throws Rejection, or an Error where the call failed
 */
export function useLaunchGame(): (request: LaunchRequest) => Promise<string> {
  const client = useDataClient();
  return async ({ slug, mode }) => {
    const device = backendDeviceOf(currentDevice().type);
    const variables = { slug, device, mode: mode === 'demo' ? 'DEMO' : 'REAL' } as const;
    return (await launchGame(client, variables)).launchGame.url;
  };
}

/** The game's origin if its address may be framed: http(s), on the list. `null` blocks the launch. */
export function gameOrigin(address: string, allowedOrigins: readonly string[]): string | null {
  const url = parseUrl(address);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  return allowedOrigins.includes(url.origin) ? url.origin : null;
}
