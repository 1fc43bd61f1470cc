import type { Meta, StoryObj } from '@storybook/react-vite';
import { wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import IdentityPage from './IdentityPage.tsx';
import { IdentityResult } from './IdentityResult.tsx';

const infoOf = (status: string) => {
  const kycCheckStatus = {
    __typename: 'KycCheckStatus',
    status,
    deadline: '2026-12-06T12:00:00Z',
    verificationsDone: ['Email'],
    verificationsMissing: ['Identity', 'Address'],
  };
  return wireViewer({ player: { ...wirePlayer, kycCheckStatus }, wallet: wireWallet });
};
const lobbyOf = (status: string, answers: object = {}) => ({
  lobby: { path: '/profile/identity/', signedIn: true, answers: { GetPlayerInfo: infoOf(status), ...answers } },
});

/** The check itself is the provider's page, which is not part of the lobby. */
const meta = { title: 'Pages/Verification/Identity check', component: IdentityPage } satisfies Meta<
  typeof IdentityPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  parameters: lobbyOf('Required', { StartKycSession: new Promise(() => undefined) }),
};
export const Unreachable: Story = {
  parameters: lobbyOf('Required', { StartKycSession: { errors: [{ message: 'down' }] } }),
};
export const Verified: Story = { parameters: lobbyOf('Done') };
export const NotRequired: Story = { parameters: lobbyOf('NotRequired') };
export const Rejected: Story = {
  parameters: lobbyOf('Required'),
  render: () => <IdentityResult result="rejected" />,
};
