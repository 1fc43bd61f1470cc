import { session } from '@lobby/storage';
import * as v from 'valibot';
import { AuthError, SessionNotStored, WrongClock } from '../AuthError.ts';
import { clearSession, isRefreshable, readTokens } from '../sessionTokens.ts';
import { actionStatuses, type SignInResult } from '../types.ts';
import { checkIssuer } from './checkIssuer.ts';
import { isAnonymous, isDenied, UnverifiableIdToken } from './errors.ts';
import type { ProviderFlow } from './providerFlow.ts';

const stateSchema = v.object({
  returnTo: v.nullable(v.string()),
  jkt: v.optional(v.nullable(v.string()), null),
  action: v.optional(v.string()),
});

/** The request that the answer belongs to is not known here: another tab's, too old, or answered before. */
const unknownRequest = new Set(['No matching state found in storage', 'No state in response']);

/**
 * Turns the provider's answer into a session. An answer to a request that is not known here makes none
 * (R-5-011): it is an error, unless a session is there already, as after a reload. The way back is the
 * answer's own, else the one of this tab's last sign-in (R-2-053).
 */
export async function completeSignIn(url: string, flow: ProviderFlow): Promise<SignInResult> {
  const { client } = flow.client;
  const lastReturn = session.read('signInReturn');
  const answer = await client.readSigninResponseState(url).catch((error: unknown) => AuthError.from(error, lastReturn));
  if (answer instanceof AuthError) {
    // The request was not stored either.
    if (!navigator.cookieEnabled) throw new SessionNotStored(answer.returnTo);
    if (unknownRequest.has(answer.message) && isRefreshable(readTokens()))
      return { status: 'authenticated', returnTo: null };
    throw answer;
  }

  const state = v.safeParse(stateSchema, answer.state.data);
  const returnTo = state.success ? state.output.returnTo : null;
  try {
    await checkIssuer(url, client);
    await flow.beginSession(url, answer.state, state.success ? state.output.jkt : null);
    session.remove('signInReturn');
    return { status: 'authenticated', returnTo, ...(state.success && state.output.action && actionIn(url)) };
  } catch (error) {
    if (isAnonymous(error)) return { status: 'anonymous', returnTo };
    // A player who is prompted for a second factor may leave the provider's page: the session goes on unchanged.
    if (isDenied(error) && isRefreshable(readTokens())) return { status: 'authenticated', returnTo };
    if (error instanceof SessionNotStored) {
      clearSession();
      throw new SessionNotStored(returnTo);
    }
    if (error instanceof UnverifiableIdToken && error.ahead !== null)
      throw await wrongClock(error.ahead, returnTo, flow);
    throw AuthError.from(error, returnTo);
  }
}

/** What came of the action that the player was sent to the provider for: a realm that does not have it says nothing. */
function actionIn(url: string): Pick<SignInResult, 'action'> {
  const status = v.safeParse(v.picklist(actionStatuses), new URL(url).searchParams.get('kc_action_status'));
  return { action: status.success ? status.output : 'error' };
}

/** The provider's session would sign in the next person on this device, and this one without a password at each try. */
async function wrongClock(ahead: number, returnTo: string | null, { client, loginUrl }: ProviderFlow): Promise<Error> {
  // An earlier session goes on, such as that of a player who is prompted for a second factor.
  if (isRefreshable(readTokens())) return new AuthError(undefined, returnTo);
  session.write('wrongClock', ahead);
  const leaveFor = await client.endUnverified(loginUrl()).catch(() => null);
  return new WrongClock(ahead, { returnTo, leaveFor });
}
