import type { LoadWidget } from '../chatStore.ts';
import { type ChatSettings, loadSnippet } from './snippet.ts';

export const loadClassic =
  (settings: ChatSettings): LoadWidget =>
  async () => {
    const { prepareClassicWidget, startClassicWidget } = await import('./classicWidget.ts');
    prepareClassicWidget();
    await loadSnippet(settings);
    return startClassicWidget;
  };
