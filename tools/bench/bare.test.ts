/** @jest-environment jsdom */
import { barePage } from './bare.ts';

it('has sixty pictures at addresses of their own, and nothing that runs or loads beside them', () => {
  const page = new DOMParser().parseFromString(barePage(), 'text/html');
  expect(new Set([...page.images].map(({ src }) => src)).size).toBe(60);
  expect(page.querySelector('script, link')).toBeNull();
});
