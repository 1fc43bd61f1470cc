import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { TextLink } from '../text/text.tsx';
import { Toast } from './Toast.tsx';
import { ToastList } from './ToastList.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  title: 'Kit/Toast',
  component: Toast,
  tags: ['autodocs'],
  subcomponents: { ToastRegion, ToastList },
  parameters: {
    usage:
      'What has just happened, in one sentence. Errors that stop the player belong in a dialog or in `EmptyState`.',
    accessibility:
      '`ToastRegion` is the one live region, and stays on the page: screen readers announce what comes into it, once. It is `urgent` for an error, which interrupts what they read. A pointer above it, or focus in it, pauses its clock. Presses go through to the page, but for those of its button and of links in its text.',
    docs: { story: { inline: false, height: '320px' } },
  },
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
      <ToastList>
        {(['success', 'info', 'warning', 'error'] as const).map((kind) => (
          <Toast key={kind} {...args} kind={kind}>
            {kind}: something happened
          </Toast>
        ))}
      </ToastList>
    </ToastRegion>
  ),
};
/** A link takes presses, which go through the rest of the text. */
export const WithLink: Story = {
  args: {
    kind: 'warning',
    children: (
      <>
        <p>A new device has signed in.</p>
        <TextLink standalone href="#sessions">
          See where you are signed in
        </TextLink>
      </>
    ),
  },
  render: (args) => (
    <ToastRegion>
      <ToastList>
        <Toast {...args} />
      </ToastList>
    </ToastRegion>
  ),
  async play() {
    const link = await screen.findByRole('link', { name: 'See where you are signed in' });
    await expect(getComputedStyle(link).pointerEvents).toBe('auto');
    await expect(getComputedStyle(screen.getByText('A new device has signed in.')).pointerEvents).toBe('none');
  },
};
/** Words that cannot be broken at a hyphen stay inside, on phones too. */
export const UnbrokenWord: Story = { args: { children: 'Spielautomatenlieblingsspielesammlungsübersichtsseite' } };
