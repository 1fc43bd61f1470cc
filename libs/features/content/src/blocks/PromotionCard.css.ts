import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

/** A promotion is shown in a full row or in a column: its own width decides on the layout. */
const roomy = '(min-width: 46rem)';

export const place = style({ containerType: 'inline-size', height: '100%' });
const layout = style({
  display: 'grid',
  height: '100%',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
const sideBySide = (columns: string) => ({
  '@container': { [roomy]: { gridTemplateRows: 'minmax(18rem, auto)', gridTemplateColumns: columns } },
});
export const layouts = styleVariants({
  card: [layout, sideBySide('minmax(0, 2fr) minmax(0, 3fr)')],
  split: [layout, sideBySide('repeat(2, minmax(0, 1fr))')],
});
export const art = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.base,
  clipPath: vars.shape.clip,
  background: vars.color.raised,
  '@container': { [roomy]: { aspectRatio: 'auto' } },
});
globalStyle(`${art} img`, { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
/** Of an offer in full: whole where the card cuts it. */
export const picture = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.base,
  background: vars.color.raised,
});
globalStyle(`${picture} img`, { width: '100%', height: '100%', objectFit: 'cover' });
export const words = style({
  display: 'grid',
  padding: vars.space.xl,
  '@container': { [roomy]: { alignSelf: 'center' } },
});
/** In columns the buttons of a row stand on one line, however long the words are. */
export const foot = style({ display: 'grid', gap: vars.space.md, width: '100%', marginBlockStart: 'auto' });
export const terms = style({ width: '100%', color: vars.color.muted, fontSize: vars.text.sm });
export const summary = style({
  minHeight: vars.layout.target,
  display: 'list-item',
  alignContent: 'center',
  width: 'fit-content',
  cursor: 'pointer',
});
export const summaryRoom = style({ minHeight: vars.layout.target, display: 'grid', alignContent: 'center' });
