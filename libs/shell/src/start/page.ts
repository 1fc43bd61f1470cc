import { reportError } from '@lobby/monitoring';
import type { PageAnswers } from '@lobby/data';
import * as v from 'valibot';
import type { createLobbyRouter } from '../router/createLobbyRouter.tsx';

type Router = ReturnType<typeof createLobbyRouter>;

/** For whom a page is made: somebody with a session, or without. */
export type Viewer = 'visitor' | 'player';

/** What a prerendered page says of itself, as JSON in its element `lobby-page`. */
export interface PageRecord {
  /** Pathname for which it was rendered. */
  path: string;
  viewer: Viewer;
  /** When it was rendered, in ms since 1970. */
  renderedAt: number;
  /** Slots and blocks that it shows. */
  parts: readonly string[];
  answers: PageAnswers;
}

const schema = v.object({
  path: v.string(),
  viewer: v.picklist(['visitor', 'player']),
  renderedAt: v.number(),
  parts: v.array(v.string()),
  answers: v.record(v.string(), v.looseObject({ data: v.string() })),
}) satisfies v.GenericSchema<unknown, PageRecord>;

/**
 * The record of the page on screen; null for the shell page, for a page that a host has sent for another address, and where a
 * session has begun or ended since it was requested.
 */
export function readPageRecord(viewer: Viewer): PageRecord | null {
  const text = document.getElementById('lobby-page')?.textContent;
  if (!text) return null;
  try {
    const record = v.parse(v.pipe(v.string(), v.parseJson(), schema), text);
    if (record.viewer !== viewer) return null;
    if (record.path === window.location.pathname) return record;
    reportError(new Error(`The page of ${record.path} was sent for another address.`));
  } catch (error) {
    reportError(error);
  }
  return null;
}

/** Removes what the page says of itself to search engines, such as its canonical address, when another one is shown. */
export function removeMetadataAfter(page: PageRecord, router: Router): void {
  const unsubscribe = router.subscribe(({ location }) => {
    if (location.pathname === page.path) return;
    unsubscribe();
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  });
}
