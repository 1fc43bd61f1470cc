import { hydrate, mockViewport } from '@lobby/testing';
import { act, render, screen } from '@testing-library/react';
import { NearViewport } from './NearViewport.tsx';

const row = (
  <NearViewport fallback={<p>skeleton</p>}>
    <p>games</p>
  </NearViewport>
);

it('mounts its children once they are near the viewport, which the server does not know', async () => {
  const { come, watched } = mockViewport();
  const { served } = await hydrate(row);
  expect(served).toBe('<div><p>skeleton</p></div>');
  // A screen before it is seen.
  expect(watched()).toMatchObject([{ rootMargin: '100% 0px' }]);
  act(() => come(false));
  expect(screen.getByText('skeleton')).toBeVisible();
  act(() => come());
  expect(screen.getByText('games')).toBeVisible();
  expect(screen.queryByText('skeleton')).toBeNull();
  expect(watched()).toEqual([]);
});

it('watches nothing that is gone', () => {
  const { watched } = mockViewport();
  const { unmount } = render(row);
  expect(watched()).toHaveLength(1);
  unmount();
  expect(watched()).toEqual([]);
});

it('mounts its children after hydration in a browser that does not watch elements', async () => {
  const { served } = await hydrate(row);
  expect(served).toBe('<div><p>skeleton</p></div>');
  expect(screen.getByText('games')).toBeVisible();
});
