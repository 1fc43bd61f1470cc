import type { Theme } from '../libs/platform/theming/src/index.ts';
import { theme as wireframe } from './wireframe.css.ts';

const files = import.meta.glob<Theme>('../apps/*/theme.css.ts', { eager: true, import: 'theme' });

/** What brands wear, by their folder; the Wireframe theme has no operator. */
export const themes: Readonly<Record<string, Theme> & { wireframe: Theme }> = {
  ...Object.fromEntries(Object.entries(files).map(([path, theme]) => [path.split('/').at(-2), theme])),
  wireframe,
};
