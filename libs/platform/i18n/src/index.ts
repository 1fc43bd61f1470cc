export { daysInMonth } from './calendar.ts';
export { fallbacksOf, fallbackLocales } from './fallback-locales.ts';
export { decimalOfMinor, formatMoney, type Formats, formatsOf } from './format.ts';
export { activateLocale, i18n, serveTexts } from './i18n.ts';
export { ActiveTexts, I18nProvider, useFormat } from './I18nProvider.tsx';
export { languageTag } from './languageTag.ts';
export { activatePseudoLocale, pseudoText } from './pseudo.ts';
export type { ServedText, TextProblem } from './served.ts';
export { ServedTexts } from './ServedTexts.tsx';
