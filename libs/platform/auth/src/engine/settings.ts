import { routes } from '@lobby/contracts';
import type { UserManagerSettings } from 'oidc-client-ts';
import { realmUrl } from '../realm.ts';
import type { AuthOptions } from '../types.ts';
import { signInStore } from './signInStore.ts';
import { cookieUserStore } from './userStore.ts';
import { timings } from '../timings.ts';

export const pageUrl = (options: AuthOptions, page: 'login' | 'keycloak-login-handler'): string =>
  `${location.origin}/${options.getLocale()}${routes[page].path}`;

/** Every constant of section 9 is written out, so that another default of the library changes nothing. */
export function userManagerSettings(options: AuthOptions): UserManagerSettings {
  return {
    authority: realmUrl(options.settings),
    client_id: 'app',
    redirect_uri: pageUrl(options, 'keycloak-login-handler'),
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid',
    loadUserInfo: false,
    userStore: cookieUserStore,
    stateStore: signInStore,
    staleStateAgeInSeconds: timings.signInLifetime / 1000,
    requestTimeoutInSeconds: timings.providerRequestTimeout / 1000,
    silentRequestTimeoutInSeconds: timings.providerRequestTimeout / 1000,
    accessTokenExpiringNotificationTimeInSeconds: timings.renewalMargin / 1000,
    automaticSilentRenew: true,
    maxSilentRenewTimeoutRetries: 3,
    validateSubOnSilentRenew: true,
    // Frames of another site get no cookies in many browsers: the session is renewed by refresh tokens alone.
    silent_redirect_uri: '',
    // The library monitors the provider's session where discovery names a frame for it, for players only:
    // for a visitor, the cookies tell of a sign-in elsewhere; see docs/decisions/0029.
    monitorSession: true,
    monitorAnonymousSession: false,
    checkSessionIntervalInSeconds: timings.sessionCheckInterval / 1000,
    revokeTokenTypes: ['access_token', 'refresh_token'],
    popupWindowFeatures: { height: 640 },
  };
}
