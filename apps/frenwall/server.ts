import { createRenderer } from '@lobby/shell';
import { lobby } from './lobby.ts';

export const { renderPage, framePaths } = createRenderer(lobby);
