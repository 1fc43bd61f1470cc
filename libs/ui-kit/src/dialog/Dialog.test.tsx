import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './Dialog.tsx';

const focusOnAppearing = (field: HTMLInputElement | null) => field?.focus();

function Page({ onClose, children, ...props }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        title="Take a break?"
        closeLabel="Close"
        {...props}
        open={open}
        onClose={(reason) => {
          onClose?.(reason);
          setOpen(false);
        }}
      >
        {children ?? <input aria-label="Amount" />}
      </Dialog>
    </>
  );
}
const openIt = async (props: Partial<DialogProps> = {}) => {
  const onClose = jest.fn();
  render(<Page {...props} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Take a break?' });
  return onClose;
};

it('closes by Escape and gives the focus back', async () => {
  const onClose = await openIt();
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(onClose.mock.calls).toEqual([['escape']]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it('gives the focus back, again and again, where its content takes it as it appears', async () => {
  await openIt({ children: <input aria-label="Name" ref={focusOnAppearing} /> });
  for (let time = 0; time < 2; time += 1) {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
  }
});

it('leaves the focus where it has moved by itself', async () => {
  const onClose = jest.fn(() => screen.getByRole('button', { name: 'Elsewhere', hidden: true }).focus());
  render(
    <>
      <Page onClose={onClose} />
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

it('takes the focus itself when told so', async () => {
  await openIt({ focusSelf: true });
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
});

it('stays open on Escape when told so', async () => {
  const onClose = await openIt({ escape: false });
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

it('closes by its cross', async () => {
  const onClose = await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(onClose.mock.calls).toEqual([['button']]);
});

it('dims the page only when told so (R-4-005)', async () => {
  await openIt({ backdrop: false });
  const withoutBackdrop = document.querySelectorAll('[role="presentation"]').length;
  await userEvent.keyboard('{Escape}');
  document.body.innerHTML = '';
  await openIt();
  expect(document.querySelectorAll('[role="presentation"]')).toHaveLength(withoutBackdrop + 1);
});

it('has the light scheme whatever theme the page has (R-4-007)', async () => {
  await openIt({ scheme: 'light' });
  expect(screen.getByRole('dialog')).toHaveAttribute('data-scheme', 'light');
});
