import type { Brand } from '../libs/contracts/src/index.ts';
import elmst from '../apps/elmst/brand.ts';
import elvel from '../apps/elvel/brand.ts';
import fortuneforge from '../apps/fortuneforge/brand.ts';
import frenwall from '../apps/frenwall/brand.ts';
import herion from '../apps/herion/brand.ts';
import infiniza from '../apps/infiniza/brand.ts';
import type { themes } from './themes.ts';

/** The operators' data; the Wireframe theme has no operator. */
export const brands: Partial<Record<keyof typeof themes, Brand>> = {
  infiniza,
  frenwall,
  herion,
  fortuneforge,
  elmst,
  elvel,
};
