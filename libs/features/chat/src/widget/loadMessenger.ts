import type { LoadWidget } from '../chatStore.ts';
import { type ChatSettings, loadSnippet } from './snippet.ts';

export const loadMessenger =
  (settings: ChatSettings): LoadWidget =>
  async () => {
    const [{ startMessenger }] = await Promise.all([import('./messenger.ts'), loadSnippet(settings)]);
    return startMessenger;
  };
