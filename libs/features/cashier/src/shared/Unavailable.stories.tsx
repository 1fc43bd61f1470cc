import type { Meta, StoryObj } from '@storybook/react-vite';
import { Unavailable } from './Unavailable.tsx';

const meta = { title: 'Cashier/Unavailable', component: Unavailable } satisfies Meta<typeof Unavailable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForNow: Story = { args: { retry: () => undefined } };
export const ForGood: Story = {};
