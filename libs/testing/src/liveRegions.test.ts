import { findNestedLiveRegions } from './liveRegions.ts';

/** Nothing is left for the check of every test to find. */
function findIn(html: string): string[] {
  document.body.innerHTML = html;
  const found = findNestedLiveRegions();
  document.body.innerHTML = '';
  return found;
}

it.each([
  ['a status in a region', '<div aria-live="polite"><p role="status">Saved</p></div>', '<p role="status">Saved</p>'],
  [
    'a spinner’s, deep in an alert',
    '<div role="alert"><p><output>Sending</output></p></div>',
    '<output>Sending</output>',
  ],
  ['a timer', '<p role="status"><span role="timer">9</span></p>', '<span role="timer">9</span>'],
])('finds %s', (_, html, nested) => {
  expect(findIn(html)).toEqual([nested]);
});

it('finds none in regions side by side, nor in one that is off', () => {
  const html = '<p role="status"></p><p role="alert"></p><p aria-live="off"><output></output></p><b role="timer"></b>';
  expect(findIn(html)).toEqual([]);
});
