import type { Meta, StoryObj } from '@storybook/react-vite';
import ConsentQuestion from './ConsentQuestion.tsx';
import CookiePreferences from './CookiePreferences.tsx';

const meta = { title: 'Shell/Consent' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = { render: () => <ConsentQuestion onChoose={() => undefined} /> };
export const Preferences: Story = { render: () => <CookiePreferences onClosed={() => undefined} /> };
