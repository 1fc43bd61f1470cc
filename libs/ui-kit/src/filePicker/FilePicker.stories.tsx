import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilePicker } from './FilePicker.tsx';

const meta = {
  title: 'Kit/FilePicker',
  component: FilePicker,
  tags: ['autodocs'],
  parameters: {
    usage:
      'Takes files of the player: by the button, by dragging, or from the camera of a phone. It checks nothing: what is dropped may be of any type.',
    accessibility:
      'The buttons open the browser’s own dialog, which works by keyboard; dragging is never the only way. The hint describes the button.',
  },
  args: {
    label: 'Choose files',
    hint: 'JPEG, PNG or PDF, 10 MB each at most.',
    dropLabel: 'or drop them here',
    cameraLabel: 'Take a photo',
    onFiles: () => undefined,
  },
} satisfies Meta<typeof FilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const WithoutCamera: Story = { args: { cameraLabel: undefined } };
