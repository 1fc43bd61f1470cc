export { abTests, storeAssignmentsOnConsent, pickVariant, useAbTest, variantOf } from './abTests.ts';
export { flags, flagValue, useFlag } from './flags.ts';
