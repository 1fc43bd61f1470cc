import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoContent } from './NoContent.tsx';

const meta = { title: 'Features/Content/NoContent', component: NoContent, args: { onRetry: () => {} } } satisfies Meta<
  typeof NoContent
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Failed: Story = { args: { error: { graphQLErrors: [] } } };
