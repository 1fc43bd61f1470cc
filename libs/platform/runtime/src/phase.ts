import { requestIdle } from './idleCallback.ts';

/**
 * How far a page has come, in this order and never back, as `data-lobby` of `<html>` and as marks such as `lobby:session` in
 * the browser's timeline:
 *
 * - `document`: the HTML is there, and says so itself; marked when its scripts begin;
 * - `interactive`: the lobby's scripts show the page and answer what is pressed;
 * - `session`: who is here has been decided, and the queries that the page has sent so far, for a player with those of the
 *   header, have been answered or have failed; a player's live data is connected, or could not be;
 * - `idle`: what waits for an idle page has been done as well.
 *
 * What a visit requests later, such as the next page, does not change the phase.
 */
export type Phase = 'document' | 'interactive' | 'session' | 'idle';

/** How much is under way that each of these phases comes after. */
const pending = { session: 0, idle: 0 };
const html = globalThis.document?.documentElement;

export function markPhase(phase: Phase): void {
  html.dataset['lobby'] = phase;
  performance.mark(`lobby:${phase}`);
  check();
}

/** What has ended may begin something else in the next tasks, as when code that has come requests data. */
function check(): void {
  const phase = html?.dataset['lobby'];
  if (phase !== 'interactive' && phase !== 'session') return;
  const proceed = () => {
    if (html.dataset['lobby'] !== phase || pending.session > 0) return;
    if (phase === 'interactive') markPhase('session');
    else if (pending.idle === 0) markPhase('idle');
  };
  // Whoever waits for an idle page has been called before.
  setTimeout(phase === 'interactive' ? proceed : () => requestIdle(proceed));
}

/** The page does not come to this phase until the returned function is called. */
export function delayPhase(phase: keyof typeof pending): () => void {
  pending[phase] += 1;
  let isPending = true;
  return () => {
    if (!isPending) return;
    isPending = false;
    pending[phase] -= 1;
    check();
  };
}
