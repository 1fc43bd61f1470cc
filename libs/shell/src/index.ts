export { defineLobby } from './start/defineLobby.ts';
export { createRenderer } from './server/createRenderer.tsx';
export type { PageRequest, RenderedPage } from './server/createRenderer.tsx';
export { startLobby } from './start/startLobby.tsx';
