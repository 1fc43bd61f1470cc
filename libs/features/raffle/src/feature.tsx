import type { FeatureModule } from '@lobby/contracts';
import { BannerSkeleton } from '@lobby/ui-kit';

/** Raffles of the hour, the day and the week: their page, their block, the player's tickets and wins. */
export function raffleFeature() {
  return {
    id: 'raffle',
    routes: { raffle: { load: () => import('./page/RafflePage.tsx') } },
    parts: [
      {
        place: 'block.RAFFLE',
        when: 'idle',
        load: () => import('./block/RaffleBlock.tsx'),
        skeleton: ({ index }) => <BannerSkeleton height={index === 0 ? 'hero' : 'md'} />,
      },
      {
        place: 'game.bar',
        order: 20,
        when: 'idle',
        load: () => import(/* group: bars */ './tickets/TicketBar.tsx'),
      },
      { place: 'background.player', when: 'idle', load: () => import(/* group: idle */ './wins/RaffleWinWatch.tsx') },
    ],
    needs: ['served.text'],
    cache: { keys: { Studio: 'slug' } },
  } satisfies FeatureModule;
}
