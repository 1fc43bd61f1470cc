import type { License } from '@lobby/contracts';
import { Slot } from '@lobby/composition';
import { renderScene, setBuild } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { protectionFeature } from './index.ts';

it.each<[License, Parameters<typeof setBuild>[0], string[]]>([
  ['mga', { depositLimits: true, sessionLimits: true, selfExclusion: true }, ['limits', 'self-exclusion']],
  ['crc', { depositLimits: true, selfExclusion: true }, ['limits', 'self-exclusion']],
  ['est', { lossLimits: true, globalLossLimits: true }, ['limits', 'global-limits']],
  ['cos', {}, []],
])(
  'the navigation of the profile leads under %s to the pages that the licence has (R-2-043, A-066)',
  async (_, gates, expected) => {
    setBuild(gates);
    await renderScene(<Slot name="profile.sections" />, { features: [protectionFeature()] });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([...expected.map((page) => `/en/profile/${page}/`), '/en/responsible-gaming/']);
    expect(protectionFeature().routes['profile-self-exclusion'] !== false).toBe(expected.includes('self-exclusion'));
  },
);
