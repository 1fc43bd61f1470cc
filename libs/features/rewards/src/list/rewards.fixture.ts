import { wireViewer } from '@lobby/testing';
import { wirePlayerReward } from '../reward.fixture.ts';

/** A reward that can be claimed, with all of what the page asks for. */
export const wireOpenReward = (id: string, fields: object = {}, reward: object = {}) =>
  wirePlayerReward(
    id,
    { status: 'Unclaimed', obstacle: null, ...fields },
    {
      expiresIn: null,
      startsAt: null,
      endsAt: null,
      claimType: 'manual',
      applicability: 'ALWAYS',
      callToAction: null,
      ...reward,
    },
  );
export type WireReward = ReturnType<typeof wireOpenReward>;

const connection = (nodes: readonly object[]) => ({
  __typename: 'PlayerRewardConnection',
  edges: nodes.map((node, index) => ({ __typename: 'PlayerRewardEdge', cursor: `c${index}`, node })),
});

interface WireRewards {
  inProcess?: readonly object[];
  /** The last ones that were credited or have failed. */
  settled?: readonly object[];
  /** The platform's time. */
  now?: number;
}

/** The platform's answer: open rewards, and what became of claims. */
export const wireRewards = (
  rewards: readonly object[] = [],
  { inProcess = [], settled = [], now = Date.now() }: WireRewards = {},
) =>
  wireViewer({
    now: new Date(now).toISOString(),
    rewards: connection(rewards),
    inProcess: connection(inProcess),
    settled: connection(settled),
  });

export const wireClaim = (assignationId: string, status: string) => ({
  data: {
    claimReward: {
      __typename: 'ClaimRewardPayload',
      playerReward: { __typename: 'PlayerReward', assignationId, status },
      wallet: { __typename: 'Wallet', id: 'w1', balance: '55.00', bonusBalance: '5.00', currency: 'EUR' },
    },
  },
});

export const wireRefusal = (type: string) => ({ errors: [{ message: type, extensions: { type: `$${type}` } }] });
