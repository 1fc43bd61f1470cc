import type { Meta, StoryObj } from '@storybook/react-vite';
import ConsentPrompt from './ConsentPrompt.tsx';
import CookiePreferences from './CookiePreferences.tsx';

const meta = { title: 'Shell/Consent' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = { render: () => <ConsentPrompt onChoose={() => undefined} /> };
export const Preferences: Story = { render: () => <CookiePreferences onClosed={() => undefined} /> };
