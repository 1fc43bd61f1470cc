import type { Theme } from '../libs/platform/theming/src/index.ts';
import { theme as elmst } from '../apps/elmst/theme.css.ts';
import { theme as elvel } from '../apps/elvel/theme.css.ts';
import { theme as fortuneforge } from '../apps/fortuneforge/theme.css.ts';
import { theme as frenwall } from '../apps/frenwall/theme.css.ts';
import { theme as herion } from '../apps/herion/theme.css.ts';
import { theme as infiniza } from '../apps/infiniza/theme.css.ts';
import { theme as wireframe } from './wireframe.css.ts';

export const themes = {
  infiniza,
  frenwall,
  herion,
  fortuneforge,
  elmst,
  elvel,
  wireframe,
} satisfies Record<string, Theme>;
