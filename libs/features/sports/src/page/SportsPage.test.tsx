import { setBuild } from '@lobby/testing';
import { screen, within } from '@testing-library/react';
import { sportsFeature } from '../feature.tsx';
import { frame, renderSports, sportsPage, topSports, wireEvent } from '../sports.fixture.tsx';

describe('the page of the sportsbook', () => {
  it('has a heading, the operator’s blocks, and below them the sportsbook', async () => {
    await renderSports({
      visitor: true,
      answers: {
        SportsPage: sportsPage([{ id: 'top', type: 'TOP_SPORTS' }]),
        TopSports: topSports([wireEvent('e-1')]),
      },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Sports' })).toBeInTheDocument();
    const block = await screen.findByRole('region', { name: 'Tonight' });
    expect(within(block).getByRole('article')).toBeVisible();
    expect(block.compareDocumentPosition(frame()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it.each([
    ['SESSION_EXPIRED', 'Your session has ended. Please sign in again.'],
    ['LOGGED_IN_FROM_ANOTHER_DEVICE', 'You were signed out, because you signed in on another device.'],
  ])('says why a session has ended: %s', async (reason, text) => {
    await renderSports({ visitor: true, path: `/en/sports/?logoutReason=${reason}` });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('says nothing of a reason that is none', async () => {
    await renderSports({ visitor: true, path: '/en/sports/?logoutReason=%3Cb%3E' });
    expect(screen.queryByText(/session|signed out/)).toBeNull();
  });

  it('is nowhere in a build without a sportsbook (A-063)', () => {
    setBuild({ Sportsbook: false });
    expect(sportsFeature()).toMatchObject({ routes: { sports: false }, parts: [false] });
  });
});
