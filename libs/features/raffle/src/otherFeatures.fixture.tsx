import type { FeatureModule } from '@lobby/contracts';

/** Stand for the features that fill the slots of the raffle's page, which have tests of their own. */
export const otherFeatures: readonly FeatureModule[] = [
  {
    id: 'games',
    parts: [{ place: 'games.studio', load: async () => ({ default: ({ slug }) => <p>Games of {slug}</p> }) }],
  },
  {
    id: 'content',
    parts: [
      {
        place: 'served.text',
        order: 0,
        load: async () => ({ default: ({ html }) => <p>{html.replaceAll(/<[^>]*>/g, '')}</p> }),
      },
    ],
  },
];
