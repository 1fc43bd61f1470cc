import {
  birthDateOf,
  checkedBirthDates,
  compactPersonalNumber,
  estonianNumber,
  finnishNumber,
  parsePersonalNumber,
} from './personalNumbers.ts';

it('has the check digits of Estonia', () => {
  expect(estonianNumber('1980-01-08', false, 571)).toBe('38001085718');
  expect(estonianNumber('2005-02-28', true, 1)).toMatch(/^6050228001\d$/);
});

it('has the check signs of Finland', () => {
  expect(finnishNumber('1952-10-13', 308)).toBe('131052-308T');
  expect(finnishNumber('2001-01-01', 2)).toMatch(/^010101A002[\dA-Y]$/);
});

it.each([
  ['38001085718', '1980-01-08'],
  ['60502280013', '2005-02-28'],
  ['131052-308T', '1952-10-13'],
  ['010101A002X', '2001-01-01'],
  ['38013085718', undefined],
  ['310252-308T', undefined],
  ['ABCD', undefined],
])('takes the birth date from %s', (personalNumber, date) => {
  expect(birthDateOf(personalNumber)).toBe(date);
});

it.each([
  [' 131052-308t ', '131052-308T'],
  ['3800 1085 718', '38001085718'],
  ['131052+308T', '131052+308T'],
  ['123', undefined],
  ['A'.repeat(21), undefined],
  ['1234;', undefined],
])('takes %s for a number of the right form or not', (written, personalNumber) => {
  expect(parsePersonalNumber(written)).toBe(personalNumber);
});

it.each([
  ['38001085718', ['1980-01-08']],
  ['38001085719', []],
  ['131052-308T', ['1952-10-13']],
  ['131052-308U', []],
  ['050205A1233', ['2005-02-05']],
  ['050205B1233', ['2005-02-05']],
  ['050290Y1231', ['1990-02-05']],
  ['050290+1231', ['1890-02-05']],
  ['15108630024', ['1986-10-15']],
  ['15108630025', []],
  ['15108630034', []],
  ['55108630018', ['1986-10-15']],
  ['05429010065', ['1990-02-05']],
  ['05020560047', ['2005-02-05']],
  ['05026060011', ['1860-02-05']],
  ['05026095087', ['1960-02-05']],
  ['65929970489', []],
])('reads the birth date of %s by the checksum: %j', (number, dates) => {
  expect(checkedBirthDates(number)).toEqual(dates);
});

it.each([
  [' 380-0108 5718', '38001085718'],
  ['131052-308t', '131052-308T'],
  ['65-92 9970489', '65929970489'],
])('spells %s as %s', (written, number) => expect(compactPersonalNumber(written)).toBe(number));
