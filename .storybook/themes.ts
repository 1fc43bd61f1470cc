import type { Theme } from '../libs/platform/theming/src/index.ts';
import { theme as wireframe } from './wireframe.css.ts';

const files = import.meta.glob<Theme>('../apps/*/theme.css.ts', { eager: true, import: 'theme' });

/** The themes by the folder of their brand; Wireframe belongs to none. */
export const themes: Readonly<Record<string, Theme> & { wireframe: Theme }> = {
  ...Object.fromEntries(Object.entries(files).map(([path, theme]) => [path.split('/').at(-2), theme])),
  wireframe,
};
