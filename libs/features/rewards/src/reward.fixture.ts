/** Rewards in the platform's wire format. */

export const wireMoney = (amount = '5.00') => ({
  __typename: 'MoneyDrop',
  name: 'Cash',
  amount,
  currency: 'EUR',
});

export const wireBonusMoney = (amount = '10.00') => ({
  __typename: 'BonusMoneyDrop',
  name: 'Bonus',
  amount,
  currency: 'EUR',
  wageringRequirementFactor: 15,
  maxPayout: '100.00',
});

export const wireSpins = (spins = 20) => ({
  __typename: 'FreeSpin',
  name: 'Spins',
  amount: spins,
  value: '0.20',
  betLevel: 1,
  wageringRequirementFactor: 10,
  gameDescriptor: { __typename: 'GameDescriptor', url: '/games/ninth-lantern/', json: '{"slug":"ninth-lantern"}' },
});

/** @param fields of the assignment */
export const wirePlayerReward = (id: string, fields: object = {}, reward: object = {}) => ({
  __typename: 'PlayerReward',
  assignationId: id,
  status: 'Credited',
  assignedAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  reason: null,
  reward: {
    __typename: 'Reward',
    rewardId: `r-${id}`,
    name: `Reward ${id}`,
    kind: 'Incentive',
    rewardReason: null,
    imageUrl: null,
    rewardType: wireMoney(),
    ...reward,
  },
  ...fields,
});
