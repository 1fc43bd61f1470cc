import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@lobby/theming';

export const width = createVar();
export const height = createVar();
export const ratio = createVar();

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });
export const skeleton = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  width,
  maxWidth: '100%',
  background: vars.color.raised,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    transform: 'translateX(-100%)',
    background: `linear-gradient(90deg, transparent, color-mix(in srgb, ${vars.color.text} 9%, transparent), transparent)`,
    // Ends within 5 s, so it needs no pause button.
    animation: `${sweep} 1.2s ease-in-out 4`,
  },
});
export const shapes = styleVariants({
  text: { height: '0.8em', marginBlock: '0.35em', borderRadius: vars.radiusScale.small },
  block: { height, borderRadius: vars.radius.base },
  tile: { aspectRatio: ratio, borderRadius: vars.radius.base, clipPath: vars.shape.clip },
  circle: { aspectRatio: '1', borderRadius: vars.radiusScale.full },
  button: { height: vars.layout.target, borderRadius: vars.radius.button },
});
