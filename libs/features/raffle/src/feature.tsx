import type { FeatureModule } from '@lobby/contracts';
import { BannerSkeleton } from '@lobby/ui-kit';

const parts = () => import('./parts.ts');

/** Raffles of the hour, the day and the week: their page, their block, the player's tickets and wins. */
export function raffleFeature() {
  return {
    id: 'raffle',
    routes: { raffle: async () => ({ default: (await parts()).RafflePage }) },
    blocks: {
      RAFFLE: {
        load: async () => ({ default: (await parts()).RaffleBlock }),
        skeleton: ({ index }) => <BannerSkeleton height={index === 0 ? 'lg' : 'md'} />,
        whenIdle: true,
      },
    },
    slots: [
      { slot: 'game.bar', order: 20, load: async () => ({ default: (await parts()).TicketBar }), whenIdle: true },
    ],
    background: [{ scope: 'player', whenIdle: true, load: async () => ({ default: (await parts()).RaffleWinWatch }) }],
    cache: { keys: { Studio: 'slug' } },
  } satisfies FeatureModule;
}
