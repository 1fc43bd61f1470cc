import { importOnce } from '@lobby/runtime';
import type { LoadWidget } from '../chatStore.ts';
import { type ChatSettings, loadSnippet } from './snippet.ts';

const loadCode = importOnce(() => import('./messenger.ts'));

export const loadMessenger =
  (settings: ChatSettings): LoadWidget =>
  async () => {
    const [{ startMessenger }] = await Promise.all([loadCode(), loadSnippet(settings)]);
    return startMessenger;
  };
