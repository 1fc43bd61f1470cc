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
export function signInFeature() {
  const phoneCode = build.phoneLogin ? loadPhoneCode : loadToLogin;
  const partner = build.partnerLogin ? loadPartner : loadToLogin;
  const partnerHandler = build.partnerLogin ? loadPartnerHandler : loadUnbuiltHandler;
  return {
    id: 'sign-in',
    routes: {
      login: { load: () => import(/* group: login */ './pages/LoginPage.tsx') },
      register: { load: () => import(/* group: entry */ './pages/RegisterPage.tsx') },
      'keycloak-login-handler': { load: () => import(/* group: entry */ './pages/KeycloakLoginHandlerPage.tsx') },
      'login-handler': { load: loadRedirect },
      'redirection-handler': { load: loadRedirect },
      'internal-cookie': { load: () => import(/* group: entry */ './pages/InternalCookiePage.tsx') },
      'verify-email': { load: () => import(/* group: entry */ './pages/VerifyEmailPage.tsx') },
      'enter-code': { load: phoneCode },
      'resend-code': { load: phoneCode },
      'quick-deposit-sign-in': { load: partner },
      'finshark-login': { load: partner },
      'krofort-login': { load: partner },
      'piq-login': { load: partner },
      'trustly-login': { load: partner },
      'zimpler-login': { load: partner },
      'finshark-login-handler': { load: partnerHandler },
      'krofort-login-handler': { load: partnerHandler },
      'piq-login-handler': { load: partnerHandler },
      'trustly-login-handler': { load: partnerHandler },
      'zimpler-login-handler': { load: partnerHandler },
    },
    parts: [
      { place: 'background.page', when: 'idle', load: () => import(/* group: page */ './entry/BasicLayout.tsx') },
      build.registrationForm && {
        place: 'lobby.registration',
        load: () => import(/* group: entry */ './landing/LandingRegistration.tsx'),
      },
    ],
  } satisfies FeatureModule;
}
