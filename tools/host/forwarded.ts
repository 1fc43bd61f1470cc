import type { CountrySource } from './deployment.ts';

/** Whether a trusted proxy is in front, which names countries: what it says of addresses is kept. */
export const namesCountry = (country: CountrySource | undefined): country is { header: string } =>
  country !== undefined && 'header' in country;

/** By these, too, proxies say whose request it is. Whoever sends a request can write them. */
const addressHeaders = ['Forwarded', 'X-Real-IP', 'True-Client-IP', 'CF-Connecting-IP', 'CF-IPCountry'];

/** Headers that the platform does not get. */
export const unprovenHeaders = (country: CountrySource | undefined): string[] =>
  addressHeaders.filter((name) => !namesCountry(country) || name.toLowerCase() !== country.header.toLowerCase());

interface Front {
  /** Under which players open the lobby. */
  origin: string;
  country?: CountrySource | undefined;
}

/** Headers of a request as the platform gets it; undefined: removed. */
export function forwardedHeaders(
  { origin, country }: Front,
  address: string | undefined,
  before: string | null | undefined,
): Record<string, string | undefined> {
  const { protocol, host } = new URL(origin);
  const addresses = [namesCountry(country) ? before : undefined, address].filter(Boolean);
  return {
    ...Object.fromEntries(unprovenHeaders(country).map((name) => [name.toLowerCase(), undefined])),
    'x-forwarded-for': addresses.join(', '),
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-host': host,
  };
}
