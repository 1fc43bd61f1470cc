import type { FeatureModule, SlotContribution } from '@lobby/contracts';
import { JackpotInRegistrationFlow } from 'virtual:lobby-build';
import { JackpotBlockSkeleton } from './block/JackpotBlockSkeleton.tsx';

const parts = () => import('./parts.ts');
const figures = () => import('./figures.ts');

const registration = (): SlotContribution[] =>
  JackpotInRegistrationFlow
    ? [{ slot: 'register.step', order: 10, load: () => import('./register/RegistrationOptIn.tsx') }]
    : [];

/** The community jackpot: its pages, the bar beside a game, blocks, and what is told of wins. */
export function jackpotFeature() {
  return {
    id: 'jackpot',
    routes: {
      jackpot: async () => ({ default: (await parts()).JackpotPage }),
      'promotions-jackpots': async () => ({ default: (await figures()).JackpotTermsPage }),
    },
    blocks: {
      JACKPOT: {
        whenIdle: true,
        load: async () => ({ default: (await figures()).JackpotBlock }),
        skeleton: JackpotBlockSkeleton,
      },
    },
    background: [
      { scope: 'player', whenIdle: true, load: async () => ({ default: (await parts()).JackpotBackground }) },
    ],
    slots: [
      { slot: 'game.bar', order: 10, load: async () => ({ default: (await parts()).JackpotBar }) },
      { slot: 'list.header', order: 10, whenIdle: true, load: async () => ({ default: (await figures()).ListPots }) },
      ...registration(),
    ],
  } satisfies FeatureModule;
}
