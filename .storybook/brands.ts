import type { Brand } from '../libs/contracts/src/index.ts';

/** The operators' data, by folder. */
const data = import.meta.glob<Brand>('../apps/*/brand.ts', { eager: true, import: 'default' });
export const brands: Readonly<Record<string, Brand>> = Object.fromEntries(
  Object.values(data).map((brand) => [brand.id, brand]),
);
