import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './Picture.tsx';

const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Crect width='4' height='3' fill='%23777'/%3E%3C/svg%3E";

const meta = {
  title: 'Kit/Picture',
  component: Picture,
  args: { src: drawing, alt: 'A grey field', width: 400, height: 300, priority: true },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
