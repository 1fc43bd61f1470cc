import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../dialog/Dialog.tsx';
import { Toast } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const toastOf = (text: string) => screen.getByText(text).closest<HTMLElement>('[data-status]') as HTMLElement;

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
  const toast = toastOf('Declined');
  const { x, y, width, height } = { x: 100, y: 60, width: 300, height: 50 };
  toast.getBoundingClientRect = () => new DOMRect(x, y, width, height);
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
  expect(toastOf('Done')).toHaveAttribute('data-status', 'closing');
});

const toast = (
  <Toast kind="info" closeLabel="Close the message" onClose={() => undefined}>
    Saved
  </Toast>
);

it('is announced by the region that it comes into, which is there before and is not replaced', () => {
  const { rerender } = render(<ToastRegion />);
  const region = screen.getByRole('log');
  expect(region).toHaveAttribute('aria-live', 'polite');
  rerender(<ToastRegion urgent>{toast}</ToastRegion>);
  expect(region).toHaveAttribute('aria-live', 'assertive');
  expect(region).toContainElement(toastOf('Saved'));
});

it('is not hidden from screen readers by a modal dialog', async () => {
  render(
    <>
      <main>Games</main>
      <ToastRegion>{toast}</ToastRegion>
      <Dialog open title="Take a break?" onClose={() => undefined}>
        Sure?
      </Dialog>
    </>,
  );
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('main')).toBeNull();
  expect(screen.getByRole('button', { name: 'Close the message' })).toBeInTheDocument();
});
