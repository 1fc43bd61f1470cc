import type { FeatureModule } from '@lobby/contracts';
import { type Answers, renderScene, renderStory, untilIdle, wireNotOffered } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireCalendar, wireOpened } from '../calendar.fixture.ts';
import { calendarFeature } from '../index.ts';
import meta, { Failed, Opening, Rejected, Visitor } from './CalendarPage.stories.tsx';
import CalendarPage from './CalendarPage.tsx';

const elsewhere = {
  id: 'rewards',
  routes: {
    rewards: { load: async () => ({ default: () => null }) },
    'rewards-shop': { load: async () => ({ default: () => null }) },
    lobby: { load: async () => ({ default: () => null }) },
  },
} satisfies FeatureModule;

const features = [calendarFeature(), elsewhere];
const openPage = (answers: Answers) =>
  renderScene(<CalendarPage />, { path: '/en/christmas-2024/', features, answers });
const fifth = '2024-12-05T12:00:00.000Z';
const hero = () => screen.getByRole('heading', { level: 1, name: 'Christmas calendar' }).parentElement as HTMLElement;
const doors = () => within(screen.getByRole('grid', { name: 'Doors' })).getAllByRole('gridcell');
const door = (name: string | RegExp) => within(screen.getByRole('grid')).getByRole('button', { name });

it('counts down to its first door before it begins, with all doors closed (R-2-019, A-068)', async () => {
  await openPage({ Calendar: wireCalendar('2024-11-30T22:58:00.000Z') });
  expect(hero()).toHaveTextContent('24 doors, and a prize behind each. The first one opens on 01/12/2024.');
  expect(screen.getByRole('timer', { name: 'The first door opens in' })).toHaveTextContent(/01hrs0[12]min/);
  expect(doors()).toHaveLength(24);
  expect(door(/^Door 1: opens /)).toHaveAttribute('aria-disabled', 'true');
});

it('opens doors up to today while it runs, and shows their prizes (R-2-019, A-068)', async () => {
  const scene = await renderStory(meta, Opening, { features });
  expect(door('Open door 4')).not.toHaveAttribute('aria-disabled');
  expect(door('Open door 5')).toHaveAttribute('aria-current', 'date');
  expect(door('Door 6: opens tomorrow at 0:00')).toHaveAttribute('aria-disabled', 'true');

  scene.answer({ Calendar: wireCalendar(fifth, [1, 2, 5]) });
  await userEvent.click(door('Open door 5'));
  const dialog = await screen.findByRole('dialog', { name: 'Behind door 5' });
  expect(dialog).toHaveTextContent('25 points');
  expect(within(dialog).getByRole('link', { name: 'To the rewards shop' })).toHaveAttribute(
    'href',
    '/en/rewards-shop/',
  );
  expect(scene.sent.filter(({ operationName }) => operationName === 'OpenCalendarDoor')).toEqual([
    { operationName: 'OpenCalendarDoor', variables: { id: 'christmas-2024/2024-12-05' } },
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows once more what is behind an open door, without asking for it', async () => {
  const scene = await openPage({ Calendar: wireCalendar(fifth, [2]) });
  await userEvent.click(door('Door 2: 10 free spins'));
  const dialog = await screen.findByRole('dialog', { name: 'Behind door 2' });
  expect(within(dialog).getByRole('link', { name: 'To your rewards' })).toHaveAttribute('href', '/en/rewards/');
  expect(scene.sent.map(({ operationName }) => operationName)).not.toContain('OpenCalendarDoor');
});

it('has ended after Christmas Eve, and shows what was behind the doors that were opened (R-2-019, A-068)', async () => {
  await openPage({ Calendar: wireCalendar('2026-11-25T12:00:00.000Z', [2, 3, 9]) });
  expect(hero()).toHaveTextContent('This calendar ended on 24/12/2024. You have opened 3 of its 24 doors.');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(doors()).toHaveLength(3);
  act(() => door('Door 2: 10 free spins').focus());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(door('Door 9: 25 points')).toHaveFocus();
  await userEvent.click(door('Door 2: 10 free spins'));
  expect(await screen.findByRole('dialog', { name: 'Behind door 2' })).toBeVisible();
});

it('leads on where there is nothing to see any more, to pages that the brand has', async () => {
  await openPage({ Calendar: wireCalendar('2026-11-25T12:00:00.000Z') });
  expect(hero()).toHaveTextContent('This calendar ended on 24/12/2024. Its doors stay closed. See what is on now.');
  expect(screen.queryByRole('grid')).toBeNull();
  const ways = within(screen.getByRole('region', { name: 'What is on now' })).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/en/rewards-shop/', '/en/']);
});

it('shows the operator’s pictures of doors, and drawings where they do not load', async () => {
  const imageUrl = 'https://pictures.acme.test/fir.webp';
  await openPage({ Calendar: wireCalendar(fifth, [], { imageUrl }) });
  const picture = door('Open door 5').querySelector('img');
  expect(picture).toHaveAttribute('src', imageUrl);
  expect(door('Open door 5').querySelector('svg')).toBeNull();
  fireEvent.error(picture as HTMLElement);
  expect(door('Open door 5').querySelector('img')).toBeNull();
  expect(door('Open door 5').querySelector('svg')).toBeVisible();
});

it('opens the next door by itself when its day begins', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'], advanceTimers: true });
  try {
    await openPage({ Calendar: wireCalendar('2024-12-05T23:59:58.000Z') });
    expect(door(/^Door 6: opens /)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(door('Open door 6')).toHaveAttribute('aria-current', 'date');
  } finally {
    jest.useRealTimers();
  }
});

it('leads visitors to the sign-in, and back', async () => {
  await renderStory(meta, Visitor);
  const login = '/en/login/?redir=%2Fen%2Fchristmas-2024%2F';
  expect(screen.getByRole('link', { name: 'Sign in to open doors' })).toHaveAttribute('href', login);
  expect(screen.getByRole('link', { name: 'Door 5: sign in to open it' })).toHaveAttribute('href', login);
});

it('is one stop of the Tab key, with arrow keys between its doors', async () => {
  await openPage({ Calendar: wireCalendar(fifth) });
  expect(doors().filter((cell) => cell.querySelector('[tabindex="0"]'))).toHaveLength(1);
  act(() => door('Open door 5').focus());
  const focused = () => document.activeElement?.getAttribute('data-door');
  for (const [key, expected] of [
    ['{ArrowRight}', '6'],
    ['{ArrowUp}', '2'],
    ['{ArrowLeft}', '1'],
    ['{ArrowLeft}', '1'],
    ['{ArrowDown}', '5'],
    ['{End}', '8'],
    ['{Control>}{End}{/Control}', '24'],
    ['{Home}', '21'],
    ['{Control>}{Home}{/Control}', '1'],
  ] as const) {
    await userEvent.keyboard(key);
    expect([key, focused()]).toEqual([key, expected]);
  }
});

describe('a door', () => {
  const count = (scene: Awaited<ReturnType<typeof openPage>>, name: string) =>
    scene.names().filter((each) => each === name).length;

  it('is opened alone, and once however often it is pressed', async () => {
    const answered = Promise.withResolvers<object>();
    const scene = await openPage({ Calendar: wireCalendar(fifth), OpenCalendarDoor: answered.promise });
    fireEvent.click(door('Open door 5'));
    fireEvent.click(door('Open door 5'));
    fireEvent.click(door('Open door 4'));
    expect(door('Open door 5')).toHaveAttribute('aria-busy', 'true');
    expect(door('Open door 4')).not.toHaveAttribute('aria-busy');
    scene.answer({ Calendar: wireCalendar(fifth, [5]) });
    await act(async () => answered.resolve(wireOpened(5)));
    expect(await screen.findByRole('dialog', { name: 'Behind door 5' })).toBeVisible();
    expect(count(scene, 'OpenCalendarDoor')).toBe(1);
  });

  it('that is rejected says why, and fetches the calendar again', async () => {
    const scene = await renderStory(meta, Rejected);
    await userEvent.click(door('Open door 5'));
    expect(await screen.findByRole('dialog', { name: 'Door 5 stays closed' })).toHaveTextContent(
      'Your account gets no rewards at the moment.',
    );
    await waitFor(() => expect(count(scene, 'Calendar')).toBe(2));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    scene.answer({ OpenCalendarDoor: wireOpened(5) });
    await userEvent.click(door('Open door 5'));
    expect(await screen.findByRole('dialog', { name: 'Behind door 5' })).toBeVisible();
  });

  it('whose response was lost can be requested again', async () => {
    const scene = await openPage({
      Calendar: wireCalendar(fifth),
      OpenCalendarDoor: { errors: [{ message: 'Broken' }] },
    });
    await userEvent.click(door('Open door 5'));
    const dialog = await screen.findByRole('dialog', { name: 'No answer yet' });
    scene.answer({ OpenCalendarDoor: wireOpened(5), Calendar: wireCalendar(fifth, [5]) });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Behind door 5' })).toHaveTextContent('25 points');
  });

  it('that is closed without a response fetches the calendar again', async () => {
    const scene = await openPage({ Calendar: wireCalendar(fifth), OpenCalendarDoor: new TypeError('Offline') });
    await userEvent.click(door('Open door 5'));
    const dialog = await screen.findByRole('dialog', { name: 'No answer yet' });
    expect(count(scene, 'Calendar')).toBe(1);
    scene.answer({ Calendar: wireCalendar(fifth, [5]) });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(count(scene, 'Calendar')).toBe(2));
    expect(await within(screen.getByRole('grid')).findByRole('button', { name: 'Door 5: 25 points' })).toBeVisible();
  });

  it('of another day does nothing', async () => {
    const scene = await openPage({ Calendar: wireCalendar(fifth) });
    fireEvent.click(door(/^Door 6/));
    await untilIdle();
    expect(scene.sent.map(({ operationName }) => operationName)).not.toContain('OpenCalendarDoor');
  });
});

it('that cannot be loaded can be loaded again', async () => {
  const scene = await renderStory(meta, Failed);
  expect(screen.getByRole('alert')).toHaveTextContent('This page did not load');
  scene.answer({ Calendar: wireCalendar(fifth) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('grid')).toBeVisible();
});

it('without a calendar says so', async () => {
  await openPage({ Calendar: { data: { root: { __typename: 'Root', calendar: null } } } });
  expect(screen.getByRole('heading', { name: 'There is no calendar at the moment' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the lobby' })).toHaveAttribute('href', '/en/');
});

it('is said not to be offered where the platform knows none (A-182)', async () => {
  await openPage({ Calendar: wireNotOffered });
  expect(screen.getByRole('status')).toHaveTextContent('This is not offered here');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
