import fc from 'fast-check';
import { session } from '@lobby/storage';
import { setBuild } from '@lobby/testing';
import { parseCustomVPN, readMarketParams, resolveMarket } from './market.ts';
import type { MarketSources } from './market.ts';

const brand = { defaultCountry: 'FI', defaultCurrency: 'EUR' };
const emptySources: MarketSources = { forceUSD: false, brand };
const context = (countryCode: string, rest: object = {}) => ({
  countryCode,
  playerCountryCode: null,
  ipCountryCode: countryCode,
  havePlayerCountryCode: false,
  ...rest,
});

describe('currency', () => {
  it('is EUR while no wallet or country is known, USD when forced', () => {
    expect(resolveMarket(emptySources).currency).toBe('EUR');
    expect(resolveMarket({ ...emptySources, forceUSD: true }).currency).toBe('USD');
  });

  it('uses override, then wallet, then forced USD, then country, then EUR', () => {
    const steps: Partial<MarketSources>[] = [
      { brand: { defaultCountry: 'BR', defaultCurrency: 'BRL' }, context: context('SE') },
      { context: context('BR') },
      { context: context('NO') },
      { forceUSD: true },
      { walletCurrency: 'JPY' },
      { override: { currency: 'CHF' } },
    ];
    let sources = emptySources;
    const seen = steps.map((step) => resolveMarket((sources = { ...sources, ...step })).currency);
    expect(seen).toEqual(['EUR', 'BRL', 'NOK', 'USD', 'JPY', 'CHF']);
  });

  it('is that of the player’s country before a wallet is known', () => {
    const playerCountry = { code: 'SE', currency: 'SEK' };
    expect(resolveMarket({ ...emptySources, playerCountry, context: context('NO') })).toMatchObject({
      country: 'SE',
      currency: 'SEK',
      ipCountryCode: 'NO',
    });
  });
});

describe('country', () => {
  it('is that of override, player, the player’s context, address, then brand (R-7-023)', () => {
    const steps: Partial<MarketSources>[] = [
      {},
      { context: context('NO', { playerCountryCode: 'SE' }) },
      { context: context('NO', { playerCountryCode: 'SE', havePlayerCountryCode: true }) },
      { playerCountry: { code: 'DE', currency: 'EUR' } },
      { override: { country: 'CA' } },
    ];
    let sources = emptySources;
    const seen = steps.map((step) => resolveMarket((sources = { ...sources, ...step })));
    expect(seen.map(({ country }) => country)).toEqual(['FI', 'NO', 'SE', 'DE', 'CA']);
    expect(seen.map(({ ipCountryCode }) => ipCountryCode)).toEqual(['FI', 'NO', 'NO', 'NO', 'CA']);
    // The currency is that of the resolved country, not of the player’s own.
    expect(seen.at(-1)?.currency).toBe('CAD');
  });
});

describe('sub-division', () => {
  it('is used for Canada only, in upper case (R-5-008)', () => {
    const canada = { ...emptySources, context: context('CA'), subDivision: 'on' };
    expect(resolveMarket(canada).subDivision).toBe('ON');
    expect(resolveMarket({ ...canada, playerState: 'qc' }).subDivision).toBe('QC');
    expect(resolveMarket({ ...canada, context: context('US') }).subDivision).toBeNull();
    expect(resolveMarket({ ...canada, override: { country: 'FI' } }).subDivision).toBeNull();
  });
});

it('always returns well-formed codes, for any input (R-5-008)', () => {
  const code = fc.option(fc.oneof(fc.string(), fc.constantFrom('CA', 'ca', 'FI', 'EUR', 'usd', 'ON', '__proto__')));
  fc.assert(
    fc.property(code, code, code, code, code, fc.boolean(), (a, b, c, d, e, forceUSD) => {
      const market = resolveMarket({
        override: { country: a ?? undefined, currency: b ?? undefined },
        walletCurrency: c,
        playerState: d,
        context: context(e ?? '', { playerCountryCode: c, havePlayerCountryCode: forceUSD }),
        subDivision: a,
        forceUSD,
        brand,
      });
      expect(market.country).toMatch(/^[A-Z]{2}$/);
      expect(market.ipCountryCode).toMatch(/^[A-Z]{2}$/);
      expect(market.currency).toMatch(/^[A-Z]{3}$/);
      if (market.country !== 'CA') expect(market.subDivision).toBeNull();
      if (market.subDivision !== null) expect(market.subDivision).toBe(market.subDivision.toUpperCase());
    }),
  );
});

describe('URL parameters', () => {
  afterEach(() => window.sessionStorage.clear());

  it.each([
    ['FI', { country: 'FI' }],
    ['fi-eur', { country: 'FI', currency: 'EUR' }],
    ['FIN', null],
    ['FI-', null],
    ['FI-EURO', null],
    ['FI-EUR-X', null],
    ['', null],
    ['../..', null],
  ])('setCustomVPN=%s', (value, override) => {
    expect(parseCustomVPN(value)).toEqual(override);
  });

  it('override country and currency for the session if the build allows it', () => {
    setBuild({ allowOverrides: true });
    session.write('testUtils', { country: 'NO', features: { x: true } });
    expect(readMarketParams('').override).toEqual({ country: 'NO' });
    expect(readMarketParams('?setCustomVPN=DE-CHF').override).toEqual({ country: 'DE', currency: 'CHF' });
    expect(readMarketParams('').override).toEqual({ country: 'DE', currency: 'CHF' });
    expect(session.read('testUtils')?.features).toEqual({ x: true });
  });

  it('are ignored in other builds', () => {
    session.write('testUtils', { country: 'NO' });
    expect(readMarketParams('?setCustomVPN=DE-CHF').override).toBeNull();
  });

  it('force USD, as the gate does', () => {
    expect(readMarketParams('').forceUSD).toBe(false);
    expect(readMarketParams('?setDefaultCurrency=true').forceUSD).toBe(true);
    expect(readMarketParams('?setDefaultCurrency=1').forceUSD).toBe(false);
    setBuild({ defaultUSDCurrency: true });
    expect(readMarketParams('').forceUSD).toBe(true);
  });
});
