import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

it('reports hover, focus and closing', async () => {
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

it('stays in the document while closing (R-4-008)', () => {
  render(
    <Toast kind="success" status="closing" closeLabel="Close" onClose={() => undefined}>
      Done
    </Toast>,
  );
  expect(screen.getByRole('status')).toHaveAttribute('data-status', 'closing');
});
