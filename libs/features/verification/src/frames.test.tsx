import { licenses } from '@lobby/contracts';
import { frameWith, renderFrame } from '@lobby/testing';
import DocumentsPage from './documents/DocumentsPage.tsx';
import IdentityPage from './identityCheck/IdentityPage.tsx';

it.each([
  ['/en/profile/documents/', DocumentsPage, 'Your documents'],
  ['/en/profile/identity/', IdentityPage, 'Identity check'],
])('%s is a frame until its player is known', async (path, Page, title) => {
  expect(await renderFrame(<Page />, { path, settings: { license: licenses[0] } })).toEqual(frameWith(title));
});
