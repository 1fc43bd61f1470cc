/** Colour arithmetic in OKLCH, where equal steps of lightness look equal. */
interface Oklch {
  l: number;
  c: number;
  h: number;
}
type Triple = [number, number, number];

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

export const isHex = (value: string) => /^#[\da-f]{6}$/i.test(value);

function linear(hex: string): Triple {
  if (!isHex(hex)) throw new Error(`Not a #rrggbb colour: ${hex}`);
  const part = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two `#rrggbb` colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export const isDark = (hex: string) => luminance(hex) < 0.18;

export function toOklch(hex: string): Oklch {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(A, B),
    h: Math.atan2(B, A),
  };
}

function toRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ];
}

/** Chroma is lowered until the colour fits the screen, so hue and lightness stay true. */
export function fromOklch(color: Oklch): string {
  let { c } = color;
  let rgb = toRgb({ ...color, c });
  while (c > 0 && rgb.some((part) => part < -0.0005 || part > 1.0005)) {
    c = Math.max(0, c - 0.005);
    rgb = toRgb({ ...color, c });
  }
  const hex = rgb.map((part) =>
    Math.round(clamp(toGamma(clamp(part))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

export const withLightness = (hex: string, l: number, chroma = 1) => {
  const color = toOklch(hex);
  return fromOklch({ ...color, c: color.c * chroma, l: clamp(l) });
};

/** Makes a colour lighter or darker until its contrast to all of `others` is at least `ratio`. */
export function adjustForContrast(
  hex: string,
  others: readonly string[],
  ratio: number,
  direction: 'lighter' | 'darker',
): string {
  const enough = (candidate: string) => others.every((other) => contrastRatio(candidate, other) >= ratio);
  const step = direction === 'lighter' ? 0.01 : -0.01;
  let { l } = toOklch(hex);
  let result = hex;
  while (!enough(result) && l > 0 && l < 1) {
    l = clamp(l + step);
    result = withLightness(hex, l);
  }
  return result;
}

const hexStop = /^#[\da-f]{6}(\s+-?\d+(\.\d+)?%?){0,2}$/i;
const angle = /^(-?\d+(\.\d+)?(deg|turn|rad|grad)|to( (top|bottom|left|right)){1,2})$/;
const shapeAndPlace =
  /^((circle|ellipse|(closest|farthest)-(side|corner)|at|center|top|bottom|left|right|-?\d+(\.\d+)?(%|px|rem|em))(\s+|$))+$/;

/**
 * The colours of a linear or radial gradient. Null where a stop is anything but an opaque `#rrggbb`
 * (a short or named colour, a function): its contrast could not be measured.
 */
export function gradientStops(value: string): string[] | null {
  const inside = /^(?:linear|radial)-gradient\(([^()]{1,400})\)$/.exec(value.trim())?.[1];
  const parts = inside?.split(',').map((part) => part.trim()) ?? [];
  const first = parts[0] ?? '';
  const stops = angle.test(first) || shapeAndPlace.test(first) ? parts.slice(1) : parts;
  if (stops.length < 2 || !stops.every((stop) => hexStop.test(stop))) return null;
  return stops.map((stop) => stop.slice(0, 7));
}
