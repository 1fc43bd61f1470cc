/** Pages around sign-in that are loaded as one. The login page, which visitors find prerendered, stands by itself. */
export { default as LandingRegistration } from './landing/LandingRegistration.tsx';
export { default as InternalCookiePage } from './pages/InternalCookiePage.tsx';
export { default as KeycloakLoginHandlerPage } from './pages/KeycloakLoginHandlerPage.tsx';
export { default as LoginHandlerPage } from './pages/LoginHandlerPage.tsx';
export { default as RegisterPage } from './pages/RegisterPage.tsx';
export { default as VerifyEmailPage } from './pages/VerifyEmailPage.tsx';
