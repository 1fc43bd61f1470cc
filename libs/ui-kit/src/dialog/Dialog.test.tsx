import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { InfoTip } from '../infoTip/InfoTip.tsx';
import { Menu } from '../menu/Menu.tsx';
import { Select } from '../select/Select.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './Dialog.tsx';

const focusOnMount = (field: HTMLInputElement | null) => field?.focus();

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
const openDialog = async (props: Partial<DialogProps> = {}) => {
  const onClose = jest.fn();
  render(<Page {...props} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Take a break?' });
  return onClose;
};

it('closes on Escape and restores the focus', async () => {
  const onClose = await openDialog();
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(onClose.mock.calls).toEqual([['escape']]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it('restores the focus each time even if its content takes it on mount', async () => {
  await openDialog({ children: <input aria-label="Name" ref={focusOnMount} /> });
  for (let time = 0; time < 2; time += 1) {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
  }
});

it('does not restore the focus when it has been moved elsewhere', async () => {
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

it('takes the focus itself with focusSelf', async () => {
  await openDialog({ focusSelf: true });
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
});

it('stays open on Escape with escape={false}', async () => {
  const onClose = await openDialog({ escape: false });
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

it('closes by its close button', async () => {
  const onClose = await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(onClose.mock.calls).toEqual([['button']]);
});

it('dims the page unless backdrop is false (R-4-005)', async () => {
  await openDialog({ backdrop: false });
  const withoutBackdrop = document.querySelectorAll('[role="presentation"]').length;
  await userEvent.keyboard('{Escape}');
  document.body.innerHTML = '';
  await openDialog();
  expect(document.querySelectorAll('[role="presentation"]')).toHaveLength(withoutBackdrop + 1);
});

it('can have the light scheme independently of the theme (R-4-007)', async () => {
  await openDialog({ scheme: 'light' });
  expect(screen.getByRole('dialog')).toHaveAttribute('data-scheme', 'light');
});

describe('Back on Android', () => {
  const watchers: EventTarget[] = [];
  const userAgent = jest.spyOn(navigator, 'userAgent', 'get');
  beforeEach(() => {
    userAgent.mockReturnValue('Mozilla/5.0 (Linux; Android 16)');
    watchers.length = 0;
    class CloseWatcher extends EventTarget {
      constructor() {
        super();
        watchers.push(this);
      }
      destroy() {
        if (watchers.includes(this)) watchers.splice(watchers.indexOf(this), 1);
      }
    }
    Object.assign(window, { CloseWatcher });
  });
  afterEach(() => Reflect.deleteProperty(window, 'CloseWatcher'));
  afterAll(() => userAgent.mockRestore());
  const goBack = () => act(() => watchers.pop()?.dispatchEvent(new Event('close')));

  it('closes the dialog rather than leaving the page, each time', async () => {
    const onClose = await openDialog();
    goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onClose.mock.calls).toEqual([['escape']]);
    expect(watchers).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    goBack();
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it.each<[string, string, () => ReactNode]>([
    [
      'a list',
      'combobox',
      () => <Select label="Country" options={[{ value: 'fi', label: 'Finland' }]} value={null} onChange={() => {}} />,
    ],
    [
      'a menu',
      'button',
      () => (
        <Menu trigger={<Button>Country</Button>} groups={[{ id: 'all', items: [{ id: 'fi', label: 'Finland' }] }]} />
      ),
    ],
    ['an explanation', 'button', () => <InfoTip label="Country" title="Where you live" text="Finland" />],
  ])('closes %s that is open in the dialog before the dialog', async (_, role, Content) => {
    const onClose = jest.fn();
    render(
      <Dialog open title="Address" onClose={onClose}>
        <Content />
      </Dialog>,
    );
    // What is open hides the rest of the dialog.
    const trigger = screen.getByRole(role, { name: 'Country' });
    await userEvent.click(trigger);
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
    goBack();
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
    expect(onClose).not.toHaveBeenCalled();
    goBack();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is heard of again where the dialog stays', () => {
    const onClose = jest.fn();
    render(
      <Dialog open title="Take a break?" onClose={onClose}>
        Sure?
      </Dialog>,
    );
    goBack();
    goBack();
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('is as good as the close button where Escape does nothing', async () => {
    const onClose = await openDialog({ escape: false });
    goBack();
    expect(onClose.mock.calls).toEqual([['button']]);
  });

  it('leaves a dialog that needs an answer to the browser', async () => {
    await openDialog({ escape: false, closeLabel: undefined });
    expect(watchers).toEqual([]);
  });

  it('is not mixed up with Escape on other systems', async () => {
    userAgent.mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)');
    await openDialog();
    expect(watchers).toEqual([]);
  });
});

it('renders its content while it is open, and not again because it closes', () => {
  const onRender = jest.fn();
  const Text = ({ children }: { children: string }) => {
    onRender(children);
    return children;
  };
  const dialog = (open: boolean, text: string) => (
    <Dialog title="Take a break?" open={open} onClose={() => {}}>
      <Text>{text}</Text>
    </Dialog>
  );
  const { rerender } = render(dialog(true, 'one'));
  rerender(dialog(true, 'two'));
  expect(onRender).toHaveBeenLastCalledWith('two');
  onRender.mockClear();
  rerender(dialog(false, 'three'));
  expect(onRender).not.toHaveBeenCalled();
  rerender(dialog(true, 'four'));
  expect(screen.getByText('four')).toBeVisible();
});
