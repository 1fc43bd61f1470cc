export { startLobby, type LobbyParts } from './start/startLobby.tsx';
export { routesWithoutPage } from './router/routesWithoutPage.ts';
