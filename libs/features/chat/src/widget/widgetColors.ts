import { vars } from '@lobby/theming';

const { color } = vars;
const variables = {
  primary: color.primary,
  onPrimary: color.onPrimary,
  background: color.surface,
  text: color.text,
  raised: color.raised,
} as const;

/** The page's colours as the vendor takes them; what is no hexadecimal value is left to the vendor. */
export function widgetColors(): Partial<Record<keyof typeof variables, string>> {
  const style = getComputedStyle(document.documentElement);
  // `vars` holds references, such as `var(--color-text)`.
  const valueOf = (reference: string) => style.getPropertyValue(reference.slice('var('.length, -1)).trim();
  return Object.fromEntries(
    Object.entries(variables)
      .map(([name, reference]) => [name, valueOf(reference)] as const)
      .filter(([, value]) => /^#[\da-f]{6}$/i.test(value)),
  );
}
