/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { consent } from '@lobby/consent';
import { cookies, local } from '@lobby/storage';
import { attribution, storeAttribution } from './attribution.ts';

function open(address: string) {
  window.history.replaceState(null, '', address);
  storeAttribution();
}
beforeEach(() => {
  for (const name of ['affiliateCode', 'internalTrackingId'] as const) cookies.remove(name);
  local.remove('utmSession');
  consent.update([]);
});
const all = '/en/?affiliateCode=summer&internalTrackingId=t-1&utm_source=mail&utm_campaign=spring&page=2#top';

it('is stored, and its codes leave the address', () => {
  open(all);
  expect([cookies.get('affiliateCode'), cookies.get('internalTrackingId')]).toEqual(['summer', 't-1']);
  expect(local.read('utmSession')).toEqual({ source: 'mail', campaign: 'spring' });
  expect(location.pathname + location.search + location.hash).toBe(
    '/en/?utm_source=mail&utm_campaign=spring&page=2#top',
  );
});

it('drops malformed codes, and keeps those of an earlier visit', () => {
  open('/en/?affiliateCode=summer');
  open('/en/?affiliateCode=%3Cscript%3E&internalTrackingId=');
  expect(attribution()).toEqual({ affiliateCode: 'summer' });
  expect(location.search).toBe('');
});

it('is sent as far as the visitor allows: what tracks with consent to marketing alone (A-147)', () => {
  open(all);
  consent.update(['preferences', 'analytics']);
  expect(attribution()).toEqual({ affiliateCode: 'summer' });
  consent.update(['marketing']);
  expect(attribution()).toEqual({
    ...{ affiliateCode: 'summer', internalTrackingId: 't-1' },
    utm: { source: 'mail', campaign: 'spring' },
  });
});

it('is nothing for whoever came by themselves', () => {
  open('/en/');
  consent.update(['marketing']);
  expect(attribution()).toEqual({});
});
