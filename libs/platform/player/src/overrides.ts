import { session } from '@lobby/storage';
import { allowOverrides, defaultUSDCurrency } from 'virtual:lobby-build';
import { asCountry, asCurrency } from './market.ts';
import type { MarketOverride } from './market.ts';

export interface MarketParams {
  override: MarketOverride | null;
  forceUSD: boolean;
}

/** `CC` or `CC-CUR`, such as `FI-EUR`; null when it is anything else. */
export function parseCustomVPN(value: string): MarketOverride | null {
  const [countryPart, currencyPart, ...rest] = value.split('-');
  const country = asCountry(countryPart);
  const currency = asCurrency(currencyPart);
  if (country === undefined || rest.length > 0 || (currencyPart !== undefined && currency === undefined)) return null;
  return currency === undefined ? { country } : { country, currency };
}

/**
 * Reads what the address says about the market, once per page. `setCustomVPN` is kept for the
 * session, beside the test utilities' own country and currency, and only in builds that allow
 * overrides: elsewhere it would be a way around the country's rules.
 */
export function readMarketParams(search: string): MarketParams {
  const query = new URLSearchParams(search);
  return {
    override: allowOverrides ? keptOverride(query.get('setCustomVPN')) : null,
    forceUSD: defaultUSDCurrency || query.get('setDefaultCurrency') === 'true',
  };
}

function keptOverride(customVPN: string | null): MarketOverride | null {
  const given = customVPN === null ? null : parseCustomVPN(customVPN);
  const kept = session.read('testUtils');
  if (given) {
    session.write('testUtils', { features: kept?.features, graphql: kept?.graphql, ...given });
    return given;
  }
  return kept ? { country: kept.country, currency: kept.currency } : null;
}
