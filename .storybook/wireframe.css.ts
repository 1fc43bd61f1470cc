import { makeTheme, wireframe, wireframeAssets } from '../libs/platform/theming/src/index.ts';

export const theme = makeTheme(wireframe, wireframeAssets);
