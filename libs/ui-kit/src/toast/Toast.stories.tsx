import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toast } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  title: 'Kit/Toast',
  component: Toast,
  args: {
    kind: 'success',
    children: 'Your deposit of € 25.00 has arrived.',
    closeLabel: 'Close',
    onClose: () => undefined,
  },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  render: (args) => (
    <ToastRegion>
      {(['success', 'info', 'warning', 'error'] as const).map((kind) => (
        <Toast key={kind} {...args} kind={kind}>
          {kind}: something happened
        </Toast>
      ))}
    </ToastRegion>
  ),
};
/** Words that cannot be broken at a hyphen stay inside, on phones too. */
export const UnbrokenWord: Story = { args: { children: 'Spielautomatenlieblingsspielesammlungsübersichtsseite' } };
