import { digitsOf, normalizeNumber } from './digits.ts';

it.each(['123 456', '123-456', '۱۲۳۴۵۶', '١٢٣٤٥٦', '१२३४५६', '๑๒๓๔๕๖', '１２３４５６', '𞥑𞥒𞥓𞥔𞥕𞥖', '\u200e123\u200b456'])(
  'reads the code %s',
  (typed) => expect(digitsOf(typed)).toBe('123456'),
);

it('leaves digits that are raised or circled: they are no digits of the number', () => {
  expect(digitsOf('12³④')).toBe('12');
});

it('reads any dash', () => expect(normalizeNumber('131052–308T −5 ‑ 2')).toBe('131052-308T -5 - 2'));
