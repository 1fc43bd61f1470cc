import type { FeatureModule } from '@lobby/contracts';
import { BannerSkeleton } from '@lobby/ui-kit';

/** Raffles of the hour, the day and the week: their page, their block, the player's tickets and wins. */
export function raffleFeature() {
  return {
    id: 'raffle',
    routes: { raffle: () => import('./page/RafflePage.tsx') },
    blocks: {
      RAFFLE: {
        load: () => import('./block/RaffleBlock.tsx'),
        skeleton: ({ index }) => <BannerSkeleton height={index === 0 ? 'lg' : 'md'} />,
        whenIdle: true,
      },
    },
    slots: [
      { slot: 'game.bar', order: 20, load: () => import(/* group: bars */ './tickets/TicketBar.tsx'), whenIdle: true },
    ],
    background: [
      { scope: 'player', whenIdle: true, load: () => import(/* group: idle */ './wins/RaffleWinWatch.tsx') },
    ],
    cache: { keys: { Studio: 'slug' } },
  } satisfies FeatureModule;
}
