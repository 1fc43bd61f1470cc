import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static.edge';

/**
 * Renders as the server does, with lazy code and without effects, then hydrates the page in the browser; fails when
 * React finds a difference. Stores answer with their server value, but `window` is there: a test in Node
 * (`@jest-environment node`) shows that a render does without.
 */
export async function hydrate(node: ReactNode) {
  const served = await renderOnServer(node);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = served;
  const mismatches: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, node, { onRecoverableError: (error) => mismatches.push(error) }),
  );
  expect(mismatches).toEqual([]);
  return {
    /** The page before the scripts. */
    served,
    container,
    unmount() {
      act(() => root.unmount());
      container.remove();
    },
  };
}

/** The HTML of a prerendered page; fails for an error while rendering. */
export async function renderOnServer(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node, {
    progressiveChunkSize: Infinity,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}
