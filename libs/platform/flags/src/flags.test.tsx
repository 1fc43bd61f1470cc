import { local } from '@lobby/storage';
import { act, render, screen } from '@testing-library/react';
import { type Flag, flags, flagValue, markFlags, useFlag } from './flags.ts';

afterEach(() => localStorage.clear());

it.each([
  ['button_variant', ['primary', 'secondary']],
  ['button_variant2', ['primary2', 'secondary2']],
  ['sga', ['disabled', 'enabled']],
  ['theme', ['theme1', 'theme2', 'theme3']],
  ['menu', ['menu1', 'menu2', 'menu3']],
  ['registration_form', ['regily', 'dino']],
  ['landing_registration', ['button', 'iframe']],
] satisfies [Flag, string[]][])('%s takes each of its variations and starts with the first', (flag, variations) => {
  expect(flagValue(flag)).toBe(variations[0]);
  for (const variation of variations) {
    local.write('featureFlags', { [flag]: variation });
    expect(flagValue(flag)).toBe(variation);
  }
});

it.each(['bogus', '', 'THEME2', 'menu2'])('falls back to the first variation for %j', (value) => {
  local.write('featureFlags', { theme: value });
  expect(flagValue('theme')).toBe('theme1');
});

it.each(['not json', '[]', '{"theme":2}', 'null'])('returns the defaults for a flag key that holds %s', (text) => {
  localStorage.setItem('featureFlags', text);
  for (const flag of Object.keys(flags) as Flag[]) expect(flagValue(flag)).toBe(flags[flag][0]);
});

function Theme() {
  return <p>{useFlag('theme')}</p>;
}

it('shows a change made by another tab', () => {
  render(<Theme />);
  expect(screen.getByText('theme1')).toBeVisible();
  act(() => {
    local.write('featureFlags', { theme: 'theme3' });
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(screen.getByText('theme3')).toBeVisible();
});

it('marks the page with each flag, an unknown value as the first one, and follows another tab (A-069)', () => {
  const root = document.documentElement;
  local.write('featureFlags', { theme: 'theme2', menu: 'bogus' });
  const stop = markFlags();
  expect([root.dataset['theme'], root.dataset['menu'], root.dataset['sga']]).toEqual(['theme2', 'menu1', 'disabled']);
  local.write('featureFlags', { menu: 'menu3' });
  window.dispatchEvent(new StorageEvent('storage'));
  expect([root.dataset['theme'], root.dataset['menu']]).toEqual(['theme1', 'menu3']);
  stop();
});
