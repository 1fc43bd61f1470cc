import { readFileSync } from 'node:fs';
import { formatMinutes } from './limitTexts.ts';

it('German sentences do not end right after a time, which has a full stop of its own', () => {
  expect(formatMinutes(30, 'de')).toBe('30 Min.');
  const german = readFileSync(`${import.meta.dirname}/locales/de.po`, 'utf8');
  // An end is a day and an hour.
  expect(german.match(/\{(?!end\})\w+\}\./g)).toBeNull();
});
