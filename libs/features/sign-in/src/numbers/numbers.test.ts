import { matchesBirthDate, compactPersonalNumber, hasPersonalNumbers, isPersonalNumber } from './personalNumber.ts';

describe('a personal number', () => {
  it.each([
    ['EE', '38001085718', true],
    ['EE', '380 0108 5718', true],
    ['EE', '38001085719', false],
    ['EE', '3800108571', false],
    ['FI', '131052-308T', true],
    ['FI', '131052-308t', true],
    ['FI', '131052-308U', false],
    ['FI', '131052 308T', false],
    ['NO', '15108695088', true],
    ['NO', '15108695077', false],
    ['NO', '1510869508', false],
    // Of another country, whose checksum is known.
    ['FI', '38001085718', true],
    ['EE', '131052-308T', true],
    ['NO', '380-0108-5718', true],
    ['FI', '65929970489', false],
    ['DE', '65929970489', true],
    ['DE', '65-929 970489', true],
    ['DE', '<b>', false],
    ['DE', '', false],
  ])('of %s: %s', (country, text, expected) => expect(isPersonalNumber(text, country)).toBe(expected));

  it.each([
    [' 131052-308t ', '131052-308T'],
    ['380-0108 5718', '38001085718'],
    ['65-92 9970489', '65929970489'],
    ['1310\u00ad52–308Ｔ\u200b', '131052-308T'],
    ['\u200f٣٨٠٠١٠٨٥٧١٨', '38001085718'],
    ['३८००१०८५७१८', '38001085718'],
  ])('%s is sent as %s', (text, compact) => expect(compactPersonalNumber(text)).toBe(compact));

  it('is known of three countries', () => {
    expect(['EE', 'FI', 'NO', 'DE', 'SE', 'toString'].filter(hasPersonalNumbers)).toEqual(['EE', 'FI', 'NO']);
  });

  it.each([
    ['38001085718', '1980-01-08'],
    ['131052-308t', '1952-10-13'],
    ['050205A1233', '2005-02-05'],
    ['050205B1233', '2005-02-05'],
    ['050290Y1231', '1990-02-05'],
    ['050290+1231', '1890-02-05'],
    ['151086 30024', '1986-10-15'],
    ['55108630018', '1986-10-15'],
    ['05429010065', '1990-02-05'],
    ['05020560047', '2005-02-05'],
    ['05026060011', '1860-02-05'],
    ['05026095087', '1960-02-05'],
  ])('%s is that of somebody born on %s', (text, date) => {
    expect(matchesBirthDate(text, date)).toBe(true);
    expect(matchesBirthDate(text, '1977-07-07')).toBe(false);
  });

  it('without a known date agrees with any', () => expect(matchesBirthDate('65929970489', '1977-07-07')).toBe(true));
});
