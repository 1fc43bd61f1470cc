import type { LobbySettings } from '@lobby/contracts';
import { consentPurposes, isAllowed, type PurposeName, readAskedPurposes, readCookies } from '@lobby/storage';
import { withoutNull } from '../attribution/attribution.ts';
import { headersOf, readDevice } from '../router/headersOf.ts';

/** The headers of `requestHeaders`, with what is stored as it is: small enough for an inline script. Null where that decides about the product mode. */
export function earlyHeaders(
  settings: LobbySettings,
  fixed: Readonly<Record<string, string>>,
): Record<string, string> | null {
  const cookie = (name: string) => readCookies(name)[0] ?? null;
  if ((cookie('productMode') ?? 'casino') !== 'casino') return null;
  const stored = JSON.parse(sessionStorage.getItem('cookieConsent') ?? 'null') as string[] | null;
  const record = JSON.parse(cookie('cookieConsent') ?? '{}') as { categories?: string[]; data?: unknown };
  const { categories, data } = record;
  const recorded = categories ? { categories, ...readAskedPurposes(data, categories) } : null;
  const allows = (purpose: PurposeName) => isAllowed(purpose, consentPurposes[purpose], stored, recorded);
  return {
    ...fixed,
    ...headersOf({
      settings,
      locale: fixed['locale'] ?? '',
      device: readDevice(),
      productMode: 'casino',
      attribution: withoutNull({
        affiliateCode: cookie('affiliateCode'),
        ...(allows('campaigns') && { internalTrackingId: cookie('internalTrackingId'), utm: readStored('utmSession') }),
      }),
      level: null,
      recentGames: allows('recentGames') ? (readStored('recentlyPlayedGames') as string[] | null) : null,
    }),
  };
}

export const readStored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
