export { useAmountQuestion, useAmountReader } from './amount.ts';
