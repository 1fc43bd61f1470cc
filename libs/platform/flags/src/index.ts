export { abTests, keepAssignmentsOnConsent, useAbTest, variantOf } from './abTests.ts';
export { flags, flagValue, useFlag } from './flags.ts';
export { pickVariant } from './pickVariant.ts';
