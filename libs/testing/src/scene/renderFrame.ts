import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderScene } from './renderScene.ts';
import type { SceneOptions } from './Scene.tsx';

const controls = ['button', 'checkbox', 'combobox', 'radio', 'searchbox', 'slider', 'spinbutton', 'switch', 'textbox'];
const messages = ['alert', 'alertdialog', 'dialog', 'status'];
/** By which it is known who is there. */
const ofSession = ['CountryContextQuery', 'GetCustomerInfo', 'GetPlayerInfo', 'PlayerDetails', 'Wallet'];

/** What a page has on screen, and has sent, before its player is known; see `frame` of the routes. */
export async function renderFrame(page: ReactNode, options: SceneOptions) {
  const waiting = new Promise<never>(() => undefined);
  const { container, names } = await renderScene(page, { ...options, answers: { GetPlayerInfo: waiting } });
  const namesOf = (roles: readonly string[]) =>
    roles.flatMap((role) => screen.queryAllByRole(role).map(({ textContent }) => `${role} ${textContent}`));
  return {
    title: screen.queryByRole('heading', { level: 1 })?.textContent ?? null,
    isBusy: container.querySelector('[aria-busy=true]') !== null,
    /** Whatever can be pressed or filled in, and whatever is announced. */
    controls: namesOf(controls),
    messages: namesOf(messages),
    /** But for what every page requests. */
    sent: names().filter((name) => !ofSession.includes(name)),
  };
}

/** What a frame is: a title, skeletons, and nothing that acts, speaks or prompts. */
export const frameWith = (title: string | null) => ({ title, isBusy: true, controls: [], messages: [], sent: [] });
