import { wireViewer } from '@lobby/testing';

export const wireBonus = (id: string, fields: object = {}) => ({
  __typename: 'Bonus',
  id,
  name: `Bonus ${id}`,
  amount: '20.00',
  balance: '12.50',
  currency: 'EUR',
  status: 'Active',
  unlockTrigger: null,
  isLocked: false,
  isInPlay: false,
  wageringRequired: '200.00',
  wageringDone: '65.00',
  wageringProgress: 0.325,
  maxPayout: '100.00',
  expiresAt: '2999-12-20T10:00:00.000Z',
  grantedAt: '2026-11-20T10:00:00.000Z',
  ...fields,
});

/** One that is not in play any more, under its status as its id. */
export const wireEndedBonus = (status: string) => ({
  ...{ __typename: 'Bonus', id: status, name: `Bonus ${status}`, amount: '20.00', currency: 'EUR', status },
  ...{ paidOut: status === 'Converted' ? '35.50' : '0.00' },
  ...{ grantedAt: '2026-11-01T10:00:00.000Z', endedAt: '2026-11-12T10:00:00.000Z' },
});

export const wireFreeSpins = (id: string, fields: object = {}) => ({
  __typename: 'FreeSpins',
  id,
  name: `Spins ${id}`,
  game: { __typename: 'Game', lookupId: 'g1', slug: 'ninth-lantern', title: 'Ninth Lantern' },
  value: '0.20',
  currency: 'EUR',
  spins: 20,
  spinsLeft: 12,
  won: '3.40',
  wageringRequirementFactor: 10,
  expiresAt: '2999-12-20T10:00:00.000Z',
  ...fields,
});

export const wireBonuses = (bonuses: readonly object[] = [], freeSpins: readonly object[] = []) =>
  wireViewer({ bonuses, freeSpins });

/** The platform's answer to a bonus that is given up. */
export const wireForfeit = (bonus: object) => ({
  data: {
    forfeitBonus: {
      __typename: 'ForfeitBonusPayload',
      bonus: { ...bonus, status: 'Forfeited', balance: '0.00' },
      wallet: { __typename: 'Wallet', id: 'w1', balance: '50.00', bonusBalance: '0.00', currency: 'EUR' },
    },
  },
});
