export { setBuild, resetBuild } from './build.ts';
export { expectConsoleErrors } from './consoleErrors.ts';
export { hydrate, renderOnServer } from './scene/hydrate.ts';
export { renderScene, untilIdle } from './scene/renderScene.ts';
export type { Answers, SceneOptions } from './scene/Scene.tsx';
export { wireCustomer, wireHistory, wirePlayer, wireViewer, wireWallet } from './scene/wire.ts';
export { expectAllStatesReachable } from './states.ts';
export { mockUploadRequests, type UploadRequest } from './uploadRequests.ts';
export { mockViewport } from './viewport.ts';
