import { importOnce } from '@lobby/runtime';
import type { LoadWidget } from '../chatStore.ts';
import { type ChatSettings, loadSnippet } from './snippet.ts';

const loadCode = importOnce(() => import('./classicWidget.ts'));

export const loadClassic =
  (settings: ChatSettings): LoadWidget =>
  async () => {
    const { prepareClassicWidget, startClassicWidget } = await loadCode();
    prepareClassicWidget();
    await loadSnippet(settings);
    return startClassicWidget;
  };
