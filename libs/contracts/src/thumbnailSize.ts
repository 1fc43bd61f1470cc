/** Viewport width from which a tile's width in CSS pixels holds (R-9-062, A-021); widest first. */
const widthSteps = [
  [1536, 236],
  [1280, 172],
  [1024, 236],
  [768, 160],
  [640, 237],
  [425, 194],
  [375, 190.5],
  [360, 165.2],
  [320, 158],
] as const;
const narrowest = 138;

/** Higher ratios cost bytes without a visible gain (R-9-063). */
const maxPixelRatio = 2;

/** The `thumbnailSize` of game queries: a width in device pixels, with its fraction (a GraphQL Float). */
export function thumbnailSize(viewportWidth: number, pixelRatio: number): number {
  const width = widthSteps.find(([from]) => viewportWidth >= from)?.[1] ?? narrowest;
  return width * Math.min(pixelRatio, maxPixelRatio);
}
