import type { FeatureModule, ValidFeatures } from './feature.ts';

const list = <const Features extends readonly FeatureModule[]>(features: Features & ValidFeatures<Features>) =>
  features;

const load = async () => ({ default: () => null });
const wallet = () => ({ id: 'wallet', needs: ['openQuickDeposit'] }) satisfies FeatureModule;
const cashier = () =>
  ({ id: 'cashier', intents: { openQuickDeposit: async () => async () => 'closed' } }) satisfies FeatureModule;
const second = () =>
  ({ id: 'rewards', intents: { openQuickDeposit: async () => async () => 'closed' } }) satisfies FeatureModule;
const content = () =>
  ({ id: 'content', parts: [{ place: 'block.PROMOTION', load, skeleton: () => null }] }) satisfies FeatureModule;

// The compiler is the test: it fails where an expected error is missing.
describe('a list of features', () => {
  it('compiles if every needed intent is handled once', () => {
    expect(list([wallet(), cashier(), content()])).toHaveLength(3);
    expect(list([])).toHaveLength(0);
  });

  it('does not compile if an intent is handled by no feature, or by two', () => {
    // @ts-expect-error No feature offers openQuickDeposit
    expect(list([wallet(), content()])).toHaveLength(2);
    // @ts-expect-error Two features offer openQuickDeposit
    expect(list([wallet(), cashier(), second()])).toHaveLength(3);
  });

  it('does not compile if no feature fills a place that another needs', () => {
    const jackpot = () => ({ id: 'jackpot', needs: ['served.text'] }) satisfies FeatureModule;
    const texts = () => ({ id: 'content', parts: [{ place: 'served.text', load }] }) satisfies FeatureModule;
    expect(list([jackpot(), texts()])).toHaveLength(2);
    // @ts-expect-error No feature offers served.text
    expect(list([jackpot(), wallet(), cashier()])).toHaveLength(3);
  });

  it('does not compile if two features offer the same block', () => {
    // @ts-expect-error Two features offer block.PROMOTION
    expect(list([content(), { ...content(), id: 'games' }])).toHaveLength(2);
  });

  it('does not compile if two features offer the same nested layout', () => {
    const account = () => ({ id: 'account', parts: [{ place: 'layout.profile', load }] }) satisfies FeatureModule;
    // @ts-expect-error Two features offer layout.profile
    expect(list([account(), { ...account(), id: 'games' }])).toHaveLength(2);
  });
});
