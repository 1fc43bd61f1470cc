import { globalStyle } from '@vanilla-extract/css';
import { reducedMotion } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { rootFontShare } from './scale.ts';

/** In a layer of its own, so that any component's style wins whatever the order of the files. */
const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { base: rule as never } });

/** Reset and page-wide styles, written once into the brand's style sheet. */
export function writeBaseStyles() {
  base('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
  base('html', {
    // A share, not 14 px: the player's own browser setting still counts.
    fontSize: `${rootFontShare * 100}%`,
    WebkitTextSizeAdjust: '100%',
    background: vars.color.ground,
  });
  base('body', {
    minHeight: '100dvh',
    background: vars.color.ground,
    color: vars.color.text,
    fontFamily: vars.font.body,
    fontSize: vars.text.md,
    fontWeight: vars.weight.body,
    lineHeight: vars.lineHeight.body,
    WebkitFontSmoothing: 'antialiased',
    WebkitTapHighlightColor: 'transparent',
    textRendering: 'optimizeLegibility',
    isolation: 'isolate',
  });
  // A fixed layer instead of `background-attachment: fixed`, which repaints on every scroll on phones.
  base('body::before', {
    content: '',
    position: 'fixed',
    inset: 0,
    zIndex: -1,
    backgroundImage: vars.gradient.ground,
    pointerEvents: 'none',
  });
  base('h1, h2, h3, h4, h5, h6', {
    fontSize: 'inherit',
    fontWeight: 'inherit',
    // Letters closer together, words not: the spaces would vanish in small headings.
    wordSpacing: `max(0px, -5 * ${vars.letter.heading})`,
  });
  base('ul, ol', { listStyle: 'none' });
  base('img, picture, svg, video, canvas, iframe', { display: 'block', maxWidth: '100%' });
  base('button, input, select, textarea', {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
  });
  base('button', { background: 'none', border: 0, cursor: 'pointer' });
  base('a', { color: 'inherit', textDecoration: 'none' });
  // Contrast themes drop the colours that say so.
  base('[aria-current], [aria-pressed="true"], [aria-selected="true"]', { textDecoration: 'underline transparent' });
  base('iframe', { border: 0 });
  base('fieldset', { border: 0, minInlineSize: 0 });
  // Words longer than their line break rather than make the page scroll sideways.
  base('body', { overflowWrap: 'break-word' });
  // Japanese has no spaces to break lines at: between phrases, or after punctuation where the browser knows no phrases. It has no italics.
  // Set where the language begins, and inherited: what a component says of its own text counts for all in it.
  base(':is(:root, [lang]):lang(ja)', {
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    lineBreak: 'strict',
    fontSynthesisStyle: 'none',
    '@supports': { '(word-break: auto-phrase)': { wordBreak: 'auto-phrase' } },
  });
  base(':focus-visible', {
    outline: `3px solid ${vars.color.focus}`,
    outlineOffset: 2,
  });
  base('::selection', { background: vars.color.primary, color: vars.color.onPrimary });
  globalStyle('*, *::before, *::after', {
    '@media': {
      [reducedMotion]: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // Not a short one: it would make every change of a colour a transition, from parent to child, frame by frame.
        transitionDuration: '0s !important',
        scrollBehavior: 'auto !important' as 'auto',
      },
    },
  });
}
