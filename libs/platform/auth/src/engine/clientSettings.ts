import { routes } from '@lobby/contracts';
import type { OidcClientSettings } from 'oidc-client-ts';
import { realmUrl } from '../realm.ts';
import { timings } from '../timings.ts';
import type { AuthOptions } from '../types.ts';
import { signInStore } from './signInStore.ts';

export type ProviderOptions = Pick<AuthOptions, 'settings' | 'getLocale'>;

export const pageUrl = (options: ProviderOptions, page: 'login' | 'keycloak-login-handler'): string =>
  `${location.origin}/${options.getLocale()}${routes[page].path}`;

/** Every constant of section 9 is written out, so that another default of the library changes nothing. */
export function clientSettings(options: ProviderOptions): OidcClientSettings {
  return {
    authority: realmUrl(options.settings),
    client_id: 'app',
    redirect_uri: pageUrl(options, 'keycloak-login-handler'),
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid',
    disablePKCE: false,
    loadUserInfo: false,
    stateStore: signInStore,
    staleStateAgeInSeconds: timings.signInLifetime / 1000,
    requestTimeoutInSeconds: timings.providerRequestTimeout / 1000,
  };
}
