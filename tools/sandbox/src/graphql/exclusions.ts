import { exclusionsOf } from '../../../../libs/platform/licensing/src/protection.ts';
import type { Player } from '../store/index.ts';
import { endOfExclusion, endOfTime } from '../store/players/exclusions.ts';
import { requirePlayer, type Context } from './context.ts';
import { failure } from './errors.ts';

const startExclusion = (_parent: unknown, { optionId }: { optionId: string }, context: Context): Player => {
  const { id } = requirePlayer(context);
  const choice = exclusionsOf(context.brand.license).find((option) => option.id === optionId);
  if (!choice) throw failure('ExclusionNotOffered', 'There is no such exclusion here.');
  return context.store.exclusions.start(id, choice);
};

export const exclusionMutations = { startExclusion };

export const exclusionFields = {
  exclusionOptions: (_player: Player, _args: unknown, { brand, store }: Context) =>
    exclusionsOf(brand.license).map((choice) => ({
      ...choice,
      endsAt: choice.length === null ? null : endOfExclusion(choice, store.now()),
    })),
};

export const selfExclusionDetails = ({ profile: { exclusionEndsAt } }: Player) => ({
  exclusionEndsAt,
  isIndefinite: exclusionEndsAt === endOfTime,
});
