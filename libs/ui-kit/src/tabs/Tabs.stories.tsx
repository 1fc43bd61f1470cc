import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { Tabs } from './Tabs.tsx';

const items = ['Casino', 'Live', 'Sports'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <Text>All of {label}.</Text>,
}));

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  parameters: {
    usage: 'Views of one thing side by side, one in sight. Many tabs scroll sideways.',
    accessibility:
      'One stop for Tab; arrows, Home and End move, Enter or Space opens, so that nothing loads while moving.',
  },
  args: { label: 'Mode', items },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One stop for Tab; arrows and End move, Enter opens. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    tab('Casino').focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(tab('Live')).toHaveFocus());
    await expect(tab('Casino')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(tab('Live')).toHaveAttribute('aria-selected', 'true'));
    const panel = canvas.getByRole('tabpanel', { name: 'Live' });
    await expect(panel).toHaveTextContent('All of Live.');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(tab('Sports')).toHaveFocus());
    await userEvent.tab();
    await expect(panel).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getAllByRole('tab')).toContain(document.activeElement);
  },
};

export const Many: Story = {
  args: {
    items: Array.from({ length: 14 }, (_, index) => ({
      value: String(index),
      label: `Studio ${index + 1}`,
      content: <Text>Games of studio {index + 1}.</Text>,
    })),
  },
};
