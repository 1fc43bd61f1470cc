/**
 * The edge of a shape, as thick as wanted, under a contrast theme (forced colours), which drops backgrounds and shadows and shows
 * every outline. Half of the shape's height fills it.
 */
export const contrastFill = (thickness: string) =>
  ({ outline: `${thickness} solid transparent`, outlineOffset: `calc(-1 * ${thickness})` }) as const;
