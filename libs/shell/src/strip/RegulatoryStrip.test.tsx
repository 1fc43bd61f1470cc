import type { FeatureModule } from '@lobby/contracts';
import { local } from '@lobby/storage';
import { renderScene } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { RegulatoryStrip } from './RegulatoryStrip.tsx';

/** Stands in for the feature of protection. */
const protection: FeatureModule = {
  id: 'protection',
  parts: [{ place: 'page.strip', load: async () => ({ default: () => <p>Limits</p> }) }],
};

it.each([
  [undefined, false],
  ['disabled', false],
  ['bogus', false],
  ['enabled', true],
])('the strip is there with the flag sga alone: %s (R-9-056)', async (sga, isThere) => {
  if (sga) local.write('featureFlags', { sga });
  await renderScene(<RegulatoryStrip />, { features: [protection] });
  expect(screen.queryByText('Limits') !== null).toBe(isThere);
  local.remove('featureFlags');
  await act(async () => void window.dispatchEvent(new StorageEvent('storage')));
  expect(screen.queryByText('Limits')).toBeNull();
});
