import * as v from 'valibot';
import { contrastFailures } from './contrast.ts';
import type { ThemePreset } from './makeTheme.ts';
import { colour, gradient, keysOf, measuredGroups, merged, servedJackpot } from './palette.ts';
import type { ColorRole, HeadingLevel } from './themeTokens.ts';
import { wireframe } from './wireframe.ts';

export { tokensOf } from './themeSettings.ts';

const length = v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,4})?(rem|em|px|%)$/, 'expected a length'));
const number = v.pipe(v.string(), v.regex(/^\d(\.\d{1,2})?$/, 'expected a number'));
const weight = v.pipe(v.string(), v.regex(/^[1-9]00$/, 'expected a weight of 100 to 900'));
const family = v.pipe(v.string(), v.regex(/^[\w\s'",-]{1,120}$/, 'expected font families'));
const url = v.pipe(v.string(), v.regex(/^(https:\/\/|\/(?!\/))[^\s"'<>\\]+$/, 'expected an https or local URL'));
const image = v.object({
  url,
  width: v.pipe(v.number(), v.minValue(1), v.maxValue(1000)),
  height: v.pipe(v.number(), v.minValue(1), v.maxValue(400)),
});

const each = <K extends string, S extends v.GenericSchema>(keys: readonly K[], schema: S) =>
  v.optional(v.partial(v.strictObject(Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, S>)));

const servedTheme = v.partial(
  v.strictObject({
    color: each<ColorRole, typeof colour>(keysOf(wireframe.color), colour),
    gradient: each(keysOf(wireframe.gradient), gradient),
    jackpot: v.optional(servedJackpot),
    font: each(['body', 'heading'], family),
    text: each(['md'], length),
    heading: each<HeadingLevel, typeof length>(keysOf(wireframe.heading), length),
    weight: each(keysOf(wireframe.weight), weight),
    lineHeight: each(['body', 'heading'], number),
    roundness: length,
    buttonRoundness: length,
    logo: image,
    desktopLogo: image,
    favicon16: url,
    favicon32: url,
    appleTouchIcon: url,
  }),
);

/** Theme settings of the back end: part of a brand's tokens, and its pictures. */
type ServedTheme = v.InferOutput<typeof servedTheme>;
export type ServedThemeResult =
  | { applied: true; theme: ServedTheme }
  /** Why nothing was changed: to be reported, the start goes on. */
  | { applied: false; reason: string };

function parseServedTheme(settings: unknown): ServedThemeResult {
  const result = v.safeParse(servedTheme, settings);
  if (result.success) return { applied: true, theme: result.output };
  const issue = result.issues[0];
  return { applied: false, reason: `${v.getDotPath(issue) ?? 'theme'}: ${issue.message}` };
}

function* properties(served: ServedTheme, preset: ThemePreset): Generator<[string, string]> {
  // The other presets are derived from the brand's own colours and keep their contrast.
  const groups = preset === 'theme1' ? [...measuredGroups] : [];
  for (const name of [...groups, 'font', 'text', 'heading', 'weight', 'lineHeight'] as const)
    for (const [key, value] of Object.entries(served[name] ?? {})) if (value) yield [`--${name}-${key}`, value];
  if (served.roundness) yield ['--radius-base', served.roundness];
  if (served.buttonRoundness) yield ['--radius-button', served.buttonRoundness];
}

/**
 * Puts the back end's theme settings over the built theme, through the CSS object model,
 * since the strict policy allows no style attributes. A set that does not parse or does not
 * pass the contrast test is rejected whole. To be called once, before the first render and
 * after the preset's name is on the root.
 */
export function applyServedTheme(
  settings: unknown,
  preset: ThemePreset = 'theme1',
  root: HTMLElement = document.documentElement,
): ServedThemeResult {
  const parsed = parseServedTheme(settings);
  if (!parsed.applied) return parsed;
  const { theme } = parsed;
  if (preset === 'theme1' && measuredGroups.some((name) => theme[name])) {
    const failures = contrastFailures(merged(theme, root));
    if (failures.length > 0) return { applied: false, reason: `contrast: ${failures.join('; ')}` };
  }
  for (const [name, value] of properties(theme, preset)) root.style.setProperty(name, value);
  return parsed;
}
