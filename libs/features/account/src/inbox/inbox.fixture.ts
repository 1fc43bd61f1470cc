import type { FeatureModule } from '@lobby/contracts';
import { local } from '@lobby/storage';

const page = { load: async () => ({ default: () => null }) };

/** Pages of others to which messages lead. */
export const elsewhere: readonly FeatureModule[] = [
  { id: 'rewards', routes: { rewards: page, 'profile-rewards-history': page } },
  { id: 'gamification', routes: { 'loyalty-program': page } },
  { id: 'limits', routes: { 'profile-limits': page, 'profile-global-limits': page } },
  { id: 'verification', routes: { 'profile-documents': page, 'source-of-wealth': page } },
];

const DAY = 86_400_000;

/** Messages of three days, all unread, the newest first. */
export const entriesOf = (now: number) => {
  const entry = (kind: string, at: number, fields: object) => ({
    kind,
    id: `${kind} ${at}`,
    at,
    isRead: false,
    ...fields,
  });
  const sum = { amount: '250.00', currency: 'EUR' };
  return [
    entry('reward', now, { name: '20 free spins' }),
    entry('level', now - 1, { level: 3 }),
    entry('limit', now - 2, { limit: 'Deposit', outcome: 'saved' }),
    entry('jackpot-win', now - DAY, { pot: 'SUPER', ...sum }),
    entry('jackpot-share', now - DAY - 1, { pot: 'SUPER', ...sum, amount: '5.00' }),
    entry('raffle-win', now - DAY - 2, sum),
    entry('payment', now - DAY - 3, { type: 'Withdrawal', outcome: 'declined', ...sum }),
    entry('payment-lost', now - DAY - 4, {}),
    entry('new-device', now - DAY - 5, { device: 'Desktop', browser: 'Firefox', system: 'Linux' }),
    entry('reward-expired', now - 2 * DAY, { name: '5 free spins' }),
    entry('request', now - 2 * DAY - 1, { request: 'documents' }),
  ];
};

export type StoredEntry = ReturnType<typeof entriesOf>[number];

export const storeEntries = (entries: readonly StoredEntry[]) =>
  local.write('inbox', { entries: [...entries], removed: [] });
