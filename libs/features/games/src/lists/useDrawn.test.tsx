import { hydrate } from '@lobby/testing';
import { render } from '@testing-library/react';
import { useDrawn } from './useDrawn.ts';

let drawn: number[] = [];
function List({ count }: { count: number }) {
  drawn.push(useDrawn(count, 10));
  return null;
}
beforeEach(() => (drawn = []));

it('draws the first tiles at once, and the others after them', () => {
  const { rerender } = render(<List count={30} />);
  expect(drawn).toEqual([10, 30]);
  drawn = [];
  rerender(<List count={60} />);
  expect([drawn[0], drawn.at(-1)]).toEqual([30, 60]);
});

it('draws no more tiles than there are', () => {
  const { rerender } = render(<List count={0} />);
  rerender(<List count={3} />);
  expect(Math.max(...drawn)).toBe(3);
});

it('draws all tiles of a prerendered page, on the server and while it is hydrated', async () => {
  await hydrate(<List count={30} />);
  expect(new Set(drawn)).toEqual(new Set([30]));
});
