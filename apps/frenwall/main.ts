import { startLobby } from '@lobby/shell';
import { lobby } from './lobby.ts';

void startLobby(lobby);
