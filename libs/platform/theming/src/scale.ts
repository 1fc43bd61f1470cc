/** The size of the root's text as a share of the browser's: 14 px of 16. */
export const rootFontShare = 0.875;
/** The widest that a page's content gets. */
export const containerRem = 103;

/** What all brands share: the measures that make one kit of six looks. */
export const scale = {
  /** Sizes of running text; 1rem is 14 px at the browser's default. */
  text: { xs: '0.8572rem', sm: '0.9286rem', md: '1rem', lg: '1.1429rem', xl: '1.2858rem' },
  space: {
    xxs: '0.1429rem',
    xs: '0.2858rem',
    sm: '0.5715rem',
    md: '0.8572rem',
    lg: '1.1429rem',
    xl: '1.7143rem',
    xxl: '2.2858rem',
    xxxl: '3.4286rem',
    /** Distance of content from the window's edge. */
    gutter: 'clamp(1.1429rem, 3vw, 2.8572rem)',
  },
  radiusScale: {
    small: 'calc(var(--radius-base) / 2)',
    large: 'calc(var(--radius-base) * 1.5)',
    full: '999px',
  },
  motion: {
    fast: '150ms',
    base: '200ms',
    slow: '250ms',
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  layout: {
    /** R-9-048 */
    headerMobile: '4rem',
    headerDesktop: '5rem',
    /** Thinner on a phone on its side. */
    bottomNav: 'clamp(3.4286rem, 12svh, 4.2858rem)',
    container: `${containerRem}rem`,
    /** Smallest touch target: 44 px at the browser's default font size, never less. */
    target: 'max(44px, 3.1429rem)',
  },
  scrim: { color: 'rgb(0 0 0 / 0.62)' },
} as const;
