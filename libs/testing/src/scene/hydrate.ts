import { setServerWindow } from '@lobby/runtime';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { nextTurn } from './realTimers.ts';

/**
 * Renders as the server does, with lazy code and without effects, then hydrates the page in the browser; fails when
 * React finds a difference. Stores answer with their server value, but `window` is there: a test in Node
 * (`@jest-environment node`) shows that a render does without.
 *
 * @param servedNode what the server renders, where that has state of its own, such as a router.
 * @returns also `served`, the page before the scripts.
 */
export async function hydrate(node: ReactNode, servedNode = node) {
  setServerWindow(window);
  const served = await renderOnServer(servedNode);
  setServerWindow(null);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = served;
  const mismatches: unknown[] = [];
  const onRecoverableError = (error: unknown) => void mismatches.push(error);
  const view = await act(async () => render(node, { container, hydrate: true, onRecoverableError }));
  expect(mismatches).toEqual([]);
  return { ...view, served };
}

const CLIENT_RENDERED = '<!--$!-->';
const MOST_RENDERS = 50;

/**
 * The HTML of a prerendered page, with its lazy code; fails for an error while rendering. `renderToString`, unlike
 * `prerender`, leaves nothing in the contexts that the hydration in this process would find.
 */
export async function renderOnServer(node: ReactNode): Promise<string> {
  for (let count = 0; count < MOST_RENDERS; count += 1) {
    const html = renderToString(node);
    if (!html.includes(CLIENT_RENDERED)) return html;
    await nextTurn();
  }
  throw new Error(`The server leaves this to the browser: ${renderToString(node)}`);
}
