import { vars } from '@lobby/theming';

/** What the jackpot's block and the head of its page stand on, in its own colours. */
export const jackpotSurface = {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: vars.radiusScale.large,
  clipPath: vars.shape.clip,
  background: vars.jackpot.background,
  backgroundImage: vars.jackpot.backgroundGradient,
  color: vars.jackpot.backgroundContrast,
  boxShadow: vars.shadow.low,
} as const;

/** The picture on it: above the words on phones, beside them on desktops, where it fades into the ground. It begins to show where their 52 % of the width end. */
export const fadingArt = {
  phone: { zIndex: -1, height: '13rem', overflow: 'hidden', maskImage: 'linear-gradient(#000 55%, transparent)' },
  desktop: {
    inset: 0,
    insetInlineStart: '42%',
    height: 'auto',
    maskImage: 'linear-gradient(90deg, transparent 17.2%, #000 50%)',
  },
} as const;
