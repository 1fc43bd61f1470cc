import { createGlobalThemeContract } from '@vanilla-extract/css';
import { scale } from './scale.ts';
import { wireframe } from './wireframe.ts';

/**
 * Every token as a CSS variable, named after its path (`vars.color.onPrimary` is
 * `--color-onPrimary`), so that served settings can address it without a build's hashes.
 */
export const vars = createGlobalThemeContract({ ...wireframe, ...scale }, (_value, path) => path.join('-'));
