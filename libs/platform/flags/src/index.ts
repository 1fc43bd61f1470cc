export { type AbTest, abTests, keepAssignmentsOnConsent, useAbTest, type Variant, variantOf } from './abTests.ts';
export { type Flag, flags, flagValue, useFlag, type Variation } from './flags.ts';
export { pickVariant, type Weights } from './pickVariant.ts';
