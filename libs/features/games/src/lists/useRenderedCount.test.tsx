import { hydrate } from '@lobby/testing';
import { render } from '@testing-library/react';
import { useRenderedCount } from './useRenderedCount.ts';

let rendered: number[] = [];
function List({ count }: { count: number }) {
  rendered.push(useRenderedCount(count, 10));
  return null;
}
beforeEach(() => (rendered = []));

it('renders the first tiles at once, and the others after them', () => {
  const { rerender } = render(<List count={30} />);
  expect(rendered).toEqual([10, 30]);
  rendered = [];
  rerender(<List count={60} />);
  expect([rendered[0], rendered.at(-1)]).toEqual([30, 60]);
});

it('renders no more tiles than there are', () => {
  const { rerender } = render(<List count={0} />);
  rerender(<List count={3} />);
  expect(Math.max(...rendered)).toBe(3);
});

it('renders all tiles of a prerendered page, on the server and while it is hydrated', async () => {
  await hydrate(<List count={30} />);
  expect(new Set(rendered)).toEqual(new Set([30]));
});
