import { type Context, interactionPolicy } from 'oidc-provider';

/** Keycloak's action of an authorization request (`kc_action`) by which a player adds a passkey. */
export const registerAction = 'webauthn-register-passwordless';
/** In seconds: whoever changes what an account is signed in with has just signed in, as in Keycloak. */
const longestSignIn = 5 * 60;

const requestsPasskey = ({ kc_action: action }: { kc_action?: string }): boolean => action === registerAction;

/** The prompt in which the player adds or removes passkeys, and the check that lets nobody in by an old sign-in. */
export function addPasskeyPrompt(policy: ReturnType<typeof interactionPolicy.base>, now: () => number): void {
  policy.get('login')?.checks.push(
    new interactionPolicy.Check('old_sign_in', 'A recent sign-in is required', ({ oidc }: Context) => {
      const { params, session, result } = oidc;
      if (!requestsPasskey(params) || result?.login || result?.passkey) return false;
      return now() / 1000 - (session.authTime() ?? 0) > longestSignIn;
    }),
  );
  policy.add(
    new interactionPolicy.Prompt(
      { name: 'passkey' },
      new interactionPolicy.Check(
        'passkey_action',
        'The player adds a passkey',
        ({ oidc }: Context) => requestsPasskey(oidc.params) && !oidc.result?.passkey,
      ),
    ),
  );
}

/** Tells the lobby what became of the action, as Keycloak does. */
export function addActionStatus({ oidc }: Context, response: Record<string, string>): void {
  if (oidc.result?.passkey) response['kc_action_status'] = oidc.result.passkey.status;
}
