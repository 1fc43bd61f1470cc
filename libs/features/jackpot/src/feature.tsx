import type { FeatureModule, SlotContribution } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';
import { JackpotBlockSkeleton } from './block/JackpotBlockSkeleton.tsx';

const registration = (): SlotContribution[] =>
  build.JackpotInRegistrationFlow
    ? [{ slot: 'register.step', order: 10, load: () => import('./register/RegistrationOptIn.tsx') }]
    : [];

/** The community jackpot: its pages, the bar beside a game, blocks, and the announcement of wins. */
export function jackpotFeature() {
  return {
    id: 'jackpot',
    routes: {
      jackpot: () => import('./page/JackpotPage.tsx'),
      'promotions-jackpots': () => import('./page/JackpotTermsPage.tsx'),
    },
    blocks: {
      JACKPOT: {
        whenIdle: true,
        load: () => import(/* group: figures */ './block/JackpotBlock.tsx'),
        skeleton: JackpotBlockSkeleton,
      },
    },
    background: [
      { scope: 'player', whenIdle: true, load: () => import(/* group: idle */ './wins/JackpotBackground.tsx') },
    ],
    slots: [
      { slot: 'game.bar', order: 10, load: () => import(/* group: bars */ './bar/JackpotBar.tsx') },
      {
        slot: 'list.header',
        order: 10,
        whenIdle: true,
        load: () => import(/* group: figures */ './block/ListPots.tsx'),
      },
      ...registration(),
    ],
  } satisfies FeatureModule;
}
