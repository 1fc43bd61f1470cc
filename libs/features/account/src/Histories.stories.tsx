import type { Meta, StoryObj } from '@storybook/react-vite';
import { wireHistory, wireViewer } from '@lobby/testing';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { wirePayment, wirePaymentTotals } from './payments/wire.fixture.ts';
import DepositHistoryPage from './payments/DepositHistoryPage.tsx';
import WithdrawalHistoryPage from './payments/WithdrawalHistoryPage.tsx';
import GameHistoryPage from './play/GameHistoryPage.tsx';
import SessionHistoryPage from './sessions/SessionHistoryPage.tsx';

// Answers are functions: Storybook merges objects of a story and of its file into one.
const never = () => new Promise(() => undefined);
const broken = () => ({ errors: [{ message: 'Broken' }] });

const meta = {
  title: 'Pages/Account/Histories',
  parameters: { layout: 'padded', lobby: { signedIn: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (Page: ComponentType, path: string, answers: object): Story => ({
  render: () => <Page />,
  parameters: { lobby: { path, answers } },
});

const payments = (count: number, fields: object = {}, totalCount = count) =>
  wireHistory(
    'PaymentTransaction',
    Array.from({ length: count }, (_, index) => wirePayment(index + 20, fields)),
    { totals: wirePaymentTotals, totalCount, endCursor: totalCount > count ? 'c' : null },
  );
const deposits = (answer: () => unknown, search = ''): Story =>
  page(DepositHistoryPage, `/profile/deposit-history/${search}`, { DepositHistory: answer });
export const Deposits = deposits(() => payments(20, {}, 45));
export const DepositsOfChosenDays = deposits(() => payments(3), '?period=2026-11-01..2026-11-20');
export const DepositsLoading = deposits(never);
export const DepositsEmpty = deposits(() => payments(0));
export const DepositsFailed = deposits(broken);

const withdrawals = (fields: object): Story =>
  page(WithdrawalHistoryPage, '/profile/withdrawal-history/', {
    WithdrawalHistory: () => payments(2, { state: 'Initialized', processedAt: null, isCancellable: true, ...fields }),
  });
export const WithdrawalsRequested = withdrawals({});
export const WithdrawalsProcessing = withdrawals({
  processingAt: '2026-11-20T12:00:00.000Z',
  isCancellable: false,
});

const round = (number: number) => ({
  id: `r${number}`,
  game: {
    __typename: 'Game',
    lookupId: `g${number}`,
    title: number === 2 ? 'Spielautomatenlieblingsspiel' : 'Ninth Lantern',
  },
  stake: '1.00',
  payout: `${number}.50`,
  currency: 'EUR',
  state: number === 1 ? 'Open' : 'Closed',
  startedAt: '2026-11-20T10:00:00.000Z',
});
export const Games = page(GameHistoryPage, '/profile/game-history/', {
  GameHistory: () =>
    wireHistory('GameRound', [1, 2, 3].map(round), {
      totals: { __typename: 'GameTotals', staked: '3.00', won: '6.00', netPosition: '3.00', currency: 'EUR' },
    }),
});

const session = (id: string, fields: object = {}) => ({
  __typename: 'PlayerSession',
  id,
  startedAt: '2026-11-20T10:00:00.000Z',
  endedAt: null,
  device: 'Mobile',
  browser: null,
  system: null,
  identityProvider: 'SMS',
  isCurrent: false,
  ...fields,
});
export const Sessions = page(SessionHistoryPage, '/profile/session-history/', {
  ActiveSessions: () =>
    wireViewer({
      sessions: {
        __typename: 'PlayerSessionConnection',
        edges: [
          session('s2', { isCurrent: true, device: 'Desktop' }),
          session('s1', { browser: 'Safari', system: 'iOS' }),
        ].map((node, index) => ({
          __typename: 'PlayerSessionEdge',
          cursor: `c${index}`,
          node,
        })),
      },
    }),
  SessionHistory: () => wireHistory('PlayerSession', [session('s0', { endedAt: '2026-11-20T11:05:00.000Z' })]),
});

/** Of a player who has signed in at a provider whose realm has passkeys. */
export const SessionsWithPasskeys: Story = {
  ...Sessions,
  parameters: {
    lobby: {
      ...(Sessions.parameters?.['lobby'] as object),
      settings: { passkeys: true },
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Set up a passkey' })).toBeEnabled();
  },
};
