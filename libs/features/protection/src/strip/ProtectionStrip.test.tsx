import type { FeatureModule } from '@lobby/contracts';
import { Slot } from '@lobby/composition';
import { renderScene } from '@lobby/testing';
import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ResponsibleGamingPage from '../hub/ResponsibleGamingPage.tsx';
import { protectionFeature } from '../index.ts';

const page = async () => ({ default: () => null });
const limits: FeatureModule = { id: 'account', routes: { 'profile-limits': { load: page } } };
const strip = () => screen.getByRole('navigation', { name: 'Play safely' });
const hrefs = () =>
  within(strip())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('leads to limits, to the national self-exclusion and to the self-test', async () => {
  await renderScene(<Slot name="page.strip" />, { visitor: true, features: [protectionFeature(), limits] });
  expect(hrefs()).toEqual(['/en/profile/limits/', 'https://www.spelpaus.se', '/en/responsible-gaming/#self-test']);
  expect(within(strip()).getByRole('link', { name: 'Self-exclusion' })).toHaveAttribute('target', '_blank');
});

it('opens the page at the self-test', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  const both = (
    <>
      <Slot name="page.strip" />
      <ResponsibleGamingPage />
    </>
  );
  await renderScene(both, { visitor: true, path: '/en/responsible-gaming/', features: [protectionFeature()] });
  expect(scroll).not.toHaveBeenCalled();
  await userEvent.click(within(strip()).getByRole('link', { name: 'Self-test' }));
  await waitFor(() => expect(scroll.mock.contexts).toEqual([screen.getByRole('heading', { name: 'Self-test' })]));
});
