import * as v from 'valibot';
import { gradientStops, isHex } from './color.ts';
import { jackpotFailures } from './contrast.ts';
import type { JackpotRole, ThemeTokens } from './themeTokens.ts';
import { wireframe } from './wireframe.ts';

export const colour = v.pipe(v.string(), v.check(isHex, 'expected a #rrggbb colour'));
export const gradient = v.pipe(
  v.string(),
  v.check((value) => gradientStops(value) !== null, 'expected a gradient of #rrggbb stops'),
);
export const keysOf = <T extends object>(value: T) => Object.keys(value) as (keyof T & string)[];

const jackpotColours = keysOf(wireframe.jackpot).filter((key) => key !== 'backgroundGradient');
export const servedJackpot = v.partial(
  v.strictObject({
    ...(Object.fromEntries(jackpotColours.map((key) => [key, colour])) as Record<
      Exclude<JackpotRole, 'backgroundGradient'>,
      typeof colour
    >),
    backgroundGradient: gradient,
  }),
);

/** Groups of tokens whose contrast is measured. */
export const measuredGroups = ['color', 'gradient', 'jackpot'] as const;
type MeasuredTokens = Pick<ThemeTokens, 'color' | 'gradient' | 'jackpot'>;
type Served = { readonly [Group in (typeof measuredGroups)[number]]?: object | undefined };

/**
 * A built value as the tokens spell it: minified style sheets have `#fff` or `gold` in place of
 * `#ffffff` and `#ffd700`. Words that are no colours (`to`, `circle`) stay.
 */
function longColors(value: string): string {
  return value.replaceAll(/(?<=^|[,(]\s*)(#[\da-f]{3}|[a-z]+)(?=[\s,)]|$)/gi, (color) => {
    if (color.startsWith('#')) return color.replaceAll(/[\da-f]/gi, '$&$&');
    const { style } = document.createElement('span');
    style.color = color;
    if (style.color === '') return color;
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return color;
    context.fillStyle = color;
    return context.fillStyle;
  });
}

/** The set as it would be: what is applied now, and the served values over it. */
export function merged(served: Served, root: HTMLElement): MeasuredTokens {
  const applied = getComputedStyle(root);
  const group = (name: (typeof measuredGroups)[number]) =>
    Object.fromEntries(
      keysOf(wireframe[name]).map((key: string) => [
        key,
        (served[name] as Record<string, string> | undefined)?.[key] ??
          longColors(applied.getPropertyValue(`--${name}-${key}`).trim()),
      ]),
    );
  return Object.fromEntries(measuredGroups.map((name) => [name, group(name)])) as unknown as MeasuredTokens;
}

/**
 * A jackpot's palette as custom properties for its element, over the applied theme (R-3-055). Null for one that does not
 * parse or that makes a text of the jackpot hard to read: the brand's own colours are used then.
 */
export function paletteVariables(
  palette: unknown,
  root: HTMLElement = document.documentElement,
): Record<`--jackpot-${string}`, string> | null {
  const given = Object.entries(palette ?? {}).filter(([key, value]) => key !== '__typename' && value !== null);
  const parsed = v.safeParse(servedJackpot, Object.fromEntries(given));
  if (!parsed.success || given.length === 0) return null;
  if (jackpotFailures(merged({ jackpot: parsed.output }, root).jackpot).length > 0) return null;
  return Object.fromEntries(Object.entries(parsed.output).map(([key, value]) => [`--jackpot-${key}`, value]));
}
