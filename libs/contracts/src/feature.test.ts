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
  ({ id: 'content', blocks: { PROMOTION: { load, skeleton: () => null } } }) satisfies FeatureModule;

// The compiler is the test: it fails where an expected error is missing.
describe('a list of features', () => {
  it('compiles if every needed intent is handled once', () => {
    expect(list([wallet(), cashier(), content()])).toHaveLength(3);
    expect(list([])).toHaveLength(0);
  });

  it('does not compile if an intent is handled by no feature, or by two', () => {
    // @ts-expect-error No feature handles the intent openQuickDeposit
    expect(list([wallet(), content()])).toHaveLength(2);
    // @ts-expect-error Two features handle the intent openQuickDeposit
    expect(list([wallet(), cashier(), second()])).toHaveLength(3);
  });

  it('does not compile if two features offer the same block', () => {
    // @ts-expect-error Two features offer the block PROMOTION
    expect(list([content(), { ...content(), id: 'games' }])).toHaveLength(2);
  });

  it('does not compile if two features offer the same nested layout', () => {
    const account = () => ({ id: 'account', nestedLayouts: { profile: load } }) satisfies FeatureModule;
    // @ts-expect-error Two features offer the nested layout profile
    expect(list([account(), { ...account(), id: 'games' }])).toHaveLength(2);
  });
});
