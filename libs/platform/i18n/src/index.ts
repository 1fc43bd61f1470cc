export { daysInMonth } from './calendar.ts';
export { fallbacksOf, fallbackLocales } from './fallback-locales.ts';
export { decimalOfMinor, formatMoney, formatsOf } from './format.ts';
export { activateLocale } from './i18n.ts';
export { FollowLocale, I18nProvider, useFormat } from './I18nProvider.tsx';
export { languageTag } from './languageTag.ts';
export { activatePseudoLocale } from './pseudo.ts';
export { ServedTexts } from './ServedTexts.tsx';
