import { command, type DataClient, graphql, type RejectionOf } from '@lobby/data';

const StartSportsbookSession = graphql(`
  mutation StartSportsbookSession {
    startSportsbookSession {
      token
    }
  }
`);

const startSportsbookSession = command(StartSportsbookSession, {
  rejections: ['NotOffered', 'SportsbookNotOffered', 'PlayerBlocked'],
});
/** Why the platform lets a player place no bets; anything else that goes wrong is a failure that may pass. */
export type SportsbookRejection = RejectionOf<typeof startSportsbookSession>;

/**
 * Requests a token of the sportsbook's own, for its frame alone.
 * @throws Rejection, or an Error where the call failed
 */
export const startSession = async (client: DataClient): Promise<string> =>
  (await startSportsbookSession(client, {})).startSportsbookSession.token;
