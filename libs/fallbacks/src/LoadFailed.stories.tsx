import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadFailed, NotOffered } from './index.ts';

const meta = { title: 'Fallbacks/LoadFailed', component: LoadFailed, args: { onRetry: () => {} } } satisfies Meta<
  typeof LoadFailed
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {};
export const WithTitleAndText: Story = {
  args: { title: 'Your limits cannot be shown right now', text: 'They are in force all the same.' },
};
export const InsideSurface: Story = { args: { layout: 'plain', level: 3 } };
export const WithoutRetry: Story = { args: { onRetry: undefined } };
export const WholePage: Story = { args: { level: 1 } };
export const PlatformWithoutIt: Story = { render: () => <NotOffered /> };
