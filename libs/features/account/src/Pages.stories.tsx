import type { Meta, StoryObj } from '@storybook/react-vite';
import { wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import DashboardPage from './dashboard/DashboardPage.tsx';
import PersonalPage from './personal/PersonalPage.tsx';

const playerInfo = (fields: object) => () => wireViewer({ player: { ...wirePlayer, ...fields }, wallet: wireWallet });

const totals = (deposited: string, withdrawn: string, netDeposits: string) => ({
  __typename: 'PaymentTotals',
  deposited,
  withdrawn,
  netDeposits,
  currency: 'EUR',
});
const answersOfAll = {
  PaymentTotals: () =>
    wireViewer({ week: totals('50.00', '80.00', '-30.00'), month: totals('250.00', '80.00', '170.00') }),
  LastSignIn: () => wireViewer({ lastSignInAt: '2026-11-20T10:00:00.000Z' }),
};

const meta = {
  title: 'Account/Pages',
  parameters: { layout: 'padded', lobby: { signedIn: true, answers: answersOfAll } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (Page: typeof DashboardPage, path: string, answers: object = {}): Story => ({
  render: () => <Page />,
  parameters: { lobby: { path, answers } },
});

export const Overview = page(DashboardPage, '/profile/dashboard/');
export const OverviewWithSteps = page(DashboardPage, '/profile/dashboard/', {
  GetPlayerInfo: playerInfo({
    emailVerified: false,
    bankingCDD: '2027-01-15T12:00:00.000Z',
    kycCheckStatus: { ...wirePlayer.kycCheckStatus, status: 'Required', deadline: '2026-12-01T12:00:00.000Z' },
    sourceOfWealthStatus: { ...wirePlayer.sourceOfWealthStatus, dueDate: '2026-12-24T12:00:00.000Z' },
  }),
});
export const OverviewLoading = page(DashboardPage, '/profile/dashboard/', {
  PaymentTotals: () => new Promise(() => undefined),
});
export const OverviewFailed = page(DashboardPage, '/profile/dashboard/', {
  PaymentTotals: () => ({ errors: [{ message: 'Broken' }] }),
});
export const OverviewWithoutName = page(DashboardPage, '/profile/dashboard/', {
  GetPlayerInfo: playerInfo({ personalInfo: null }),
});

const validity = (emailValidity: string) => () =>
  wireViewer({ player: { __typename: 'Player', id: 'p1', emailValidity, phoneNumberValidity: 'Valid' } });
export const Personal = page(PersonalPage, '/profile/', {
  ContactValidity: validity('Valid'),
  GetPlayerInfo: playerInfo({ personalInfo: { ...wirePlayer.personalInfo, ssn: '230490-123X' } }),
});
export const PersonalWithDoubtfulContact = page(PersonalPage, '/profile/', {
  ContactValidity: validity('Risky'),
  GetPlayerInfo: playerInfo({ isPhoneNumberVerified: false, phoneNumber: null }),
});
