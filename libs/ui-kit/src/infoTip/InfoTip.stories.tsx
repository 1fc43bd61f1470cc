import type { Meta, StoryObj } from '@storybook/react-vite';
import { InfoTip } from './InfoTip.tsx';

const meta = {
  title: 'Kit/InfoTip',
  component: InfoTip,
  tags: ['autodocs'],
  parameters: {
    usage:
      'A short explanation that most do not need, beside the label of what it explains. What everybody has to read stands on the page. Load it lazily: it is never in the first load.',
    accessibility:
      'A button that opens a popup with a title: by a press with pointer, finger or keyboard, and while a pointer is over it. Escape closes it and gives the focus back.',
  },
  args: { label: 'About payslips', title: 'Payslips', text: 'Of the last three months' },
} satisfies Meta<typeof InfoTip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Press it. */
export const LongText: Story = {
  args: {
    text: 'Of the last three months, with the name of your employer and of yourself. Spielautomatenlieblingsspielesammlungsübersichtsseite',
  },
};
