export { createArt, type Art, type Picture } from './art.ts';
export type { PictureSize } from './warming.ts';
export { gameKinds, type GameKind } from './gameKinds.ts';
export { artPath, thumbnailAspect, thumbnailPath, type ArtKind } from './paths.ts';
export { palettes } from './palettes.ts';
export { escapeMarkup } from './pen.ts';
export { createRandom, randomFromText, type Random } from './random.ts';
export { themeOf } from './themes.ts';
export type { SymbolName } from './symbols/index.ts';
