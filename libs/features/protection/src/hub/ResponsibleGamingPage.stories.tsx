import type { FeatureModule } from '@lobby/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { protectionFeature } from '../index.ts';
import ResponsibleGamingPage from './ResponsibleGamingPage.tsx';

const page = async () => ({ default: () => null });
const account: FeatureModule = {
  id: 'account',
  routes: {
    'profile-limits': { load: page },
    'profile-self-exclusion': { load: page },
    'profile-game-history': { load: page },
    'profile-session-history': { load: page },
    'profile-withdrawal-history': { load: page },
    withdraw: { load: page },
  },
};
const features = [protectionFeature(), account];
const onBreak = { ...wirePlayer, timeouts: { __typename: 'Timeouts', timeoutEndsAt: '2099-01-01T00:00:00Z' } };

const meta = {
  title: 'Pages/Protection/Responsible gaming',
  component: ResponsibleGamingPage,
  parameters: { layout: 'fullscreen', lobby: { path: '/responsible-gaming/', features } },
} satisfies Meta<typeof ResponsibleGamingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Player: Story = { parameters: { lobby: { signedIn: true } } };
export const PlayerOnABreak: Story = {
  parameters: {
    lobby: { signedIn: true, answers: { GetPlayerInfo: wireViewer({ player: onBreak, wallet: wireWallet }) } },
  },
};
