import { balanceUpdated } from '@lobby/money';
import { playerSubscriptions } from '@lobby/player';
import { wireViewer } from '@lobby/testing';
import rewardUpdated from './rewardUpdated.ts';
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

/** The platform's answer to both queries: open rewards, and what became of claims. */
export const wireRewards = (
  rewards: readonly object[] = [],
  { inProcess = [], settled = [], now = Date.now() }: WireRewards = {},
) =>
  wireViewer({
    now: new Date(now).toISOString(),
    rewards: connection(rewards),
    open: connection(rewards),
    inProcess: connection(inProcess),
    settled: connection(settled),
  });

type Viewer = Record<string, unknown>;

/** The part of an answer that the viewer has by one of the queries; what is no data, as a failure, is that of both. */
function partOf(answer: unknown, part: (viewer: Viewer) => Viewer): unknown {
  if (typeof answer === 'function') return () => partOf(answer(), part);
  if (answer instanceof Promise) return answer.then((value) => partOf(value, part));
  const viewer = (answer as { data?: { viewer?: Viewer } }).data?.viewer;
  return viewer ? wireViewer(part(viewer)) : answer;
}

/** Responses to the list and to the details, which are requested in parallel. */
export const rewardsAnswers = (answer: unknown) => ({
  PlayerRewards: partOf(answer, ({ rewards }) => ({ rewards })),
  RewardDetails: partOf(answer, ({ rewards: _, ...others }) => others),
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

export const wireRejection = (type: string) => ({ errors: [{ message: type, extensions: { type: `$${type}` } }] });

/** What the socket follows on the page of rewards. */
export const loadSubscriptions = () =>
  Promise.resolve({ subscriptions: [...playerSubscriptions, balanceUpdated, rewardUpdated], types: [] });
