import { frameWith, renderFrame } from '@lobby/testing';
import MissionsPage from './page/MissionsPage.tsx';

it('/en/missions/ is a frame without a title until it is known whether there are missions for its player', async () => {
  expect(await renderFrame(<MissionsPage />, { path: '/en/missions/' })).toEqual(frameWith(null));
});
