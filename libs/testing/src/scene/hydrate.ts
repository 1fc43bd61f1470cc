import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';

/**
 * Renders as the server does, with lazy code and without effects, then hydrates the page in the browser; fails when
 * React finds a difference. Stores answer with their server value, but `window` is there: a test in Node
 * (`@jest-environment node`) shows that a render does without.
 *
 * @param servedNode what the server renders, where that has state of its own, such as a router.
 * @returns also `served`, the page before the scripts.
 */
export async function hydrate(node: ReactNode, servedNode = node) {
  ignoreSharedContexts();
  const served = await renderOnServer(servedNode);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = served;
  const mismatches: unknown[] = [];
  const onRecoverableError = (error: unknown) => void mismatches.push(error);
  const view = await act(async () => render(node, { container, hydrate: true, onRecoverableError }));
  expect(mismatches).toEqual([]);
  return { ...view, served };
}

let isIgnored = false;

/** React does not expect a page and its server in one process: it logs an error for each context that both render. */
function ignoreSharedContexts(): void {
  if (isIgnored) return;
  isIgnored = true;
  const log = console.error;
  console.error = (...data) => {
    if (!String(data[0]).startsWith('Detected multiple renderers concurrently')) log(...data);
  };
}

/** The HTML of a prerendered page; fails for an error while rendering. */
export async function renderOnServer(node: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(node, {
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
