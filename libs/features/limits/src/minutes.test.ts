import { parseMinutes } from './minutes.ts';

it.each([
  ['90', { value: 90 }],
  ['1:30', { value: 90 }],
  [' 40:00 ', { value: 2400 }],
  ['44640', { value: 44_640 }],
  ['', { problem: 'empty' }],
  ['0:00', { problem: 'not-positive' }],
  ['1:75', { problem: 'unreadable' }],
  ['1:5', { problem: 'unreadable' }],
  ['1.5', { problem: 'unreadable' }],
  ['-5', { problem: 'unreadable' }],
  ['44641', { problem: 'too-large' }],
])('reads the time %j', (text, expected) => {
  expect(parseMinutes(text)).toEqual(expected);
});
