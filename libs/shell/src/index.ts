export { startLobby } from './start/startLobby.tsx';
export { routesWithoutPage } from './routes/hasPage.ts';
