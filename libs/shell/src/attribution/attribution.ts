import { consent } from '@lobby/consent';
import { removeParamsFromUrl } from '@lobby/routing';
import { cookies, local } from '@lobby/storage';

const utmFields = ['source', 'medium', 'campaign', 'term', 'content'] as const;
const codeParams = ['affiliateCode', 'internalTrackingId'] as const;
const code = /^[\w.-]{1,64}$/;

/**
 * Stores where the visitor came from, as the address says: the campaign's utm parameters (R-3-077), the
 * affiliate code and the internal tracking id. Malformed values are dropped. The two codes leave the address: whoever
 * follows a link that was copied from it came from somewhere else. Tag managers read the utm parameters.
 */
export function storeAttribution(): void {
  const query = new URLSearchParams(window.location.search);
  const utm = utmFields.flatMap((field) => {
    const value = query.get(`utm_${field}`);
    return value ? [[field, value.slice(0, 200)]] : [];
  });
  if (utm.length > 0) local.write('utmSession', Object.fromEntries(utm));
  for (const name of codeParams) {
    const value = query.get(name);
    if (value !== null && code.test(value)) cookies.set(name, value);
  }
  removeParamsFromUrl(codeParams);
}

/**
 * What of it is sent to the back end, with each operation: it credits the account that is opened. The affiliate, to whom the
 * operator owes that, always; what tracks the visitor with consent to marketing alone.
 */
export function attribution(): Readonly<Record<string, unknown>> {
  const affiliateCode = cookies.get('affiliateCode', { mayLag: true });
  const tracking = consent.allows('campaigns', { mayLag: true }) && {
    internalTrackingId: cookies.get('internalTrackingId', { mayLag: true }),
    utm: local.read('utmSession'),
  };
  return withoutNull({ affiliateCode, ...tracking });
}

export const withoutNull = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
