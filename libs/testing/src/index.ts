export { setBuild, resetBuild } from './build.ts';
export { renderScene, settle } from './scene/renderScene.ts';
export type { Answers, SceneOptions } from './scene/Scene.tsx';
export { wireCustomer, wirePlayer, wireViewer, wireWallet } from './scene/wire.ts';
export { expectAllStatesReachable } from './states.ts';
