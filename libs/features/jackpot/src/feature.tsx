import type { FeatureModule } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';
import { JackpotBlockSkeleton } from './block/JackpotBlockSkeleton.tsx';

/** The community jackpot: its pages, the bar beside a game, blocks, and the announcement of wins. */
export function jackpotFeature() {
  return {
    id: 'jackpot',
    routes: {
      jackpot: { load: () => import('./page/JackpotPage.tsx') },
      'promotions-jackpots': { load: () => import('./page/JackpotTermsPage.tsx') },
    },
    parts: [
      {
        place: 'block.JACKPOT',
        when: 'idle',
        load: () => import(/* group: figures */ './block/JackpotBlock.tsx'),
        skeleton: JackpotBlockSkeleton,
      },
      { place: 'list.header', when: 'idle', load: () => import(/* group: figures */ './block/ListPots.tsx') },
      { place: 'game.bar', order: 10, load: () => import(/* group: bars */ './bar/JackpotBar.tsx') },
      build.JackpotInRegistrationFlow && {
        place: 'register.step',
        load: () => import('./register/RegistrationOptIn.tsx'),
      },
      {
        place: 'background.player',
        when: 'idle',
        load: () => import(/* group: idle */ './wins/JackpotBackground.tsx'),
      },
    ],
    needs: ['served.text'],
  } satisfies FeatureModule;
}
