export { startLobby } from './start/startLobby.tsx';
export { routesWithoutPage } from './router/routesWithoutPage.ts';
