import { isolate } from './isolate.ts';

it.each([
  ['Aino', 'Aino'],
  ['山田', '山田'],
  ['A\u202eino\u200f', 'Aino'],
  ['\u2069\u202eAino', 'Aino'],
  ['دانا', '\u2068دانا\u2069'],
  ['\u202bדנה 7', '\u2068דנה 7\u2069'],
])('%j stands in a sentence as %j', (name, isolated) => expect(isolate(name)).toBe(isolated));
