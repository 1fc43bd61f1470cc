import type { Brand } from '@lobby/contracts';
import { session } from '@lobby/storage';
import { build } from 'virtual:lobby-build';
import type { CountryContext, PlayerInfo } from './documents.ts';

export interface Market {
  /** ISO 3166-1 alpha-2: the country whose rules and offers count. */
  country: string;
  /** ISO 4217: for presentation and query variables; a wallet's amounts keep the wallet's own. */
  currency: string;
  /** Upper case, for Canada alone (R-5-008). */
  subDivision: string | null;
  /** Country of the visitor's address. */
  ipCountryCode: string;
}

export interface MarketOverride {
  country?: string;
  currency?: string;
}

export interface MarketSources {
  /** By `setCustomVPN` or the test utilities, in builds that allow it. */
  override?: MarketOverride | null;
  walletCurrency?: string | null;
  playerCountry?: Pick<NonNullable<PlayerInfo['country']>, 'code' | 'currency'> | null;
  playerState?: string | null;
  context?: CountryContext | null;
  /** Of the visitor's address, in Canada. */
  subDivision?: string | null;
  /** The gate `defaultUSDCurrency`, or `setDefaultCurrency=true` in the query. */
  forceUSD: boolean;
  brand: Pick<Brand, 'defaultCountry' | 'defaultCurrency'>;
}

/** Currencies that visitors of these countries expect. A player's own country names its currency itself. */
const countryCurrencies: Readonly<Record<string, string>> = {
  AT: 'EUR',
  CA: 'CAD',
  CH: 'CHF',
  DE: 'EUR',
  EE: 'EUR',
  FI: 'EUR',
  FR: 'EUR',
  GB: 'GBP',
  IE: 'EUR',
  IN: 'INR',
  IT: 'EUR',
  JP: 'JPY',
  NO: 'NOK',
  NZ: 'NZD',
  US: 'USD',
  ZA: 'ZAR',
};

const asCountry = (value: unknown): string | undefined => matching(value, /^[A-Z]{2}$/);
const asCurrency = (value: unknown): string | undefined => matching(value, /^[A-Z]{3}$/);
const asSubDivision = (value: unknown): string | undefined => matching(value, /^[A-Z]{2,3}$/);

function matching(value: unknown, shape: RegExp): string | undefined {
  const upper = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return shape.test(upper) ? upper : undefined;
}

/**
 * Country: override, player, address, brand. Currency: override, wallet, USD where forced, country,
 * euros. What is not shaped like a code counts as absent.
 */
export function resolveMarket(sources: MarketSources): Market {
  const { override, walletCurrency, playerCountry, playerState, context, subDivision, forceUSD, brand } = sources;
  const country =
    asCountry(override?.country) ??
    asCountry(playerCountry?.code) ??
    (context?.havePlayerCountryCode ? asCountry(context.playerCountryCode) : undefined) ??
    asCountry(context?.countryCode) ??
    brand.defaultCountry;
  const currency =
    asCurrency(override?.currency) ??
    asCurrency(walletCurrency) ??
    (forceUSD ? 'USD' : undefined) ??
    (playerCountry?.code === country ? asCurrency(playerCountry.currency) : undefined) ??
    (country === brand.defaultCountry ? brand.defaultCurrency : undefined) ??
    (Object.hasOwn(countryCurrencies, country) ? countryCurrencies[country] : undefined) ??
    'EUR';
  return {
    country,
    currency,
    subDivision: country === 'CA' ? (asSubDivision(playerState) ?? asSubDivision(subDivision) ?? null) : null,
    ipCountryCode: asCountry(override?.country) ?? asCountry(context?.ipCountryCode) ?? country,
  };
}

/**
 * The market of a visitor from this country, before the back end responds: a player may have another. Null where it
 * is unknown: without a country, and in Canada, whose provinces have rules of their own.
 */
export function expectedMarket(brand: MarketSources['brand'], ipCountryCode: string | undefined): Market | null {
  const countryCode = asCountry(ipCountryCode);
  if (countryCode === undefined) return null;
  const market = resolveMarket({
    ...readMarketParams(globalThis.location?.search ?? ''),
    context: {
      countryCode,
      ipCountryCode: countryCode,
      playerCountryCode: null,
      havePlayerCountryCode: false,
    },
    brand,
  });
  return market.country === 'CA' ? null : market;
}

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
 * Reads the query parameters of the market, once per page. `setCustomVPN` is stored for the
 * session, beside the test utilities' own country and currency, and only in builds that allow
 * overrides: elsewhere it would be a way around the country's rules.
 */
export function readMarketParams(search: string): MarketParams {
  const query = new URLSearchParams(search);
  return {
    override: build.allowOverrides ? storedOverride(query.get('setCustomVPN')) : null,
    forceUSD: build.defaultUSDCurrency || query.get('setDefaultCurrency') === 'true',
  };
}

function storedOverride(customVPN: string | null): MarketOverride | null {
  const given = customVPN === null ? null : parseCustomVPN(customVPN);
  const stored = session.read('testUtils');
  if (given) {
    session.write('testUtils', { features: stored?.features, graphql: stored?.graphql, ...given });
    return given;
  }
  return stored ? { country: stored.country, currency: stored.currency } : null;
}
