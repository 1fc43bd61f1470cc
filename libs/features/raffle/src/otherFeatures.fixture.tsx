import type { FeatureModule } from '@lobby/contracts';

/** Stand for the features that fill the slots of the raffle's page, which have tests of their own. */
export const otherFeatures: readonly FeatureModule[] = [
  {
    id: 'games',
    slots: [{ slot: 'games.studio', order: 0, load: async () => ({ default: ({ slug }) => <p>Games of {slug}</p> }) }],
  },
  {
    id: 'content',
    slots: [
      {
        slot: 'served.text',
        order: 0,
        load: async () => ({ default: ({ html }) => <p>{html.replaceAll(/<[^>]*>/g, '')}</p> }),
      },
    ],
  },
];
