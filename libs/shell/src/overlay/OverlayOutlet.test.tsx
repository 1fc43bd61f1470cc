import { closeOverlay, openOverlay } from '@lobby/host';
import { renderScene, untilIdle } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { OverlayOutlet } from './OverlayOutlet.tsx';

let mockTries = 0;
jest.mock('./OverlayDialog.tsx', () => {
  mockTries += 1;
  if (mockTries === 1) throw new Error('no such chunk');
  return jest.requireActual('./OverlayDialog.tsx');
});

afterEach(async () => {
  jest.useRealTimers();
  await act(() => closeOverlay());
});

it('draws an overlay whose code could not be loaded at first (R-4-001)', async () => {
  // Without a clock, nothing but the network's return asks for the code again.
  jest.useFakeTimers();
  await renderScene(<OverlayOutlet />, { visitor: true });
  await act(async () => void openOverlay({ variant: 'reality-check', title: 'Reality check' }));
  await untilIdle();
  expect(mockTries).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();

  window.dispatchEvent(new Event('online'));
  await untilIdle();
  expect(screen.getByRole('dialog', { name: 'Reality check' })).toBeVisible();
});
