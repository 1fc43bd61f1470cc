import { thumbnailSize } from './thumbnailSize.ts';

describe('thumbnailSize', () => {
  it.each([
    [319, 138],
    [320, 158],
    [359, 158],
    [360, 165.2],
    [374, 165.2],
    [375, 190.5],
    [424, 190.5],
    [425, 194],
    [639, 194],
    [640, 237],
    [767, 237],
    [768, 160],
    [1023, 160],
    [1024, 236],
    [1279, 236],
    [1280, 172],
    [1535, 172],
    [1536, 236],
    [3840, 236],
  ])('is for a viewport of %i px %d (R-9-062)', (viewport, width) => {
    expect(thumbnailSize(viewport, 1)).toBe(width);
  });

  it('is multiplied by the pixel ratio without rounding (R-9-062)', () => {
    expect(thumbnailSize(375, 1.5)).toBe(285.75);
    expect(thumbnailSize(360, 2)).toBe(330.4);
  });

  it('is multiplied by at most two', () => {
    expect(thumbnailSize(390, 3)).toBe(thumbnailSize(390, 2));
    expect(thumbnailSize(390, 3)).toBe(381);
  });
});
