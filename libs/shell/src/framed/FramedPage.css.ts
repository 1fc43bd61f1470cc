import { globalStyle, style } from '@vanilla-extract/css';

export const content = style({ outline: 'none' });

// The ground is that of the page around the frame, which is as high as the content.
globalStyle(':root[data-framed], :root[data-framed] body', {
  minHeight: 0,
  background: 'transparent',
  overflow: 'hidden',
});
globalStyle(':root[data-framed] body::before', { display: 'none' });
