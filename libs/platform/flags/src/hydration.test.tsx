import { cookies, local, session } from '@lobby/storage';
import { hydrate } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { useAbTest, useFlag } from './index.ts';

it('a stored flag shows after hydration, which begins with the default', async () => {
  local.write('featureFlags', { menu: 'menu3' });
  const Menu = () => <output>{useFlag('menu')}</output>;
  const { served } = await hydrate(<Menu />);
  expect(served).toBe('<output>menu1</output>');
  expect(screen.getByRole('status')).toHaveTextContent('menu3');
});

it('an assigned variant shows after hydration, which begins with the first', async () => {
  session.write('cookieConsent', ['preferences']);
  cookies.set('abTest', '{"lobby_greeting":"with"}');
  const Greeting = () => <output>{useAbTest('lobby_greeting')}</output>;
  const { served } = await hydrate(<Greeting />);
  expect(served).toBe('<output>without</output>');
  expect(screen.getByRole('status')).toHaveTextContent(/^with$/);
});
