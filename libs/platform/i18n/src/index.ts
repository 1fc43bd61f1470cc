export { parseAmount, type AmountProblem } from './amount.ts';
export { fallbacksOf, fallbackLocales } from './fallback-locales.ts';
export { plainNumber } from './digits.ts';
export { daysInMonth } from './daysInMonth.ts';
export { decimalOfMinor, formatMoney, formatsOf, languageTag } from './format.ts';
export { activateLocale, withTexts } from './i18n.ts';
export { FollowLocale, I18nProvider, useDateFormat, useFormat } from './I18nProvider.tsx';
export { activatePseudoLocale } from './pseudo.ts';
export { ServedTexts } from './ServedTexts.tsx';
