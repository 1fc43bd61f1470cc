import { compactPersonalNumber, isPersonalNumber } from './personalNumber.ts';
import { toPhoneNumber } from './phoneNumber.ts';

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
    ['DE', '65929970489', true],
    ['DE', '<b>', false],
    ['DE', '', false],
  ])('of %s: %s', (country, text, expected) => expect(isPersonalNumber(text, country)).toBe(expected));

  it('is sent without spaces, in capitals', () => expect(compactPersonalNumber(' 131052-308t ')).toBe('131052-308T'));
});

describe('a phone number', () => {
  it.each([
    ['CA', '613 555', null],
    ['CA', '(613) 555-2345', '+16135552345'],
    ['CA', '+358 40 123 4567', '+358401234567'],
    ['FI', '040 123 4567', '+358401234567'],
    ['FI', '00358 40 1234567', '+358401234567'],
    ['FI', '+358401234567', '+358401234567'],
    ['FI', '12', null],
    ['FI', 'call me', null],
    ['FI', '040 123 4567 ext. 5', null],
    ['XX', '+358401234567', '+358401234567'],
    ['XX', '0401234567', null],
  ])('of %s: %s', (country, text, expected) => expect(toPhoneNumber(text, country)).toBe(expected));
});
