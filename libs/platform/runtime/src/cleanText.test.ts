import { cleanText } from './cleanText.ts';

it.each([
  ['direction marks', '\u200e+358\u202d 40\u202c \u2066123\u2069', '+358 40 123'],
  ['zero-width spaces and joiners', 'An\u200bna\u2060\ufeff\u200d', 'Anna'],
  ['joiners between digits, and those that join nothing', '\u06f1\u200c\u06f2 \u200cعلی\u200d', '\u06f1\u06f2 علی'],
  ['a soft hyphen', '1310\u00ad52-308T', '131052-308T'],
  ['a letter that shows nothing', '\u3164', ''],
  ['full-width forms', 'ＥＸＣＬＵＤＥ\u3000＋３５８', 'EXCLUDE +358'],
  ['half-width forms', 'ｶﾞｽ', 'ガス'],
  ['accents of their own', 'Zoe\u0308', 'Zoë'],
  ['white space of any kind', '\u00a0Anna\u202f \tMaria\u2009', 'Anna Maria'],
])('cleans %s', (_what, typed, clean) => expect(cleanText(typed)).toBe(clean));

it.each([
  'Kalevankatu 12½',
  '10⁵⁰',
  'Calle Mayor 3º',
  'O´Brien',
  'Ölwärmstraße 5',
  '山田 太郎',
  'علی\u200cرضا',
  'ශ්\u200dරී ලංකා',
])('leaves %s', (text) => expect(cleanText(text)).toBe(text));
