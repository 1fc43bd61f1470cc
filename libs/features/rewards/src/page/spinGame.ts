import { type ServedLink, useServedLink } from '@lobby/routing';
import * as v from 'valibot';
import type { PlayerReward } from '../list/playerReward.ts';

const descriptor = v.pipe(v.string(), v.parseJson(), v.object({ slug: v.pipe(v.string(), v.regex(/^[\w-]+$/)) }));

/** The page of the game that free spins are for, which the platform tells by address or as JSON; null for none. */
export function useSpinGame({ rewardType }: PlayerReward['reward']): Extract<ServedLink, { kind: 'internal' }> | null {
  const { url, json } = (rewardType.__typename === 'FreeSpin' ? rewardType.gameDescriptor : null) ?? {};
  const parsed = v.safeParse(descriptor, json);
  const link = useServedLink(url ?? (parsed.success ? `/games/${parsed.output.slug}/` : null));
  return link?.kind === 'internal' ? link : null;
}
