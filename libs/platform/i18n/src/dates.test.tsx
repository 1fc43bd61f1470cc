import { hydrate } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { I18nProvider, useDateFormat } from './I18nProvider.tsx';
import { activateLocale } from './i18n.ts';

const { DateTimeFormat } = Intl;

beforeEach(() => {
  const inTokyo = (tag: string, options?: Intl.DateTimeFormatOptions) =>
    new DateTimeFormat(tag, { ...options, timeZone: options?.timeZone ?? 'Asia/Tokyo' });
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(inTokyo as typeof DateTimeFormat);
});
afterEach(() => jest.restoreAllMocks());

it('a date is in UTC in a prerendered page, then in the time zone of the visitor', async () => {
  await activateLocale('en');
  const End = () => <output>{useDateFormat().date('2026-11-22T23:30:00.000Z')}</output>;
  const { served } = await hydrate(
    <I18nProvider>
      <End />
    </I18nProvider>,
  );
  expect(served).toBe('<output>22/11/2026</output>');
  expect(screen.getByRole('status')).toHaveTextContent('23/11/2026');
});
