import * as v from 'valibot';

const text = v.nullish(v.string());
const weight = v.nullish(v.pipe(v.number(), v.transform(String)));
const colors = v.nullish(v.object({ color: v.string(), contrast: v.string() }));

/** `root.themeSettings` of the schema; its values are checked as those of every served theme. */
const schema = v.object({
  bodyFont: text,
  bodyFontSize: text,
  bodyLineHeight: text,
  headingFont: text,
  headingFontSize: text,
  headingLineHeight: text,
  headingWeight1: weight,
  headingWeight2: weight,
  headingWeight3: weight,
  headingWeight4: weight,
  headingWeight5: weight,
  headingWeight6: weight,
  roundness: text,
  buttonRoundness: text,
  background: colors,
  primary: colors,
  secondary: colors,
  tertiary: colors,
  primaryGradient: text,
  secondaryGradient: text,
  logo: v.optional(v.unknown()),
  desktopLogo: v.optional(v.unknown()),
  favicon16: text,
  favicon32: text,
  appleTouchIcon: text,
  jackpot: v.nullish(v.record(v.string(), v.unknown())),
});

type Tokens = { readonly [key: string]: unknown };

/** Without what the back end leaves out, and groups of which nothing is left. */
function given(tokens: Tokens): Tokens {
  const entries = Object.entries(tokens)
    .filter(([key, value]) => key !== '__typename' && value !== null && value !== undefined)
    .map(([key, value]) => [key, typeof value === 'object' ? given(value as Tokens) : value] as const);
  return Object.fromEntries(
    entries.filter(([, value]) => typeof value !== 'object' || Object.keys(value ?? {}).length > 0),
  );
}

/** The back end's theme settings as a served theme, still to be checked; what is no such settings as it is. */
export function tokensOf(settings: unknown): unknown {
  const parsed = v.safeParse(schema, settings);
  if (!parsed.success) return settings;
  const { background, primary, secondary, tertiary, ...served } = parsed.output;
  return given({
    color: {
      ground: background?.color,
      text: background?.contrast,
      primary: primary?.color,
      // The same under the pointer: the brand's own shade belongs to another colour.
      primaryHover: primary?.color,
      onPrimary: primary?.contrast,
      secondary: secondary?.color,
      onSecondary: secondary?.contrast,
      tertiary: tertiary?.color,
      onTertiary: tertiary?.contrast,
    },
    gradient: {
      // Else the brand's own would lie over the served colour.
      primary: served.primaryGradient ?? (primary && `linear-gradient(${primary.color}, ${primary.color})`),
      hero: served.secondaryGradient,
    },
    jackpot: served.jackpot,
    font: { body: served.bodyFont, heading: served.headingFont },
    text: { md: served.bodyFontSize },
    heading: { h1: served.headingFontSize },
    weight: {
      h1: served.headingWeight1,
      h2: served.headingWeight2,
      h3: served.headingWeight3,
      h4: served.headingWeight4,
      h5: served.headingWeight5,
      h6: served.headingWeight6,
    },
    lineHeight: { body: served.bodyLineHeight, heading: served.headingLineHeight },
    roundness: served.roundness,
    buttonRoundness: served.buttonRoundness,
    logo: served.logo,
    desktopLogo: served.desktopLogo,
    favicon16: served.favicon16,
    favicon32: served.favicon32,
    appleTouchIcon: served.appleTouchIcon,
  });
}
