import { Slot } from '@lobby/composition';
import { renderScene } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { verificationFeature } from './index.ts';

it('the navigation of the profile leads to the documents under each licence (R-2-043)', async () => {
  await renderScene(<Slot name="profile.sections" />, { features: [verificationFeature()] });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/en/profile/documents/']);
});
