import type { Canvas } from '../backgrounds.ts';
import { createPen } from '../pen.ts';
import { randomFromText } from '../random.ts';
import { around, type Face, type Layout, type Subject } from './face.ts';

/**
 * `wide` (16:9) keeps its left half free for the page's text, `tile` (4:3) its bottom. `phone` (16:9) and `narrow` (4:3)
 * have their subject in the middle, above what fades into the page. `prize` and `door` (4:5) can be cut to a square.
 */
export const layouts = {
  wide: { width: 1600, height: 900, x: 1130, y: 430, scale: 0.95 },
  phone: { width: 1600, height: 900, x: 800, y: 415, scale: 1.02 },
  narrow: { width: 1200, height: 900, x: 600, y: 420, scale: 0.86 },
  tile: { width: 800, height: 600, x: 400, y: 270, scale: 0.72 },
  prize: { width: 640, height: 800, x: 320, y: 395, scale: 0.8 },
  door: { width: 640, height: 800, x: 320, y: 440, scale: 0.98 },
} as const satisfies Record<string, Layout>;

/** What phones show where desktops show the picture without it: the same with its subject in the middle. */
const phoneSuffix = '-phone';
export const isForPhones = (name: string): boolean => name.endsWith(phoneSuffix);
export const withoutSuffix = (name: string): string => (isForPhones(name) ? name.slice(0, -phoneSuffix.length) : name);

export const canvasOf = ({ palette }: Face, id: string): Canvas => ({
  pen: createPen(),
  palette,
  random: randomFromText(id),
});

export const svg = ({ pen }: Canvas, { width, height }: Pick<Layout, 'width' | 'height'>, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${pen.defs()}${body}</svg>`;

/** A picture without lettering, since that could not be translated. */
export function drawPicture(face: Face, canvas: Canvas, layout: Layout, subject: Subject): string {
  const body =
    face.background(canvas, layout) + around(face.subject(canvas, subject), layout) + face.foreground(canvas, layout);
  return svg(canvas, layout, body);
}
