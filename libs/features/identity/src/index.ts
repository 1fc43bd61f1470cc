import type { FeatureModule } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';

const loadRedirect = () => import(/* group: entry */ './pages/LoginHandlerPage.tsx');
const loadPartner = () => import('./flows/partner/PartnerPage.tsx');
const loadPartnerHandler = () => import('./flows/partner/PartnerHandlerPage.tsx');
const loadPhoneCode = () => import('./flows/phone/PhoneCodePage.tsx');
const loadToLogin = () => import('./entry/LoginRedirect.tsx');
const loadUnbuiltHandler = () => import('./pages/UnbuiltHandlerPage.tsx');

/**
 * Sign-in and registration, each the way the visitor's country does it, and the pages that send players on. Every build has all
 * routes: which flow a country has is the platform's answer.
 */
export function identityFeature() {
  const phoneCode = build.phoneLogin ? loadPhoneCode : loadToLogin;
  const partner = build.partnerLogin ? loadPartner : loadToLogin;
  const partnerHandler = build.partnerLogin ? loadPartnerHandler : loadUnbuiltHandler;
  return {
    id: 'identity',
    routes: {
      login: () => import(/* group: login */ './pages/LoginPage.tsx'),
      register: () => import(/* group: entry */ './pages/RegisterPage.tsx'),
      'keycloak-login-handler': () => import(/* group: entry */ './pages/KeycloakLoginHandlerPage.tsx'),
      'login-handler': loadRedirect,
      'redirection-handler': loadRedirect,
      'internal-cookie': () => import(/* group: entry */ './pages/InternalCookiePage.tsx'),
      'verify-email': () => import(/* group: entry */ './pages/VerifyEmailPage.tsx'),
      'enter-code': phoneCode,
      'resend-code': phoneCode,
      'quick-deposit-sign-in': partner,
      'finshark-login': partner,
      'krofort-login': partner,
      'piq-login': partner,
      'trustly-login': partner,
      'zimpler-login': partner,
      'finshark-login-handler': partnerHandler,
      'krofort-login-handler': partnerHandler,
      'piq-login-handler': partnerHandler,
      'trustly-login-handler': partnerHandler,
      'zimpler-login-handler': partnerHandler,
    },
    background: [{ scope: 'page', whenIdle: true, load: () => import(/* group: page */ './entry/BasicLayout.tsx') }],
    slots: build.registrationForm
      ? [
          {
            slot: 'lobby.registration',
            order: 0,
            load: () => import(/* group: entry */ './landing/LandingRegistration.tsx'),
          },
        ]
      : [],
  } satisfies FeatureModule;
}
