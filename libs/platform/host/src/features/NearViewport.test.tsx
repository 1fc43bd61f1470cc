import { hydrate } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { NearViewport } from './NearViewport.tsx';

const row = (
  <NearViewport fallback={<p>skeleton</p>}>
    <p>games</p>
  </NearViewport>
);

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

it('mounts its children once they are near the viewport, which the server does not know', async () => {
  let report: IntersectionObserverCallback = () => {};
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = callback;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const { served } = await hydrate(row);
  expect(served).toBe('<div><p>skeleton</p></div>');
  expect(screen.getByText('skeleton')).toBeVisible();
  act(() => report([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver));
  expect(screen.getByText('games')).toBeVisible();
  expect(screen.queryByText('skeleton')).toBeNull();
});

it('mounts its children after hydration in a browser that does not watch elements', async () => {
  const { served } = await hydrate(row);
  expect(served).toBe('<div><p>skeleton</p></div>');
  expect(screen.getByText('games')).toBeVisible();
});
