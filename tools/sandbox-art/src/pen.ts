type Stops = readonly string[];

/**
 * Collects the `<defs>` of an SVG: gradients, clip paths and filters, each defined once and referenced by `url(#id)`.
 * Stops are CSS colours, optionally with an opacity: `#ffcc00/0.4`.
 */
export interface Pen {
  /** From top to bottom, rotated clockwise by `angle` degrees. */
  linear(stops: Stops, angle?: number): string;
  radial(stops: Stops, cx?: number, cy?: number, r?: number): string;
  clip(shape: string): string;
  /** Adds a definition once. @returns a reference to it */
  define(id: string, markup: string): string;
  defs(): string;
}

export function createPen(prefix = 'd'): Pen {
  const definitions: string[] = [];
  const known = new Map<string, string>();
  const add = (markup: (id: string) => string): string => {
    const key = markup('');
    let id = known.get(key);
    if (!id) {
      id = `${prefix}${known.size}`;
      known.set(key, id);
      definitions.push(markup(id));
    }
    return `url(#${id})`;
  };
  return {
    linear(stops, angle = 0) {
      const turn = angle ? ` gradientTransform="rotate(${angle} .5 .5)"` : '';
      return add(
        (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"${turn}>${stopsOf(stops)}</linearGradient>`,
      );
    },
    radial(stops, cx = 0.5, cy = 0.5, r = 0.5) {
      return add(
        (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
      );
    },
    clip: (shape) => add((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    define: (name, markup) => add((id) => markup.replaceAll('ID', id || name)),
    defs: () => `<defs>${definitions.join('')}</defs>`,
  };
}

function stopsOf(stops: Stops): string {
  return stops
    .map((stop, index) => {
      const [color, opacity] = stop.split('/');
      const offset = round(index / (stops.length - 1));
      return `<stop offset="${offset}" stop-color="${color}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
    })
    .join('');
}

export const round = (value: number): number => Math.round(value * 100) / 100;

/** Data of a path or a transform, with rounded numbers. */
export const data = (parts: TemplateStringsArray, ...numbers: readonly number[]): string =>
  parts.reduce((before, part, index) => `${before}${round(numbers[index - 1] ?? 0)}${part}`);

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const path = (d: string, fill: string, attributes = ''): string =>
  `<path d="${d}" fill="${fill}" ${attributes}/>`;
export const line = (d: string, stroke: string, width: number, attributes = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${attributes}/>`;
export const circle = (x: number, y: number, r: number, fill: string, attributes = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${attributes}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, attributes = ''): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${attributes}/>`;
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  attributes = '',
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}" ${attributes}/>`;
export const group = (content: string, transform: string, attributes = ''): string =>
  `<g transform="${transform}" ${attributes}>${content}</g>`;
export const place = (content: string, x: number, y: number, scale = 1, turn = 0): string =>
  group(content, `translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''} scale(${round(scale)})`);

/** Points of a regular star; `inner` 1 makes a polygon of twice as many corners. */
export function star(points: number, outer: number, inner: number, turn = -90): string {
  const corners = range(points * 2).map((index) => {
    const radius = index % 2 ? inner : outer;
    const angle = ((turn + (180 / points) * index) * Math.PI) / 180;
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A pie slice between two angles in degrees, from `inner` to `outer`. */
export function slice(from: number, to: number, outer: number, inner = 0): string {
  const at = (angle: number, radius: number) => {
    const radians = ((angle - 90) * Math.PI) / 180;
    return `${round(Math.cos(radians) * radius)} ${round(Math.sin(radians) * radius)}`;
  };
  const large = to - from > 180 ? 1 : 0;
  const back = inner ? `L${at(to, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}` : 'L0 0';
  return `M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}${back}Z`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for an element or attribute of SVG or HTML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
