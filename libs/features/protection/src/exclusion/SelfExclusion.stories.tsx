import type { Meta, StoryObj } from '@storybook/react-vite';
import { wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import SelfExclusionPage from './SelfExclusionPage.tsx';

const option = (fields: object) => ({ __typename: 'ExclusionOption', ...fields });
const options = [
  option({ id: 'timeout-24h', kind: 'Timeout', length: 24, unit: 'Hour', endsAt: '2026-12-02T12:00:00Z' }),
  option({ id: 'timeout-7d', kind: 'Timeout', length: 7, unit: 'Day', endsAt: '2026-12-08T12:00:00Z' }),
  option({ id: 'exclusion-6m', kind: 'SelfExclusion', length: 6, unit: 'Month', endsAt: '2027-06-01T12:00:00Z' }),
  option({ id: 'exclusion-ever', kind: 'SelfExclusion', length: null, unit: null, endsAt: null }),
];
const excluded = {
  ...wirePlayer,
  selfExclusionDetails: { __typename: 'SelfExclusionDetails', exclusionEndsAt: '9999-12-31T00:00:00Z' },
};
// Answers are functions: Storybook merges objects of a story and of its file into one.
const answers = { ExclusionOptions: () => wireViewer({ exclusionOptions: options }) };

const meta = {
  title: 'Pages/Protection/Self-exclusion',
  component: SelfExclusionPage,
  parameters: { lobby: { path: '/profile/self-exclusion/', signedIn: true, answers } },
} satisfies Meta<typeof SelfExclusionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const InForce: Story = {
  parameters: { lobby: { answers: { GetPlayerInfo: wireViewer({ player: excluded, wallet: wireWallet }) } } },
};
export const Loading: Story = {
  parameters: { lobby: { answers: { ExclusionOptions: new Promise(() => undefined) } } },
};
export const Failed: Story = {
  parameters: { lobby: { answers: { ExclusionOptions: () => ({ errors: [{ message: 'down' }] }) } } },
};
