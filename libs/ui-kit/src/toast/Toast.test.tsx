import { fireEvent, render, screen } from '@testing-library/react';
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
  const { x, y, width, height } = { x: 100, y: 60, width: 300, height: 50 };
  screen.getByRole('alert').getBoundingClientRect = () => new DOMRect(x, y, width, height);
  const moveTo = (clientX: number, clientY: number) => fireEvent.pointerMove(document.body, { clientX, clientY });
  moveTo(x - 1, y + 10);
  expect(calls).toEqual([]);
  moveTo(x + 10, y + 10);
  moveTo(x + 20, y + 10);
  expect(calls).toEqual(['pause']);
  moveTo(x + 20, y + height + 1);
  expect(calls).toEqual(['pause', 'resume']);
  moveTo(x + 20, y + 10);
  // Out of the window.
  fireEvent.pointerOut(document.body, { clientX: x + 20, clientY: y + 10 });
  expect(calls.splice(2)).toEqual(['pause', 'resume']);
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
