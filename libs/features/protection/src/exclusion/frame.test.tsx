import { licenses } from '@lobby/contracts';
import { frameWith, renderFrame } from '@lobby/testing';
import SelfExclusionPage from './SelfExclusionPage.tsx';

it('the page of self-exclusion is a frame until its player is known', async () => {
  const scene = { path: '/en/profile/self-exclusion/', settings: { license: licenses[0] } };
  expect(await renderFrame(<SelfExclusionPage />, scene)).toEqual(frameWith('Self-exclusion'));
});
