import { vars } from '@lobby/theming';

/** The page's looks as CSS values, in the vendor's words. */
export interface WidgetTheme {
  colorScheme: 'light' | 'dark';
  accent: string;
  onAccent: string;
  background: string;
  surface: string;
  text: string;
  mutedText: string;
  border: string;
  radius: string;
  fontFamily: string;
}

const variables = {
  accent: vars.color.primary,
  onAccent: vars.color.onPrimary,
  background: vars.color.ground,
  surface: vars.color.surface,
  text: vars.color.text,
  mutedText: vars.color.muted,
  border: vars.color.border,
  radius: vars.radius.base,
  fontFamily: vars.font.body,
} satisfies Record<Exclude<keyof WidgetTheme, 'colorScheme'>, string>;

/** The theme that applies to the page, served settings included. */
export function widgetTheme(): WidgetTheme {
  const style = getComputedStyle(document.documentElement);
  // `vars` holds references, such as `var(--color-text)`.
  const valueOf = (reference: string) => style.getPropertyValue(reference.slice('var('.length, -1)).trim();
  const values = Object.fromEntries(Object.entries(variables).map(([name, reference]) => [name, valueOf(reference)]));
  return {
    ...(values as Record<keyof typeof variables, string>),
    colorScheme: style.colorScheme.includes('dark') ? 'dark' : 'light',
  };
}
