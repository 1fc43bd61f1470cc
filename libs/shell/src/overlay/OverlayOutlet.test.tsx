import { closeOverlay, openOverlay } from '@lobby/overlays';
import { renderScene, untilIdle } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { OverlayOutlet } from './OverlayOutlet.tsx';

let mockImports = 0;
jest.mock('./OverlayDialog.tsx', () => {
  mockImports += 1;
  if (mockImports === 1) throw new Error('no such chunk');
  return jest.requireActual('./OverlayDialog.tsx');
});

afterEach(async () => {
  jest.useRealTimers();
  await act(() => closeOverlay());
});

it('renders an overlay whose code failed to load at first (R-4-001)', async () => {
  // Without running timers, only the `online` event triggers another import.
  jest.useFakeTimers();
  await renderScene(<OverlayOutlet />, { visitor: true });
  await act(async () => void openOverlay({ variant: 'reality-check', title: 'Reality check' }));
  await untilIdle();
  expect(mockImports).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();

  window.dispatchEvent(new Event('online'));
  await untilIdle();
  expect(screen.getByRole('dialog', { name: 'Reality check' })).toBeVisible();
});
