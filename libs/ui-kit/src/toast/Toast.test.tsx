import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

it('tells its owner when the pointer or the focus is on it, and when it is closed', async () => {
  const calls: string[] = [];
  render(
    <ToastRegion>
      <Toast
        kind="error"
        closeLabel="Close"
        onClose={() => calls.push('close')}
        onPause={() => calls.push('pause')}
        onResume={() => calls.push('resume')}
      >
        Declined
      </Toast>
    </ToastRegion>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Declined');
  await userEvent.hover(screen.getByRole('alert'));
  await userEvent.unhover(screen.getByRole('alert'));
  expect(calls).toEqual(['pause', 'resume']);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(calls).toEqual(['pause', 'resume', 'pause', 'close']);
});

it('is still there while closing (R-4-008)', () => {
  render(
    <Toast kind="success" status="closing" closeLabel="Close" onClose={() => undefined}>
      Done
    </Toast>,
  );
  expect(screen.getByRole('status')).toHaveAttribute('data-status', 'closing');
});
