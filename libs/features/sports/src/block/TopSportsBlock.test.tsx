import { Block } from '@lobby/composition';
import { renderScene, renderStory, untilIdle, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, screen, within } from '@testing-library/react';
import { sportsFeature } from '../feature.tsx';
import meta, { None } from './TopSportsBlock.stories.tsx';
import { topSports, wireEvent } from '../wire.fixture.ts';

const render = (answer: object, options: object = {}) =>
  renderScene(<Block type="TOP_SPORTS" id="top" index={0} />, {
    path: '/en/',
    visitor: true,
    features: [sportsFeature()],
    ...options,
    answers: { TopSports: answer, ...(options as { answers?: object }).answers },
  });

describe('the block TOP_SPORTS', () => {
  it('shows events with their odds, which lead to the bet slip', async () => {
    await render(topSports([wireEvent('football-1')]));
    expect(await screen.findByRole('heading', { name: 'Tonight' })).toBeVisible();
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: /Elderholm.*Brackwater/ })).toHaveAttribute(
      'href',
      '/en/sports/?page=%2Fevent%2Ffootball-1%2F',
    );
    const odds = within(card.getByRole('group', { name: 'Odds: Elderholm – Brackwater' }));
    expect(odds.getAllByRole('link').map((link) => link.textContent)).toEqual(['1Elderholm2.10', 'XDraw3.40']);
    expect(odds.getByRole('link', { name: /Draw/ })).toHaveAttribute(
      'href',
      '/en/sports/?page=%2Fevent%2Ffootball-1%2F&coupon=football-1.result.draw',
    );
  });

  it('has no link where no bet is taken', async () => {
    await render(topSports([wireEvent('football-1')]));
    const odds = within(await screen.findByRole('group', { name: 'Odds: Elderholm – Brackwater' }));
    expect(odds.queryByRole('link', { name: /Brackwater/ })).toBeNull();
    expect(odds.getByText('–')).toBeVisible();
  });

  it('says how far a live event is', async () => {
    await render(topSports([wireEvent('football-1', { isLive: true, clock: "67'", homeScore: 2, awayScore: 0 })]));
    const link = await screen.findByRole('link', { name: /Elderholm.*Brackwater/ });
    for (const text of ['Live', "67'", '2', '0']) expect(within(link).getByText(text)).toBeVisible();
  });

  it('follows the odds while the page is looked at', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    try {
      const { answer } = await render(topSports([wireEvent('football-1')]));
      expect(await screen.findByText('2.10')).toBeVisible();
      const [home, ...rest] = wireEvent('football-1').selections;
      answer({ TopSports: topSports([wireEvent('football-1', { selections: [{ ...home, odds: '2.2' }, ...rest] })]) });
      await act(() => jest.advanceTimersByTimeAsync(15_000));
      await untilIdle();
      expect(screen.getByText('2.20')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('takes no room without events, nor where they did not load', async () => {
    const empty = await renderStory(meta, None);
    await untilIdle();
    expect(empty.container).toHaveTextContent('');
    expect(empty.container.querySelector('section, [aria-hidden]')).toBeNull();
    empty.unmount();
    const failed = await render({ errors: [{ message: 'Broken' }] });
    await untilIdle();
    expect(failed.container.querySelector('section, [aria-hidden]')).toBeNull();
  });

  it('is not shown before it is known whether the player is on a break', async () => {
    await render(topSports([wireEvent('football-1')]), {
      visitor: false,
      answers: { GetPlayerInfo: new Promise(() => undefined) },
    });
    await untilIdle();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('is not shown to a player on a break', async () => {
    const player = { ...wirePlayer, timeouts: { __typename: 'Timeouts', timeoutEndsAt: '2126-01-01T00:00:00Z' } };
    await render(topSports([wireEvent('football-1')]), {
      visitor: false,
      answers: { GetPlayerInfo: wireViewer({ player, wallet: wireWallet }) },
    });
    await untilIdle();
    expect(screen.queryByRole('article')).toBeNull();
  });
});
