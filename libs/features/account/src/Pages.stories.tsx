import type { Meta, StoryObj } from '@storybook/react-vite';
import { wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { expect, screen, userEvent } from 'storybook/test';
import { codeSentAt, contactPlatform } from './contact/platform.fixture.ts';
import DashboardPage from './dashboard/DashboardPage.tsx';
import AdditionalInformationPage from './information/AdditionalInformationPage.tsx';
import PersonalPage from './personal/PersonalPage.tsx';
import UnknownPage from './frame/UnknownPage.tsx';
import PhoneVerificationPage from './phone/PhoneVerificationPage.tsx';

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
  title: 'Pages/Account/Profile',
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
    kycCheckStatus: { ...wirePlayer.kycCheckStatus, status: 'Required', deadline: '2099-12-01T12:00:00.000Z' },
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

export const Unknown = page(UnknownPage, '/profile/nothing/');

const noCodes = () => wireViewer({ now: new Date().toISOString(), verificationCodes: [] });
const validity = (emailValidity: string) => () =>
  wireViewer({ player: { __typename: 'Player', id: 'p1', emailValidity, phoneNumberValidity: 'Valid' } });
export const Personal = page(PersonalPage, '/profile/', {
  VerificationCodes: noCodes,
  ContactValidity: validity('Valid'),
  GetPlayerInfo: playerInfo({ personalInfo: { ...wirePlayer.personalInfo, ssn: '230490-123X' } }),
});
export const PersonalWithRiskyContact = page(PersonalPage, '/profile/', {
  VerificationCodes: noCodes,
  ContactValidity: validity('Risky'),
  GetPlayerInfo: playerInfo({ isPhoneNumberVerified: false, phoneNumber: null }),
});

const contacts = (fields: object = {}, code?: Parameters<typeof codeSentAt>[1]) => {
  const platform = contactPlatform(fields);
  if (code) platform.codes = [codeSentAt(Date.now(), code)];
  return platform.answers;
};

export const PersonalEnteringCode: Story = {
  ...page(PersonalPage, '/profile/', contacts({}, { attemptsLeft: 2 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Code/ })).toHaveValue('');
  },
};
export const PersonalChangingPhone: Story = {
  ...page(PersonalPage, '/profile/', contacts()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change phone number' }));
    await expect(await canvas.findByRole('textbox', { name: /^Phone number/ })).toBeVisible();
  },
};

const reason = (id: string, label: string, reopenAllowed: boolean) => ({
  __typename: 'AccountCloseReason',
  id,
  label,
  reopenAllowed,
});
export const ClosingAccount: Story = {
  ...page(PersonalPage, '/profile/', {
    ...contacts(),
    Wallet: () => wireViewer({ wallet: wireWallet }),
    AccountCloseReasons: () => ({
      data: {
        root: {
          __typename: 'Root',
          accountCloseReasons: [
            reason('1', 'I no longer play', true),
            reason('2', 'I play more than is good for me', false),
          ],
        },
      },
    }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close account' }));
    await expect(await screen.findByRole('radio', { name: /I no longer play/ })).not.toBeChecked();
  },
};
export const ClosedAccount = page(
  PersonalPage,
  '/profile/',
  contacts({
    accountStatus: {
      __typename: 'AccountStatus',
      status: 'Closed',
      cause: 'PlayerRequest',
      reopenByCustomerAllowed: true,
    },
  }),
);

export const PhoneVerification = page(
  PhoneVerificationPage,
  '/phone-verification/',
  contacts({ isPhoneNumberVerified: false }),
);
export const PhoneVerificationCode = page(
  PhoneVerificationPage,
  '/phone-verification/',
  contacts({ isPhoneNumberVerified: false }, { contact: 'Phone', sentTo: '+3•••67' }),
);
export const PhoneVerified = page(PhoneVerificationPage, '/phone-verification/', contacts());

const information = () => ({ data: { root: { __typename: 'Root', ts: [], contentBlocks: [] } } });
export const AdditionalInformation = page(AdditionalInformationPage, '/additional-information/', {
  ...contacts({ personalInfo: null, phoneNumber: null, isPhoneNumberVerified: false }),
  AdditionalInformation: information,
  AdditionalInformationBlocks: information,
});
export const AdditionalInformationComplete = page(AdditionalInformationPage, '/additional-information/', {
  ...contacts({ emailVerified: true }),
  AdditionalInformation: information,
  AdditionalInformationBlocks: information,
});
