import { licenses } from '@lobby/contracts';
import { frameWith, renderFrame, setBuild } from '@lobby/testing';
import DocumentsPage from './documents/DocumentsPage.tsx';
import SelfExclusionPage from './exclusion/SelfExclusionPage.tsx';
import IdentityPage from './identity/IdentityPage.tsx';
import GlobalLimitsPage from './limits/GlobalLimitsPage.tsx';
import LimitsPage from './limits/LimitsPage.tsx';

it.each([
  ['/en/profile/documents/', DocumentsPage, 'Your documents'],
  ['/en/profile/identity/', IdentityPage, 'Identity check'],
  ['/en/profile/limits/', LimitsPage, 'Your limits'],
  ['/en/profile/global-limits/', GlobalLimitsPage, 'Your global limits'],
  ['/en/profile/self-exclusion/', SelfExclusionPage, 'Self-exclusion'],
])('%s is a frame until its player is known', async (path, Page, title) => {
  setBuild({ depositLimits: true, lossLimits: true, sessionLimits: true, globalLossLimits: true });
  expect(await renderFrame(<Page />, { path, settings: { license: licenses[0] } })).toEqual(frameWith(title));
});
