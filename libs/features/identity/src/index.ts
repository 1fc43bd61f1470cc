import type { FeatureModule } from '@lobby/contracts';
import { partnerLogin, phoneLogin } from 'virtual:lobby-build';

const loadPartner = () => import('./flows/partner/PartnerPage.tsx');
const loadPartnerHandler = () => import('./flows/partner/PartnerHandlerPage.tsx');
const loadPhoneCode = () => import('./flows/phone/PhoneCodePage.tsx');

/** Sign-in and registration, each the way the visitor's country does it, and the pages that send players on. */
export function identityFeature() {
  return {
    id: 'identity',
    routes: {
      login: () => import('./pages/LoginPage.tsx'),
      register: () => import('./pages/RegisterPage.tsx'),
      'keycloak-login-handler': () => import('./pages/KeycloakLoginHandlerPage.tsx'),
      'login-handler': () => import('./pages/LoginHandlerPage.tsx'),
      'redirection-handler': () => import('./pages/LoginHandlerPage.tsx'),
      'verify-email': () => import('./pages/VerifyEmailPage.tsx'),
      'internal-cookie': () => import('./pages/InternalCookiePage.tsx'),
      ...(phoneLogin && { 'enter-code': loadPhoneCode, 'resend-code': loadPhoneCode }),
      ...(partnerLogin && {
        'quick-deposit-sign-in': loadPartner,
        'finshark-login': loadPartner,
        'krofort-login': loadPartner,
        'piq-login': loadPartner,
        'trustly-login': loadPartner,
        'zimpler-login': loadPartner,
        'finshark-login-handler': loadPartnerHandler,
        'krofort-login-handler': loadPartnerHandler,
        'piq-login-handler': loadPartnerHandler,
        'trustly-login-handler': loadPartnerHandler,
        'zimpler-login-handler': loadPartnerHandler,
      }),
    },
  } satisfies FeatureModule;
}
