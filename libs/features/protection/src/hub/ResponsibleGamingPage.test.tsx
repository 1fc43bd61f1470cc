import type { FeatureModule, RouteId } from '@lobby/contracts';
import { Slot } from '@lobby/composition';
import { renderScene, renderStory, setBuild } from '@lobby/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { protectionFeature } from '../index.ts';
import { helpLinesOf } from './helpLines.ts';
import meta, { Player, PlayerOnABreak, Visitor } from './ResponsibleGamingPage.stories.tsx';

const page = async () => ({ default: () => null });
const withPages = (...routes: RouteId[]): FeatureModule => ({
  id: 'account',
  routes: Object.fromEntries(routes.map((route) => [route, { load: page }])),
});
/** Of other features. */
const otherPages = [
  'profile-game-history',
  'profile-session-history',
  'profile-withdrawal-history',
  'profile-documents',
] as const;

const linksOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the page of responsible gaming', () => {
  it('leads to the tools that this lobby has, and to no others (R-1-018, A-066)', async () => {
    const pages = withPages('profile-limits', 'profile-game-history', 'profile-session-history', 'profile-documents');
    setBuild({ selfExclusion: true });
    const { unmount } = await renderStory(meta, Player, { features: [protectionFeature(), pages] });
    expect(linksOf('Stay in control')).toEqual([
      '/en/profile/limits/',
      '/en/profile/self-exclusion/',
      '/en/profile/game-history/',
      '/en/profile/session-history/',
      '/en/profile/documents/',
    ]);
    unmount();
    setBuild({ selfExclusion: false });
    await renderStory(meta, Player, { features: [protectionFeature(), pages] });
    expect(linksOf('Stay in control')).not.toContain('/en/profile/self-exclusion/');
  });

  it('shows a player who may not play what is still possible, and nothing about deposits or games (A-127)', async () => {
    await renderStory(meta, PlayerOnABreak, {
      features: [protectionFeature(), withPages('withdraw', 'deposit', 'profile-limits', ...otherPages)],
    });
    expect(linksOf('What you can still do')).toEqual([
      '/en/withdraw/',
      '/en/profile/game-history/',
      '/en/profile/withdrawal-history/',
      '/en/profile/session-history/',
      '/en/profile/documents/',
    ]);
  });

  it('names the help lines of the market, and the international ones after them, to visitors too', async () => {
    await renderStory(meta, Visitor);
    const list = screen.getByRole('list', { name: 'Talk to somebody' });
    const [first] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('Peluuri');
    expect(within(first as HTMLElement).getByRole('link', { name: '0800 100 101' })).toHaveAttribute(
      'href',
      'tel:0800100101',
    );
    expect(within(list).getByRole('link', { name: 'gamblingtherapy.org' })).toHaveAttribute(
      'href',
      'https://www.gamblingtherapy.org',
    );
  });
});

it.each([
  [{ country: 'CA', subDivision: 'ON' }, 'ConnexOntario'],
  [{ country: 'CA', subDivision: 'SK' }, 'Problem Gambling Help Line'],
  [{ country: 'CA', subDivision: 'YT' }, 'Gambling Therapy'],
  [{ country: 'AT', subDivision: null }, 'Spielsuchthilfe'],
])('names the line of the province or the country first: %j', (market, name) => {
  expect(helpLinesOf(market)[0]?.name).toBe(name);
});

it.each([true, false])('has an entry in the menu, for a visitor: %s', async (visitor) => {
  const close = jest.fn();
  await renderScene(<Slot name="menu.items" props={{ close }} />, { visitor, features: [protectionFeature()] });
  const entry = screen.getByRole('link', { name: 'Responsible gaming' });
  expect(entry).toHaveAttribute('href', '/en/responsible-gaming/');
  await userEvent.click(entry);
  expect(close).toHaveBeenCalled();
});

describe('the self-test', () => {
  const answerAll = async (answer: string) => {
    for (const radio of screen.getAllByRole('radio', { name: answer })) await userEvent.click(radio);
  };
  const result = () => screen.getByRole('status');

  it('asks nine questions, none answered in advance, and shows how many are left', async () => {
    await renderStory(meta, Visitor);
    const questions = screen.getAllByRole('radiogroup');
    expect(questions).toHaveLength(9);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    await userEvent.click(within(questions[0] as HTMLElement).getByRole('radio', { name: 'Never' }));
    await userEvent.click(screen.getByRole('button', { name: 'See the result' }));
    expect(result()).toHaveTextContent('Questions without an answer: 8');
  });

  it.each([
    ['Never', 0, 'no sign of a problem'],
    ['Sometimes', 9, 'point to a gambling problem'],
    ['Almost always', 27, 'point to a gambling problem'],
  ])('judges by the points of its index: all %s', async (answer, points, text) => {
    await renderStory(meta, Visitor);
    await answerAll(answer);
    await userEvent.click(screen.getByRole('button', { name: 'See the result' }));
    expect(result()).toHaveTextContent(`${points} of 27 points`);
    expect(result()).toHaveTextContent(text);
  });

  it('has the limits of the index: low risk up to two points, moderate up to seven', async () => {
    await renderStory(meta, Visitor);
    await answerAll('Never');
    const always = screen.getAllByRole('radio', { name: 'Almost always' });
    const mostly = screen.getAllByRole('radio', { name: 'Most of the time' });
    await userEvent.click(screen.getByRole('button', { name: 'See the result' }));
    await userEvent.click(mostly[0] as HTMLElement);
    expect(result()).toHaveTextContent('first signs of risk');
    await userEvent.click(always[0] as HTMLElement);
    expect(result()).toHaveTextContent('begun to harm you');
    await userEvent.click(mostly[1] as HTMLElement);
    await userEvent.click(mostly[2] as HTMLElement);
    expect(result()).toHaveTextContent('begun to harm you');
    await userEvent.click(always[2] as HTMLElement);
    expect(result()).toHaveTextContent('point to a gambling problem');
  });

  it('sends and stores nothing', async () => {
    const scene = await renderStory(meta, Visitor);
    const sent = scene.sent.length;
    const stored = JSON.stringify([localStorage, sessionStorage, document.cookie]);
    await answerAll('Sometimes');
    await userEvent.click(screen.getByRole('button', { name: 'See the result' }));
    expect(scene.sent).toHaveLength(sent);
    expect(JSON.stringify([localStorage, sessionStorage, document.cookie])).toBe(stored);
  });
});
