import { act } from '@testing-library/react';
import { lazy } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SuspenseBoundary, whenHydrated } from './SuspenseBoundary.tsx';
import { timings } from './timings.ts';

const Late = lazy(() => new Promise<never>(() => {}));

it('waits for a part whose code does not come no longer than its limit', async () => {
  jest.useFakeTimers();
  const root = document.createElement('div');
  root.innerHTML = '<!--$--><p>part</p><!--/$-->';
  const page = await act(async () =>
    hydrateRoot(
      root,
      <SuspenseBoundary>
        <Late />
      </SuspenseBoundary>,
    ),
  );
  const task = jest.fn();
  whenHydrated(task);
  await act(() => jest.advanceTimersByTimeAsync(timings.hydrationLimit - 1));
  expect(task).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(task).toHaveBeenCalledTimes(1);
  act(() => page.unmount());
  jest.useRealTimers();
});
