import { session } from '@lobby/storage';
import { State, type User } from 'oidc-client-ts';
import { isFresh, readTokens } from '../tokens.ts';
import type { AuthOptions, SignInOptions } from '../types.ts';
import type { AuthEvent } from './auth.machine.ts';
import type { Flow } from './customFlow.ts';
import { renewalFailure } from './errors.ts';
import { LobbyUserManager } from './LobbyUserManager.ts';
import { pageUrl, userManagerSettings } from './settings.ts';

interface ProviderFlowHost {
  options: AuthOptions;
  send: (event: AuthEvent) => void;
}

export interface ProviderFlow extends Flow {
  manager: LobbyUserManager;
  /** Of the lobby's own page. */
  loginUrl: () => string;
  /** Address of the provider's sign-in page (R-2-051). */
  signInUrl: (signIn: SignInOptions) => Promise<string>;
  /** Address of its registration page (R-2-052). */
  signUpUrl: (signIn: Pick<SignInOptions, 'returnTo'>) => Promise<string>;
}

/** Sessions of the identity provider: renewed by their refresh token 60 s before they expire. */
export function createProviderFlow({ options, send }: ProviderFlowHost): ProviderFlow {
  const settings = userManagerSettings(options);
  const manager = new LobbyUserManager(settings, options.onError);

  const fail = (error: unknown) => send({ type: 'SILENT_RENEW_ERROR', failure: renewalFailure(error) });
  const announce = (user: User) => send({ type: user.expired ? 'USER_EXPIRED' : 'USER_LOADED' });
  manager.events.addUserLoaded(announce);
  manager.events.addUserUnloaded(() => send({ type: 'USER_UNLOADED' }));
  manager.events.addSilentRenewError(fail);
  // The library watches no frame for a visitor: what raises it are the cookies, see docs/decisions/0029.
  manager.events.addUserSignedIn(async () => {
    const user = await manager.getUser();
    if (user !== null) await manager.events.load(user);
  });
  manager.events.addAccessTokenExpired(() => {
    const tokens = readTokens();
    // Another tab may have renewed it: the cookies decide.
    if (tokens !== null && isFresh(tokens)) return flow.sync();
    return send({ type: 'USER_EXPIRED' });
  });

  const requestUrl = async ({ returnTo = null, acrValues, maxAge }: SignInOptions, prompt?: string) => {
    session.remove('wrongClock');
    if (returnTo === null) session.remove('signInReturn');
    else session.write('signInReturn', returnTo);
    const request = await manager.createSignInRequest({
      state: { returnTo },
      redirectUri: pageUrl(options, 'keycloak-login-handler'),
      uiLocales: options.getLocale().replace('_', '-'),
      isBound: options.settings.senderConstrainedTokens,
      prompt,
      acrValues,
      maxAge,
    });
    return request.url;
  };

  const flow: ProviderFlow = {
    manager,
    loginUrl: () => pageUrl(options, 'login'),
    async sync(isSignIn) {
      if (isSignIn) return manager.events._raiseUserSignedIn();
      const user = await manager.getUser();
      if (user === null) await manager.events.unload();
      else announce(user);
    },
    async refresh(refused) {
      await manager.renew(refused).catch(fail);
    },
    stop() {
      manager.stopSilentRenew();
    },
    signInUrl: (signIn) => requestUrl(signIn),
    async signUpUrl(signIn) {
      const metadata: Record<string, unknown> = { ...(await manager.metadataService.getMetadata()) };
      const prompts = metadata['prompt_values_supported'];
      if (Array.isArray(prompts) && prompts.includes('create')) return requestUrl(signIn, 'create');
      // Providers that do not know the prompt have a page of their own, with the same parameters.
      const { search } = new URL(await requestUrl(signIn));
      return `${settings.authority}/protocol/openid-connect/registrations${search}`;
    },
  };

  State.clearStaleState(manager.settings.stateStore, manager.settings.staleStateAgeInSeconds).catch((error: Error) =>
    options.onError?.(error),
  );
  return flow;
}
