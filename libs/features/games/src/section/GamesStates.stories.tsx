import type { Meta, StoryObj } from '@storybook/react-vite';
import { GamesFailed, GamesNotFound } from './GamesStates.tsx';

const meta = { title: 'Features/Games/GamesStates' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = { render: () => <GamesFailed error={undefined} onRetry={() => {}} /> };

const unknownField = { message: 'Cannot query field "categories" on type "Personalized".' } as never;
export const NotOffered: Story = {
  render: () => <GamesFailed error={{ graphQLErrors: [unknownField] }} onRetry={() => {}} />,
};
export const NotFound: Story = { render: () => <GamesNotFound /> };
