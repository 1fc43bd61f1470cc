import type { Canvas } from '../backgrounds.ts';
import type { Palette } from '../palettes.ts';
import { box, group, round, type Pen } from '../pen.ts';
import type { SymbolName } from '../symbols/index.ts';

/** A picture's size, and the middle and scale of what it shows. */
export interface Layout {
  width: number;
  height: number;
  x: number;
  y: number;
  scale: number;
}

/** What a picture shows: drawings of 200 by 200 around the origin. */
export interface Subject {
  main: string;
  /** Four, in the order of their importance. */
  companions: readonly string[];
}

/** A family of pictures: every one of a brand is drawn in the same surroundings, light and colours. */
export interface Face {
  palette: Palette;
  /** What a picture shows that welcomes somebody. */
  emblem: SymbolName;
  companions: readonly SymbolName[];
  /** Covers the picture; calm on the left, where texts may be. */
  background(canvas: Canvas, layout: Layout): string;
  /** The subject in its place, about 960 by 600 around the origin. */
  subject(canvas: Canvas, subject: Subject): string;
  /** In front of the subject, at the edges. */
  foreground(canvas: Canvas, layout: Layout): string;
  /** Gives a drawing the colours, rim and shadow of the family. */
  finish(canvas: Canvas, drawing: string): string;
}

export type Place = readonly [x: number, y: number, scale: number, turn?: number];

export const at = (drawing: string, [x, y, scale, turn = 0]: Place): string =>
  group(drawing, `translate(${x} ${y}) rotate(${turn}) scale(${scale})`);

/** Around the picture's subject, in its units. */
export const around = (content: string, { x, y, scale }: Layout): string =>
  group(content, `translate(${x} ${y}) scale(${scale})`);

/** Drawings at their places, the last at the back. */
export const arrange = (drawings: readonly string[], places: readonly Place[]): string =>
  places
    .map((place, index) => at(drawings[index] ?? '', place))
    .toReversed()
    .join('');

/**
 * A filter that redraws something in few colours: its luminance chooses among `colors`, from dark to light. `own` is the
 * share that remains of its own colours. `effects` are filter primitives that use the result as `tinted`.
 */
export function tint(pen: Pen, colors: readonly string[], own: number, effects: string): string {
  const table = (from: number) =>
    colors.map((color) => round(Number.parseInt(color.slice(from, from + 2), 16) / 255)).join(' ');
  return pen.define(
    'tint',
    '<filter id="ID" x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB">' +
      '<feColorMatrix values=".3 .59 .11 0 0 .3 .59 .11 0 0 .3 .59 .11 0 0 0 0 0 1 0"/>' +
      `<feComponentTransfer result="ramp"><feFuncR type="table" tableValues="${table(1)}"/><feFuncG type="table" tableValues="${table(3)}"/><feFuncB type="table" tableValues="${table(5)}"/></feComponentTransfer>` +
      `<feComposite in="ramp" in2="SourceGraphic" operator="arithmetic" k2="${round(1 - own)}" k3="${own}" result="tinted"/>` +
      `${effects}</filter>`,
  );
}

/** Filter primitives: the drawing's outline, blurred, in one colour. */
export const shadowOf = (result: string, blur: number, color: string, opacity: number, dx = 0, dy = 0): string =>
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}" result="${result}Alpha"/><feFlood flood-color="${color}" flood-opacity="${opacity}"/><feComposite in2="${result}Alpha" operator="in" result="${result}"/>`;

/** Filter primitives: the drawing's outline, wider by about 1.5 times `width`, in one colour. */
export const rimOf = (result: string, width: number, color: string): string =>
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${width}"/><feComponentTransfer result="${result}Alpha"><feFuncA type="linear" slope="20" intercept="-1"/></feComponentTransfer><feFlood flood-color="${color}"/><feComposite in2="${result}Alpha" operator="in" result="${result}"/>`;

export const merge = (...results: readonly string[]): string =>
  `<feMerge>${results.map((result) => `<feMergeNode in="${result}"/>`).join('')}</feMerge>`;

/** Darkens the left of a wide picture, where texts may be. */
export const leftShade = (pen: Pen, { width, height, x }: Layout, color: string): string =>
  x < width * 0.6
    ? ''
    : box(0, 0, width * 0.6, height, pen.linear([`${color}/0.92`, `${color}/0.75`, `${color}/0`], -90));

/** A filter that blurs what it is on. */
export const blur = (pen: Pen, deviation: number): string =>
  pen.define(
    'blur',
    `<filter id="ID" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
