import { licenses } from '@lobby/contracts';
import { frameWith, renderFrame, setBuild } from '@lobby/testing';
import GlobalLimitsPage from './GlobalLimitsPage.tsx';
import LimitsPage from './LimitsPage.tsx';

it.each([
  ['/en/profile/limits/', LimitsPage, 'Your limits'],
  ['/en/profile/global-limits/', GlobalLimitsPage, 'Your global limits'],
])('%s is a frame until its player is known', async (path, Page, title) => {
  setBuild({ depositLimits: true, lossLimits: true, sessionLimits: true, globalLossLimits: true });
  expect(await renderFrame(<Page />, { path, settings: { license: licenses[0] } })).toEqual(frameWith(title));
});
