import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { EntryLoading } from '../entry/EntryLoading.tsx';
import { EntryUnknown } from '../entry/EntryUnknown.tsx';
import PartnerLogin from './partner/PartnerLogin.tsx';
import { PartnerPanel } from './partner/PartnerPanel.tsx';
import { QuickDeposit } from './partner/QuickDeposit.tsx';
import PhoneLogin from './phone/PhoneLogin.tsx';
import { EnterCode } from './phone/EnterCode.tsx';
import { ResendPage } from './phone/ResendPage.tsx';
import type { PhoneSignIn } from './signInUnderWay.ts';

const flowSettings = (loginFlow: string) => ({
  data: { root: { __typename: 'Root', flowSettings: { __typename: 'FlowSettings', loginFlow, registrations: [] } } },
});
const rejected = (type: string) => ({ errors: [{ message: 'No', extensions: { type: `$${type}` } }] });

const meta = {
  title: 'Pages/Sign-in/Flows',
  parameters: {
    layout: 'fullscreen',
    lobby: {
      path: '/login/',
      answers: {
        BasicLayoutRoot: flowSettings('Zimpler'),
        StartPhoneLogin: rejected('TooManyAttempts'),
        CompletePhoneLogin: rejected('CodeInvalid'),
        StartPartnerLogin: rejected('LoginNotOffered'),
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const signIn = (fields: Partial<PhoneSignIn> = {}): PhoneSignIn => ({
  kind: 'phone',
  from: 'login',
  id: 'login-1',
  sentTo: '+358 •• ••• 4567',
  codeLength: 6,
  resendAvailableAt: inMinutes(0.5),
  expiresAt: inMinutes(10),
  attemptsLeft: 5,
  clockOffset: 0,
  returnTo: null,
  ...fields,
});
const onPartnerPage = { notice: null, returnTo: null } as const;
const plain = { ...onPartnerPage, from: 'login' } as const;
const toRegister = { ...onPartnerPage, from: 'register' } as const;

export const Loading: Story = { render: () => <EntryLoading title="Welcome back" /> };
export const Unknown: Story = {
  render: () => <EntryUnknown title="Welcome back" retry={() => undefined} isRetrying={false} />,
};

/** What the form reports on top. */
const reports =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(text));
  };

export const Phone: Story = { render: () => <PhoneLogin flow="Sms" {...plain} /> };
export const PhoneInvalid: Story = {
  ...Phone,
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Send code' }));
    await reports('Phone number: Please fill this in.')(context);
  },
};
export const PhoneRejected: Story = {
  ...Phone,
  play: async (context) => {
    await userEvent.type(await context.canvas.findByRole('textbox'), '+358401234567');
    await userEvent.click(context.canvas.getByRole('button', { name: 'Send code' }));
    await reports('Too many attempts. Please try again later.')(context);
  },
};

export const PhoneToRegister: Story = { render: () => <PhoneLogin flow="Sms" {...toRegister} /> };

export const Code: Story = { render: () => <EnterCode begun={signIn()} /> };
export const CodeWrong: Story = {
  ...Code,
  play: async (context) => {
    await userEvent.type(await context.canvas.findByRole('textbox'), '111111');
    await reports('This is not the code that we have sent.')(context);
  },
};
export const CodeSpent: Story = { render: () => <EnterCode begun={signIn({ attemptsLeft: 0 })} /> };
export const CodeOver: Story = { render: () => <EnterCode begun={signIn({ expiresAt: inMinutes(-1) })} /> };
export const AnotherCode: Story = { render: () => <ResendPage begun={signIn()} /> };
export const AnotherCodeNow: Story = {
  render: () => <ResendPage begun={signIn({ resendAvailableAt: inMinutes(-1) })} />,
};

export const Partner: Story = { render: () => <PartnerLogin flow="Zimpler" {...plain} /> };
export const PartnerInvalid: Story = {
  ...Partner,
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: /^Sign in with/ }));
    await reports('Personal number: Please fill this in.')(context);
  },
};
export const PartnerToRegister: Story = { render: () => <PartnerLogin flow="Zimpler" {...toRegister} /> };
export const PartnerWithoutNumber: Story = {
  render: () => <PartnerPanel partner="FINSHARK" from="partner" {...onPartnerPage} />,
};
export const DepositFirst: Story = {
  render: () => <QuickDeposit {...onPartnerPage} />,
  parameters: { lobby: { path: '/quick-deposit-sign-in/?amount=50&currency=EUR' } },
};
