import { frameWith, renderFrame } from '@lobby/testing';
import { MissionsPage } from './pages.ts';

it('/en/missions/ is a frame without a title until it is known whether there are missions for its player', async () => {
  expect(await renderFrame(<MissionsPage />, { path: '/en/missions/' })).toEqual(frameWith(null));
});
