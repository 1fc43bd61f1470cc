import type { FeatureModule } from '@lobby/contracts';

/** Sign-in and registration at the identity provider, and the pages that send players on. */
export function identityFeature() {
  return {
    id: 'identity',
    routes: {
      login: () => import('./pages/LoginPage.tsx'),
      register: () => import('./pages/RegisterPage.tsx'),
      'keycloak-login-handler': () => import('./pages/KeycloakLoginHandlerPage.tsx'),
      'login-handler': () => import('./pages/LoginHandlerPage.tsx'),
      'redirection-handler': () => import('./pages/LoginHandlerPage.tsx'),
      'internal-cookie': () => import('./pages/InternalCookiePage.tsx'),
    },
  } satisfies FeatureModule;
}
