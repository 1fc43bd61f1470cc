import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

/** Elements of served text have no classes: they are styled by descendant selectors. */
export const text = style({
  // In a column whose items begin at the left, too, it is no wider than that: not by `anywhere`, which would break the words of tables.
  maxWidth: '100%',
});

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector.replaceAll('&', `.${text}`), rule);

inside('& > * + *', { marginBlockStart: vars.space.md });
inside('& h2, & h3, & h4', {
  fontFamily: vars.font.heading,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.letter.heading,
});
inside('& h2', { fontSize: vars.heading.h4, fontWeight: vars.weight.h4 });
inside('& h3, & h4', { fontSize: vars.heading.h5, fontWeight: vars.weight.h5 });
inside('& > * + h2', { marginBlockStart: vars.space.xl });
inside('& ul, & ol', { paddingInlineStart: vars.space.xl });
inside('& ul', { listStyle: 'disc' });
inside('& ol', { listStyle: 'decimal' });
inside('& li + li', { marginBlockStart: vars.space.xs });
inside('& a[href]', { color: vars.color.accent, textDecoration: 'underline', textUnderlineOffset: '0.2em' });
inside('& table', { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' });
inside('& th, & td', {
  padding: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
});
inside('& blockquote', { paddingInlineStart: vars.space.lg, borderInlineStart: `3px solid ${vars.color.accent}` });
inside('& hr', { border: 0, borderBlockStart: `1px solid ${vars.color.border}` });
