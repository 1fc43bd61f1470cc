import type { Meta, StoryObj } from '@storybook/react-vite';
import { Waiting } from './Waiting.tsx';

const meta = { title: 'Cashier/Waiting', component: Waiting } satisfies Meta<typeof Waiting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForCode: Story = {};
