import { desktop } from '@lobby/theming';
import { closeOverlay, getOverlay } from '@lobby/overlays';
import { untilIdle, wireNotOffered } from '@lobby/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderGamification } from '../gamification.fixture.tsx';
import { createService } from '../service.fixture.ts';
import { createVendor } from '../vendor.fixture.ts';
import { pageAnswer, playerAnswer, wireLoyaltyPage, wireRank, wireStatus, wireText } from '../wire.fixture.ts';
import LoyaltyPage from './LoyaltyPage.tsx';

const open = (options: Parameters<typeof renderGamification>[1] = {}) => renderGamification(<LoyaltyPage />, options);
function openWith(change: object) {
  const answer = pageAnswer(wireLoyaltyPage(change));
  return open({ answers: { LoyaltyPage: answer, RankTitles: answer } });
}
const section = (name: string) => screen.getByRole('region', { name });
const pictures = (within: HTMLElement) => [...within.querySelectorAll('img')].map((img) => img.getAttribute('src'));
const vendor = createVendor();
afterEach(() => vendor.remove());

describe('the page', () => {
  it('has the operator’s title and description, and the pictures of the window’s size (R-3-059)', async () => {
    const { container } = await open({
      answers: { LoyaltyPage: pageAnswer(wireLoyaltyPage(), [wireText('LOYALTY', 'The Club')]) },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'The Club' })).toBeVisible();
    expect(screen.getByText('Rise through the ranks.')).toBeVisible();
    const wide = [...container.querySelectorAll(`source[media="${desktop}"]`)].map((node) =>
      node.getAttribute('srcset'),
    );
    expect(wide).toEqual(
      ['background-wide', 'main-wide', 'shop-wide', 'games'].map((name) => `https://art.acme.test/${name}.webp`),
    );
    expect(pictures(container)).toEqual(
      expect.arrayContaining(
        ['background', 'main', 'shop', 'games'].map((name) => `https://art.acme.test/${name}.webp`),
      ),
    );
  });

  it('shows no picture of another scheme or host without encryption', async () => {
    const { container } = await openWith({
      backgroundImage: 'javascript:alert(1)',
      backgroundDesktopImage: null,
      gamesImage: 'http://evil.test/x.png',
    });
    expect(pictures(container).join()).not.toMatch(/javascript|evil/);
  });

  it('has words of its own where the operator has none', async () => {
    await open({ answers: { LoyaltyPage: pageAnswer(null), RankTitles: pageAnswer(null) } });
    expect(screen.getByRole('heading', { level: 1, name: 'Loyalty programme' })).toBeVisible();
    expect(screen.getByRole('switch')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Ranks and what they bring' })).toBeNull();
  });

  it('names ranks by their numbers where the platform says no more of them (A-182)', async () => {
    await open({ answers: { RankTitles: wireNotOffered } });
    const ranks = within(section('Ranks and what they bring'));
    expect(ranks.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Rank 1',
      'Rank 2',
      'Rank 3',
    ]);
    expect(ranks.getByText('From 100 points')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const { answer } = await open({ answers: { LoyaltyPage: { errors: [{ message: 'Down' }] } } });
    answer({ LoyaltyPage: pageAnswer() });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Loyalty programme' })).toBeVisible();
  });

  it('has steps with arrows between them (R-2-084, R-3-059)', async () => {
    await open();
    const steps = section('How it works');
    expect(
      within(steps)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Join', 'Play', 'Rise']);
    expect(within(steps).getByText('Step 2')).toBeVisible();
    expect(within(steps).getByText('Rise and see.')).toBeVisible();
    // Screen readers have a list of three; the arrows are rendered between them.
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
    const kinds = [...(steps.querySelector('ol')?.children ?? [])].map((item) => item.hasAttribute('aria-hidden'));
    expect(kinds).toEqual([false, true, false, true, false]);
  });

  it('leads to the rewards shop and to the lobby, and shows what there is to get (R-2-085, R-3-059)', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'To the rewards shop' })).toHaveAttribute('href', '/en/rewards-shop/');
    expect(screen.getByRole('link', { name: 'To the games' })).toHaveAttribute('href', '/en/');
    expect(screen.getByRole('heading', { level: 3, name: 'Free spins' })).toBeVisible();
    expect(screen.getByText('For everything')).toBeVisible();
  });

  it('has no way to a shop that the brand does not have', async () => {
    await open({ features: [] });
    expect(screen.queryByRole('link', { name: 'To the rewards shop' })).toBeNull();
  });

  it('has terms and a button to the lobby (R-2-087, R-3-059)', async () => {
    await open();
    expect(within(section('Terms and conditions')).getByText('One point per euro.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the lobby' })).toHaveAttribute('href', '/en/');
  });

  it('has eight questions, each of which opens and closes (R-2-086, R-9-040)', async () => {
    await open();
    const faq = section('Questions and answers');
    const questions = within(faq).getAllByRole('button');
    expect(questions).toHaveLength(8);
    for (const question of questions) {
      expect(question).toHaveAttribute('aria-expanded', 'false');
      fireEvent.click(question);
      expect(question).toHaveAttribute('aria-expanded', 'true');
    }
    expect(within(faq).getByText(/Demo play does not count/)).toBeVisible();
    for (const question of questions) fireEvent.click(question);
    await waitFor(() => expect(within(faq).queryByText(/Demo play does not count/)).toBeNull());
    expect(questions.map((question) => question.getAttribute('aria-expanded'))).toEqual(Array(8).fill('false'));
  });
});

describe('a rank', () => {
  it('is a card with title, subtitle, logo and colour, in order (R-2-083, R-3-059)', async () => {
    await openWith({ rankCards: [wireRank(2, 'Silver', '#9ea7ad'), wireRank(1, 'Copper', '#b87333')] });
    const [copper, silver] = within(section('Ranks and what they bring')).getAllByRole('listitem');
    expect(within(copper as HTMLElement).getByRole('heading', { level: 3, name: 'Copper' })).toBeVisible();
    expect(copper).toHaveTextContent('From 100 points');
    expect(pictures(copper as HTMLElement)).toEqual(['https://art.acme.test/rank-1.webp']);
    expect(copper?.firstElementChild?.getAttribute('style')).toContain('#b87333');
    expect(copper).not.toHaveTextContent('Your rank');
    expect(silver).toHaveTextContent('Your rank');
  });

  it('keeps the brand’s colour where the served one is none', async () => {
    await openWith({ rankCards: [wireRank(1, 'Copper', 'red;background:url(//evil.test)')] });
    const [card] = within(section('Ranks and what they bring')).getAllByRole('listitem');
    expect(card?.firstElementChild).not.toHaveAttribute('style');
  });

  it('shows its benefits in an overlay (R-2-083)', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Gold: Your benefits' }));
    await waitFor(() => expect(getOverlay().isOpen).toBe(true));
    const { overlay } = getOverlay();
    expect(overlay?.title).toBe('Gold');
    render(<>{overlay?.content}</>);
    expect(screen.getByText('Your benefits', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('30 free spins')).toBeVisible();
    expect(screen.getByText('A birthday gift')).toBeVisible();
    await act(() => closeOverlay());
  });
});

describe('taking part', () => {
  const takesPart = () => screen.getByRole('switch', { name: 'Take part in the loyalty programme' });
  const optedOut = wireStatus({ gamificationOpt: { enable: false } });

  it('follows the service’s word, which goes before the player’s own flag (R-2-087, R-7-058, A-121)', async () => {
    const service = createService();
    service.status = optedOut;
    const { unmount } = await open({ service, answers: { GetPlayerInfo: playerAnswer({ gamificationOptIn: true }) } });
    expect(takesPart()).not.toBeChecked();
    unmount();
    await open({ answers: { GetPlayerInfo: playerAnswer({ gamificationOptIn: false }) } });
    expect(takesPart()).toBeChecked();
  });

  it.each([true, false, null])(
    'follows the player’s flag %s where the service does not answer (A-121)',
    async (flag) => {
      const service = createService();
      service.failure = 403;
      jest.useFakeTimers();
      jest.spyOn(console, 'warn').mockImplementation(() => {});
      await open({ service, answers: { GetPlayerInfo: playerAnswer({ gamificationOptIn: flag }) } });
      await act(() => jest.advanceTimersByTimeAsync(6000));
      await untilIdle();
      jest.useRealTimers();
      expect(takesPart()).toHaveProperty('ariaChecked', String(flag ?? false));
    },
  );

  it('begins and ends with one press of the same switch, and is what the service says then (R-7-032)', async () => {
    const service = createService();
    service.status = optedOut;
    const choices: unknown[] = [];
    const { sent } = await open({
      service,
      answers: {
        OptInToGamification({ optIn }: { optIn: boolean }) {
          choices.push(optIn);
          service.status = wireStatus({ gamificationOpt: { enable: optIn } });
          return { data: { optInToGamification: { __typename: 'Player', id: 'p1', gamificationOptIn: optIn } } };
        },
      },
    });
    expect(vendor.tags()).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Missions' })).toBeNull();
    const before = service.callsOf('/player').length;
    await userEvent.click(takesPart());
    await untilIdle();
    expect(sent.filter(({ operationName }) => operationName === 'OptInToGamification')).toHaveLength(1);
    expect(service.callsOf('/player').length).toBeGreaterThan(before);
    expect(takesPart()).toBeChecked();
    expect(screen.getByText('You take part.')).toBeVisible();
    await vendor.load();
    expect(vendor.last().options).toMatchObject({ view: 'status' });
    expect(screen.getByRole('link', { name: 'Missions' })).toHaveAttribute('href', '/en/missions/');

    await userEvent.click(takesPart());
    await untilIdle();
    expect(choices).toEqual([true, false]);
    expect(takesPart()).not.toBeChecked();
    expect(vendor.last().isMounted).toBe(false);
  });

  it('shows what is wanted until it is known, and takes no other press meanwhile', async () => {
    const service = createService();
    service.status = optedOut;
    const { sent } = await open({ service, answers: { OptInToGamification: () => new Promise(() => {}) } });
    await userEvent.click(takesPart());
    expect(takesPart()).toBeChecked();
    expect(screen.getByText('Joining …')).toBeVisible();
    await userEvent.click(takesPart());
    expect(takesPart()).toBeChecked();
    expect(sent.filter(({ operationName }) => operationName === 'OptInToGamification')).toHaveLength(1);
  });

  it('stays as it is where the platform does not offer the choice, and says so (A-182)', async () => {
    await open({ answers: { OptInToGamification: wireNotOffered } });
    await userEvent.click(takesPart());
    await untilIdle();
    expect(takesPart()).toBeChecked();
    expect(screen.getByRole('alert')).toHaveTextContent('This is not offered here');
  });

  it('stays as it is where the choice cannot be carried out, and says so until the next one', async () => {
    const { answer } = await open({ answers: { OptInToGamification: { errors: [{ message: 'Down' }] } } });
    await userEvent.click(takesPart());
    await untilIdle();
    expect(takesPart()).toBeChecked();
    expect(screen.getByText(/could not be carried out/)).toBeVisible();
    answer({ OptInToGamification: () => new Promise(() => {}) });
    await userEvent.click(takesPart());
    expect(screen.getByText('Leaving …')).toBeVisible();
    expect(screen.queryByText(/could not be carried out/)).toBeNull();
  });

  it('is carried out where the answer alone was lost', async () => {
    const service = createService();
    service.status = optedOut;
    await open({
      service,
      answers: {
        OptInToGamification() {
          service.status = wireStatus();
          return { errors: [{ message: 'Down' }] };
        },
      },
    });
    await userEvent.click(takesPart());
    await untilIdle();
    expect(takesPart()).toBeChecked();
    expect(screen.queryByText(/could not be carried out/)).toBeNull();
  });
});
