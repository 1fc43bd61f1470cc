import { cookies, local } from '@lobby/storage';

const utmFields = ['source', 'medium', 'campaign', 'term', 'content'] as const;
const code = /^[\w.-]{1,64}$/;

/**
 * Stores where the visitor came from, as the query says: the campaign's utm parameters (R-3-077), the
 * affiliate code and the internal tracking id. Malformed values are dropped.
 */
export function storeAttribution(search: string): void {
  const query = new URLSearchParams(search);
  const utm = utmFields.flatMap((field) => {
    const value = query.get(`utm_${field}`);
    return value ? [[field, value.slice(0, 200)]] : [];
  });
  if (utm.length > 0) local.write('utmSession', Object.fromEntries(utm));
  for (const name of ['affiliateCode', 'internalTrackingId'] as const) {
    const value = query.get(name);
    if (value !== null && code.test(value)) cookies.set(name, value);
  }
}
