import type { Locale } from '@lobby/contracts';
import { platformClockOffset } from '@lobby/runtime';
import { hydrate } from '@lobby/testing';
import { act, render, screen } from '@testing-library/react';
import { languageTag } from './format.ts';
import { I18nProvider } from './I18nProvider.tsx';
import { activateLocale } from './i18n.ts';
import { sentenceTime, useSentenceTime } from './sentenceTime.ts';

const now = new Date(2026, 10, 29, 12, 0).getTime();
const inLocale = (locale: Locale, date: Date) =>
  sentenceTime(date, languageTag(locale), now).replaceAll(/[\u00a0\u202f]/g, ' ');

it.each([
  ['en', 'today at 23:00', 'Monday 7 December at 0:30', 'Friday, 1 January 2027 at 18:00'],
  ['en_CA', 'today at 11:00 pm', 'Monday, December 7 at 12:30 am', 'Friday, January 1, 2027 at 6:00 pm'],
  ['en_IN', 'today at 11:00 pm', 'Monday, 7 December at 12:30 am', 'Friday, 1 January 2027 at 6:00 pm'],
  ['de', 'heute um 23:00', 'Montag, 7. Dezember um 0:30', 'Freitag, 1. Januar 2027 um 18:00'],
  ['fi', 'tänään klo 23.00', 'maanantai 7. joulukuuta klo 0.30', 'perjantaina 1. tammikuuta 2027 klo 18.00'],
  ['et_EE', 'täna kell 23:00', 'esmaspäev, 7. detsember, kell 0:30', 'reede, 1. jaanuar 2027, kell 18:00'],
  ['no', 'i dag kl. 23:00', 'mandag 7. desember kl. 0:30', 'fredag 1. januar 2027 kl. 18:00'],
  ['fr_CA', 'aujourd’hui à 23 h 00', 'lundi 7 décembre à 0 h 30', 'vendredi 1er janvier 2027 à 18 h 00'],
  ['it', 'oggi alle ore 23:00', 'lunedì 7 dicembre alle ore 0:30', 'venerdì 1 gennaio 2027 alle ore 18:00'],
  ['ja', '今日 23:00', '12月7日月曜日 0:30', '2027年1月1日金曜日 18:00'],
] satisfies [Locale, string, string, string][])('times in a sentence for %s', (locale, today, thisYear, nextYear) => {
  expect(inLocale(locale, new Date(2026, 10, 29, 23, 0))).toBe(today);
  expect(inLocale(locale, new Date(2026, 11, 7, 0, 30))).toBe(thisYear);
  expect(inLocale(locale, new Date(2027, 0, 1, 18, 0))).toBe(nextYear);
});

it('names the days beside today, whatever the hour', () => {
  expect(inLocale('en', new Date(2026, 10, 28, 0, 0))).toBe('yesterday at 0:00');
  expect(inLocale('en', new Date(2026, 10, 30, 23, 59))).toBe('tomorrow at 23:59');
  expect(inLocale('en', new Date(2026, 11, 1, 0, 0))).toBe('Tuesday 1 December at 0:00');
  expect(inLocale('en', new Date('soon'))).toBe('–');
});

function End({ at }: { at: Date }) {
  return <output>{useSentenceTime()(at)}</output>;
}

describe('on a page', () => {
  beforeEach(async () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 29, 23, 59, 30), advanceTimers: true });
    await activateLocale('en');
  });
  afterEach(() => {
    jest.useRealTimers();
    act(() => platformClockOffset.set(0));
  });
  const end = new Date(2026, 10, 30, 9, 0);
  const page = (
    <I18nProvider>
      <End at={end} />
    </I18nProvider>
  );

  it('tomorrow becomes today at midnight', () => {
    render(page);
    expect(screen.getByRole('status')).toHaveTextContent('tomorrow at 9:00');
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('status')).toHaveTextContent('today at 9:00');
  });

  it('today is that of the platform, where the clock of the device is wrong', () => {
    platformClockOffset.set(-86_400_000);
    render(page);
    expect(screen.getByRole('status')).toHaveTextContent('Monday 30 November at 9:00');
  });

  it('a prerendered page shows the whole date in UTC, then what the visitor’s day makes of it', async () => {
    const { served } = await hydrate(page);
    expect(served).toBe('<output>Monday, 30 November 2026 at 9:00</output>');
    expect(screen.getByRole('status')).toHaveTextContent('tomorrow at 9:00');
  });
});
