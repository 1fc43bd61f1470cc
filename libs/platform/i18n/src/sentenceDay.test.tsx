import type { Locale } from '@lobby/contracts';
import { act, render, screen } from '@testing-library/react';
import { languageTag } from './format.ts';
import { I18nProvider } from './I18nProvider.tsx';
import { activateLocale } from './i18n.ts';
import { sentenceDay, useSentenceDay } from './sentenceDay.ts';

const now = new Date(2026, 10, 29, 12, 0).getTime();
const inLocale = (locale: Locale, ...date: [number, number, number]) =>
  sentenceDay(new Date(...date).getTime(), languageTag(locale), now);

it.each([
  ['en', 'today', 'Monday 7 December', 'Friday, 1 January 2027'],
  ['de', 'heute', 'Montag, 7. Dezember', 'Freitag, 1. Januar 2027'],
  ['fi', 'tänään', 'maanantai 7. joulukuuta', 'perjantaina 1. tammikuuta 2027'],
  ['et_EE', 'täna', 'esmaspäev, 7. detsember', 'reede, 1. jaanuar 2027'],
  ['no', 'i dag', 'mandag 7. desember', 'fredag 1. januar 2027'],
  ['fr_CA', 'aujourd’hui', 'lundi 7 décembre', 'vendredi 1er janvier 2027'],
  ['it', 'oggi', 'lunedì 7 dicembre', 'venerdì 1 gennaio 2027'],
  ['ja', '今日', '12月7日月曜日', '2027年1月1日金曜日'],
] satisfies [Locale, string, string, string][])('days above a list for %s', (locale, today, thisYear, nextYear) => {
  expect(inLocale(locale, 2026, 10, 29)).toBe(today);
  expect(inLocale(locale, 2026, 11, 7)).toBe(thisYear);
  expect(inLocale(locale, 2027, 0, 1)).toBe(nextYear);
});

it('names the day before, whatever the hour', () => {
  expect(inLocale('en', 2026, 10, 28)).toBe('yesterday');
});

function At({ time }: { time: number }) {
  const { dayOf, timeOf } = useSentenceDay();
  return (
    <output>
      {dayOf(time)} {timeOf(time)}
    </output>
  );
}

it('calls a day yesterday from midnight on, while the page stands', async () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 29, 23, 59, 30), advanceTimers: true });
  await activateLocale('en');
  render(
    <I18nProvider>
      <At time={new Date(2026, 10, 29, 14, 5).getTime()} />
    </I18nProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('today 14:05');
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent('yesterday 14:05');
  jest.useRealTimers();
});
