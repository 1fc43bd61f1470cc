import type { ResultOf } from '@lobby/data';
import type { ListedReward, RewardDetailFields, RewardDetails } from './rewardsQuery.ts';

type Detail = ResultOf<typeof RewardDetailFields>;
type Details = ResultOf<typeof RewardDetails>;
type DetailsOfReward = Pick<Detail['reward'], 'kind' | 'applicability' | 'callToAction' | 'imageUrl'>;

/** A reward as it is shown: what the list or a push says of it, and what the platform may say beside that, null where it does not. */
export type PlayerReward = Omit<ListedReward, 'reward'> & {
  obstacle: Detail['obstacle'];
  reward: ListedReward['reward'] & { [Field in keyof DetailsOfReward]: DetailsOfReward[Field] | null } & {
    /** Of free spins, as a multiple of what they win. */
    spinsWagering: number | null;
  };
  /** False while the details are requested, for a reward that was just pushed. */
  isComplete: boolean;
};

/** What the platform has said beside the list, by assignation; empty where it has not. */
export function detailsById(data: Details | undefined): ReadonlyMap<string, Detail> {
  const viewer = data?.viewer;
  const edges = viewer ? [viewer.open, viewer.inProcess, viewer.settled].flatMap(({ edges: those }) => those) : [];
  return new Map(edges.map(({ node }) => [node.assignationId, node]));
}

/** @param isLast there are no details to come, as where the platform offers none */
export function withDetails(listed: ListedReward, detail: Detail | undefined, isLast: boolean): PlayerReward {
  const type = detail?.reward.rewardType;
  return {
    ...listed,
    obstacle: detail?.obstacle ?? null,
    isComplete: isLast || detail !== undefined,
    reward: {
      ...listed.reward,
      kind: detail?.reward.kind ?? null,
      applicability: detail?.reward.applicability ?? null,
      callToAction: detail?.reward.callToAction ?? null,
      imageUrl: detail?.reward.imageUrl ?? null,
      spinsWagering: type?.__typename === 'FreeSpin' ? type.wageringRequirementFactor : null,
    },
  };
}
