import type { FeatureModule } from '@lobby/contracts';
import { cookies } from '@lobby/storage';
import { renderScene, type SceneOptions } from '@lobby/testing';
import type { ReactNode } from 'react';
import { gamificationFeature } from './feature.ts';
import { createService } from './service.fixture.ts';
import { gamificationAnswers } from './wire.fixture.ts';

/** Stand for the features that the pages link to, and that show served texts. */
export const otherFeatures: readonly FeatureModule[] = [
  { id: 'rewards', routes: { 'rewards-shop': { load: async () => ({ default: () => null }) } } },
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

interface GamificationOptions extends SceneOptions {
  service?: ReturnType<typeof createService>;
}

/** A part of the loyalty programme with its service, for a player by default. */
export async function renderGamification(
  part: ReactNode,
  { service = createService(), ...options }: GamificationOptions = {},
) {
  if (!options.visitor) cookies.set('sessionInfo', JSON.stringify({ sid: 's1', startedAt: Date.now() }));
  const scene = await renderScene(part, {
    features: [gamificationFeature(), ...otherFeatures],
    path: '/en/loyalty-program/',
    rest: (url, init) => service.respond(url, init),
    ...options,
    settings: { gamificationHost: service.host, gamificationClientId: 'acme-lobby', ...options.settings },
    answers: { ...gamificationAnswers(), ...options.answers },
  });
  return { ...scene, service };
}
