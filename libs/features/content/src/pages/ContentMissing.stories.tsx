import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentMissing } from './ContentMissing.tsx';

const meta = { title: 'Content/Missing', component: ContentMissing } satisfies Meta<typeof ContentMissing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Failed: Story = { args: { onRetry: () => {} } };
