import type { Meta, StoryObj } from '@storybook/react-vite';
import { wireCustomer, wireViewer } from '@lobby/testing';
import { limitsPlatform } from './limits.fixture.ts';
import LimitsPage from './LimitsPage.tsx';

const DAY = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const kinds = ['Deposit', 'Loss', 'Session'] as const;
const periods = ['Day', 'Week', 'Month'] as const;
const pending = { id: 'c1', value: 250, effectiveAt: at(0.6), expiresAt: at(7.6) };

const story = (limits: Parameters<typeof limitsPlatform>[0], answers: object = {}): Story => ({
  parameters: {
    lobby: { path: '/profile/limits/', signedIn: true, answers: { ...limitsPlatform(limits).answers, ...answers } },
  },
});

const meta = {
  title: 'Pages/Limits/Limits',
  component: LimitsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LimitsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a new player sees. */
export const NoneSet = story(kinds.flatMap((kind) => periods.map((period) => ({ kind, period }))));
export const Used = story([
  { period: 'Day', value: 50, used: 30 },
  { period: 'Week', value: 200, used: 190 },
  { period: 'Month', used: 190 },
  { kind: 'Loss', period: 'Day', value: 20, used: 20 },
  { kind: 'Session', period: 'Day', value: 90, used: 45 },
]);
export const Pending = story([
  { period: 'Day', value: 50, used: 10, pending },
  { period: 'Week', value: 200, pending: { ...pending, id: 'c2', value: null, effectiveAt: at(-0.1) } },
]);
/** The operator forbids increases. */
export const IncreaseBlocked = story([{ value: 50, used: 10, pending: { ...pending, effectiveAt: at(-0.1) } }], {
  GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, isIncreaseDepositLimitBlocked: true } }),
});
export const Loading = story([], { Limits: new Promise(() => undefined) });
export const Failed = story([], { Limits: { errors: [{ message: 'down' }] } });
export const Empty = story([]);
