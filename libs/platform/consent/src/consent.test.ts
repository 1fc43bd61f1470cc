/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { cookies, session } from '@lobby/storage';
import { consent, CONSENT_UPDATED } from './consent.ts';
import { allowedCategories, consentCategories } from './index.ts';

beforeEach(() => sessionStorage.clear());

it('has five categories (R-4-036)', () => {
  expect(consentCategories).toEqual(['necessary', 'preferences', 'analytics', 'marketing', 'uncategorized']);
});

it('starts with the necessary category only', () => {
  expect(session.read('cookieConsent')).toBeNull();
  expect(allowedCategories()).toEqual(['necessary']);
});

it('is restored from and written to session storage (R-3-078)', () => {
  session.write('cookieConsent', ['necessary', 'analytics']);
  expect(allowedCategories()).toEqual(['necessary', 'analytics']);
  consent.update(['preferences']);
  expect(JSON.parse(sessionStorage.getItem('cookieConsent') ?? '')).toEqual(['necessary', 'preferences']);
});

it('is what the record of another tab says, from the first request of a new one on (A-148)', () => {
  const record = encodeURIComponent(JSON.stringify({ categories: ['necessary', 'marketing'] }));
  document.cookie = `cookieConsent=${record}; path=/; domain=acme.test`;
  expect(allowedCategories()).toEqual(['necessary', 'marketing']);
  // Taken back there, and not yet taken over here.
  session.write('cookieConsent', ['necessary', 'marketing', 'analytics']);
  expect(allowedCategories()).toEqual(['necessary', 'marketing']);
  document.cookie = 'cookieConsent=; max-age=0; path=/; domain=acme.test';
});

it('dispatches one window event per update, with the categories (R-4-038)', () => {
  const listener = jest.fn();
  window.addEventListener(CONSENT_UPDATED, listener);
  consent.update(['marketing', 'marketing']);
  consent.update([]);
  window.removeEventListener(CONSENT_UPDATED, listener);
  expect(CONSENT_UPDATED).toBe('consent-updated');
  expect(listener.mock.calls.map(([event]) => event.detail.categories)).toEqual([
    ['necessary', 'marketing'],
    ['necessary'],
  ]);
});

it('removes cookies of a category that is withdrawn', () => {
  consent.update(['preferences']);
  cookies.set('productMode', 'sports');
  consent.update(['analytics']);
  expect(cookies.get('productMode')).toBeNull();
});
