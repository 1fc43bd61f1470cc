import { cookies, session } from '@lobby/storage';
import { renderScene } from '@lobby/testing';
import { act, screen, within } from '@testing-library/react';
import MenuSheet from './MenuSheet.tsx';
import { openMenuSheet } from './menuSheet.ts';

const empty = { __typename: 'Root', lobbyMenu: { __typename: 'Menu', menuKey: 'lobbyMenu', items: [] } };

it('puts the call first that was picked for this visitor, whom no cookie remembers without consent (R-4-059)', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.99);
  await renderScene(<MenuSheet />, { visitor: true, answers: { LobbyMenu: { data: { root: empty } } } });
  await act(async () => openMenuSheet());
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  const calls = () => menu.getAllByRole('link', { name: /^Sign/ }).map(({ textContent }) => textContent);
  expect(calls()).toEqual(['Sign up', 'Sign In']);
  expect(cookies.get('abTest')).toBeNull();
  session.write('cookieConsent', ['preferences']);
  act(() => void window.dispatchEvent(new CustomEvent('consent-updated', { detail: ['preferences'] })));
  expect(cookies.get('abTest')).toBe('{"menu_call":"sign_up"}');
  expect(calls()).toEqual(['Sign up', 'Sign In']);
});
