import * as css from './GameStage.css.ts';

/**
 * As `ref` of the bars: says on the stage whether there are any. Not by `:has()` in its style: with a `:not()` in that, a
 * browser looks at the ancestors of each element that comes or goes, on every page.
 */
export function markBars(bars: HTMLElement | null) {
  if (!bars) return undefined;
  const note = () => bars.closest(`.${css.stage}`)?.toggleAttribute('data-bars', bars.childElementCount > 0);
  note();
  const observer = new MutationObserver(note);
  observer.observe(bars, { childList: true });
  return () => observer.disconnect();
}
