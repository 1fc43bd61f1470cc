import type { Page } from '@playwright/test';

/** How far a page has come: `Phase` of `@lobby/runtime`. */
const phases = ['document', 'interactive', 'session', 'idle'] as const;
export type Phase = (typeof phases)[number];

/** Waits until a page of the lobby has come to a phase. Other pages, such as a partner's, have none and need no wait. */
export async function waitForPhase(page: Page, phase: Phase): Promise<void> {
  const reached = phases.slice(phases.indexOf(phase)).map((name) => `html[data-lobby="${name}"]`);
  await page.locator(['html:not([data-lobby])', ...reached].join()).waitFor({ state: 'attached' });
}
