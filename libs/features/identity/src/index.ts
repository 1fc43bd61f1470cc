import type { FeatureModule } from '@lobby/contracts';
import { partnerLogin, phoneLogin, registrationForm } from 'virtual:lobby-build';

const pages = () => import('./pages.ts');
const loadRedirect = async () => ({ default: (await pages()).LoginHandlerPage });
const loadPartner = () => import('./flows/partner/PartnerPage.tsx');
const loadPartnerHandler = () => import('./flows/partner/PartnerHandlerPage.tsx');
const loadPhoneCode = () => import('./flows/phone/PhoneCodePage.tsx');

/** Sign-in and registration, each the way the visitor's country does it, and the pages that send players on. */
export function identityFeature() {
  return {
    id: 'identity',
    routes: {
      login: () => import('./pages/LoginPage.tsx'),
      register: async () => ({ default: (await pages()).RegisterPage }),
      'keycloak-login-handler': async () => ({ default: (await pages()).KeycloakLoginHandlerPage }),
      'login-handler': loadRedirect,
      'redirection-handler': loadRedirect,
      'internal-cookie': async () => ({ default: (await pages()).InternalCookiePage }),
      'verify-email': async () => ({ default: (await pages()).VerifyEmailPage }),
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
    background: [{ scope: 'page', whenIdle: true, load: () => import('./entry/BasicLayout.tsx') }],
    slots: registrationForm
      ? [{ slot: 'lobby.registration', order: 0, load: async () => ({ default: (await pages()).LandingRegistration }) }]
      : [],
  } satisfies FeatureModule;
}
