export { abTests, pickVariant, useAbTest, variantOf } from './abTests.ts';
export { flags, flagValue, markFlags, useFlag } from './flags.ts';
