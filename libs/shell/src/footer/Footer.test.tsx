import type { FeatureModule, License } from '@lobby/contracts';
import { renderScene } from '@lobby/testing';
import { screen, within } from '@testing-library/react';
import { Footer } from './Footer.tsx';

const protection: FeatureModule = {
  id: 'protection',
  routes: { 'responsible-gaming': { load: async () => ({ default: () => null }) } },
};
const openFooter = async (license: License, features = [protection]) => {
  await renderScene(<Footer />, { visitor: true, brand: { license }, features });
  return screen.getByRole('contentinfo');
};

it.each([
  ['mga', '18+', 'Malta Gaming Authority', 'https://www.mga.org.mt', null],
  ['anj', '18+', 'Autorité nationale des jeux', 'https://anj.fr', /^Jouer comporte des risques/],
  ['est', '21+', 'Maksu- ja Tolliamet', 'https://www.emta.ee', /^Hasartmäng pole sobiv viis/],
  ['crc', '18+', null, null, null],
  ['cos', '18+', null, null, null],
] as const)('names age, authority and prescribed warning of %s', async (license, age, authority, url, warning) => {
  const footer = await openFooter(license);
  expect(within(footer).getByText(age)).toBeVisible();
  const link = within(footer).queryByRole('link', { name: /^Licensed by/ });
  expect(link?.textContent ?? null).toBe(authority && `Licensed by: ${authority}`);
  expect(link?.getAttribute('href') ?? null).toBe(url);
  const words = footer.querySelector('p[lang]');
  if (warning === null) expect(words).toBeNull();
  else expect(words?.textContent).toMatch(warning);
});

it('leads to responsible gaming where the lobby has its page', async () => {
  const footer = await openFooter('mga');
  expect(within(footer).getByRole('link', { name: 'Responsible gaming' })).toHaveAttribute(
    'href',
    '/en/responsible-gaming/',
  );
});

it('leads to no page that the lobby has not', async () => {
  const footer = await openFooter('mga', []);
  expect(within(footer).queryByRole('link', { name: 'Responsible gaming' })).toBeNull();
});
