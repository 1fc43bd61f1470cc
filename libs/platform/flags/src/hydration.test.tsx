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
  cookies.set('abTest', '{"menu_call":"sign_up"}');
  const Greeting = () => <output>{useAbTest('menu_call')}</output>;
  const { served } = await hydrate(<Greeting />);
  expect(served).toBe('<output>sign_in</output>');
  expect(screen.getByRole('status')).toHaveTextContent('sign_up');
});
