import { type DataClient, graphql, isNotOffered, toLobbyError } from '@lobby/data';

const StartSportsbookSession = graphql(`
  mutation StartSportsbookSession {
    startSportsbookSession {
      token
    }
  }
`);

/** Why the platform lets a player place no bets; anything else that goes wrong is a failure that may pass. */
export const sportsbookRefusals = ['SportsbookNotOffered', 'PlayerBlocked'] as const;
export type SportsbookRefusal = (typeof sportsbookRefusals)[number];

/** The platform refused the session. */
export class SportsbookRefused extends Error {
  readonly refusal: SportsbookRefusal;

  constructor(refusal: SportsbookRefusal) {
    super(`The sportsbook's session was refused: ${refusal}.`);
    this.refusal = refusal;
  }
}

/**
 * Asks for a token of the sportsbook's own, for its frame alone.
 *
 * @throws SportsbookRefused, or an Error where the call failed.
 */
export async function startSession({ urql }: Pick<DataClient, 'urql'>): Promise<string> {
  const { data, error } = await urql.mutation(StartSportsbookSession, {}).toPromise();
  if (data) return data.startSportsbookSession.token;
  const failure = error && toLobbyError(error);
  const refusal = isNotOffered(error)
    ? 'SportsbookNotOffered'
    : sportsbookRefusals.find((each) => failure?.types.includes(each));
  throw refusal ? new SportsbookRefused(refusal) : new Error(failure?.message ?? 'The session had no answer.');
}
