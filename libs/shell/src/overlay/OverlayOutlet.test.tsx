import { closeOverlay, openOverlay } from '@lobby/host';
import { renderScene, settle } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { OverlayOutlet } from './OverlayOutlet.tsx';

let mockTries = 0;
jest.mock('./OverlayDialog.tsx', () => {
  mockTries += 1;
  if (mockTries === 1) throw new Error('no such chunk');
  return jest.requireActual('./OverlayDialog.tsx');
});

afterEach(async () => {
  await act(() => closeOverlay());
});

it('draws an overlay whose code could not be loaded at first (R-4-001)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderScene(<OverlayOutlet />, { visitor: true });
  await act(async () => void openOverlay({ variant: 'reality-check', title: 'Reality check' }));
  await settle();
  expect(mockTries).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();

  window.dispatchEvent(new Event('online'));
  await settle();
  expect(screen.getByRole('dialog', { name: 'Reality check' })).toBeVisible();
});
