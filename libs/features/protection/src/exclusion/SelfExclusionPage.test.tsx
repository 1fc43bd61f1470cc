import { Rejection } from '@lobby/data';
import { getShortestPaths } from '@xstate/graph';
import { Slot } from '@lobby/composition';
import {
  renderScene,
  renderStory,
  type SceneOptions,
  setBuild,
  translatePage,
  untilIdle,
  wirePlayer,
  wireViewer,
  wireWallet,
} from '@lobby/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { protectionFeature } from '../index.ts';
import { exclusionMachine, type ExclusionEvent, type ExclusionOption } from './exclusion.machine.ts';
import meta, { Failed, InForce, Several } from './SelfExclusion.stories.tsx';
import SelfExclusionPage from './SelfExclusionPage.tsx';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const week: ExclusionOption = { id: 'timeout-7d', kind: 'Timeout', length: 7, unit: 'Day', endsAt: inDays(7) };
const halfYear: ExclusionOption = {
  id: 'exclusion-6m',
  kind: 'SelfExclusion',
  length: 6,
  unit: 'Month',
  endsAt: inDays(182),
};
const day: ExclusionOption = { id: 'timeout-24h', kind: 'Timeout', length: 24, unit: 'Hour', endsAt: inDays(1) };
const forGood: ExclusionOption = {
  id: 'exclusion-ever',
  kind: 'SelfExclusion',
  length: null,
  unit: null,
  endsAt: null,
};
const wireOptions = (...options: ExclusionOption[]) =>
  wireViewer({ exclusionOptions: options.map((option) => ({ __typename: 'ExclusionOption', ...option })) });
const excludedUntil = (exclusionEndsAt: string) => ({
  ...wirePlayer,
  selfExclusionDetails: { __typename: 'SelfExclusionDetails', exclusionEndsAt },
});
const started = { data: { startExclusion: excludedUntil(inDays(182)) } };

const renderPage = ({ answers, part, ...options }: SceneOptions & { part?: ReactNode } = {}) =>
  renderScene(
    <>
      {part}
      <SelfExclusionPage />
    </>,
    {
      path: '/en/profile/self-exclusion/',
      ...options,
      answers: { ExclusionOptions: wireOptions(week, halfYear, forGood), StartExclusion: started, ...answers },
    },
  );
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choices = () => screen.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

beforeEach(() => setBuild({ selfExclusion: true, multipleSelfExclusionOptions: true }));

describe('the page of self-exclusion', () => {
  it('offers several lengths where the licence has several, with nothing preselected (R-6-013, R-6-014)', async () => {
    await renderStory(meta, Several);
    expect(choices()).toEqual([
      expect.stringContaining('Break: 7 days'),
      expect.stringContaining('Self-exclusion: 6 months'),
      expect.stringContaining('Self-exclusion: For good'),
    ]);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  });

  it('offers the one of a licence that has one, without a choice (R-6-014)', async () => {
    setBuild({ multipleSelfExclusionOptions: false });
    const scene = await renderPage({ answers: { ExclusionOptions: wireOptions(day, halfYear) } });
    expect(screen.getByText('Self-exclusion: 6 months')).toBeVisible();
    expect(choices()).toEqual([]);
    await press('Continue');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Begin now');
    await screen.findByText('Done. It is in force now.');
    expect(scene.sent.find(({ operationName }) => operationName === 'StartExclusion')?.variables).toEqual({
      optionId: 'exclusion-6m',
    });
  });

  it('says what happens to play, money and bonuses before anything begins', async () => {
    await renderStory(meta, Several);
    for (const text of [
      /cannot play for real money/,
      /Your money stays yours/,
      /Bonuses and rewards/,
      /cannot be ended/,
    ])
      expect(screen.getByText(text)).toBeVisible();
  });

  it('has a self-exclusion confirmed by a tick, in a translated page too, and sends it once', async () => {
    translatePage();
    const scene = await renderPage();
    await choose(/6 months/);
    await press('Continue');
    await press('Begin now');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please tick the box to confirm.');
    expect(scene.names()).not.toContain('StartExclusion');
    await userEvent.click(screen.getByRole('checkbox', { name: /I want to exclude myself/ }));
    await press('Begin now');
    expect(await screen.findByText('Done. It is in force now.')).toBeVisible();
    expect(scene.sent.filter(({ operationName }) => operationName === 'StartExclusion')).toEqual([
      { operationName: 'StartExclusion', variables: { optionId: 'exclusion-6m' } },
    ]);
    // The player is refetched, so that games and deposits of this tab end.
    expect(scene.names().slice(scene.names().indexOf('StartExclusion'))).toContain('GetPlayerInfo');
  });

  it('is in force for the whole lobby once it has been answered, although the player cannot be refetched', async () => {
    const scene = await renderPage({
      features: [protectionFeature()],
      answers: { Banners: { data: { root: { __typename: 'Root', banners: [] } } } },
      part: <Slot name="page.notice" />,
    });
    scene.answer({ GetPlayerInfo: new Error('offline') });
    await choose(/6 months/);
    await press('Continue');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Begin now');
    expect(await screen.findByText('Done. It is in force now.')).toBeVisible();
    expect(await screen.findByText(/^You have excluded yourself from play until/)).toBeVisible();
    expect(scene.names().slice(scene.names().indexOf('StartExclusion'))).toContain('GetPlayerInfo');
  });

  it('begins a break without a word to type', async () => {
    await renderPage();
    await choose(/7 days/);
    await press('Continue');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Begin now');
    expect(await screen.findByText('Done. It is in force now.')).toBeVisible();
  });

  it('does not offer the length that has just begun again, but does so when it ends a day later', async () => {
    const inForceUntil = (days: number) => ({
      GetPlayerInfo: wireViewer({ player: excludedUntil(inDays(days)), wallet: wireWallet }),
    });
    const { unmount } = await renderPage({ answers: inForceUntil(181.99) });
    expect(choices()).toEqual([expect.stringContaining('For good')]);
    unmount();
    await renderPage({ answers: inForceUntil(180) });
    expect(choices()).toEqual([expect.stringContaining('6 months'), expect.stringContaining('For good')]);
  });

  it('shows what is in force, without a way back, and offers longer ones alone', async () => {
    const inForce = wireViewer({ player: excludedUntil(inDays(30)), wallet: wireWallet });
    await renderPage({ answers: { GetPlayerInfo: inForce } });
    expect(screen.getByText(/cannot be ended or shortened/)).toBeVisible();
    expect(within(screen.getByRole('radiogroup', { name: 'Make it longer' })).getAllByRole('radio')).toHaveLength(2);
    expect(choices()).not.toContainEqual(expect.stringContaining('7 days'));
  });

  it('offers a player on a break longer ones alone', async () => {
    const timeouts = { __typename: 'Timeouts', timeoutEndsAt: inDays(30) };
    const onBreak = wireViewer({ player: { ...wirePlayer, timeouts }, wallet: wireWallet });
    await renderPage({ answers: { GetPlayerInfo: onBreak } });
    expect(choices()).toEqual([expect.stringContaining('6 months'), expect.stringContaining('For good')]);
  });

  it('requests the lengths anew with each visit, since their ends move', async () => {
    function Visits() {
      const [visit, setVisit] = useState(1);
      return (
        <>
          <button onClick={() => setVisit(visit + 1)}>Come back</button>
          <SelfExclusionPage key={visit} />
        </>
      );
    }
    const options = { ExclusionOptions: wireOptions(week) };
    const scene = await renderScene(<Visits />, { path: '/en/profile/self-exclusion/', answers: options });
    await press('Come back');
    await untilIdle();
    expect(scene.names().filter((name) => name === 'ExclusionOptions')).toHaveLength(2);
  });

  it('offers nothing to a player who is excluded for good', async () => {
    await renderStory(meta, InForce);
    expect(choices()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(screen.getByText(/cannot be ended or shortened/)).toBeVisible();
  });

  it('can be loaded again when that has failed', async () => {
    const scene = await renderStory(meta, Failed);
    scene.answer({ ExclusionOptions: wireOptions(week) });
    await press('Try again');
    await waitFor(() => expect(choices()).toHaveLength(1));
  });
});

describe('every state of the machine', () => {
  const DONE = 'xstate.done.actor.0.exclusion.sending';
  const ERROR = 'xstate.error.actor.0.exclusion.sending';
  const rejected = { type: ERROR, error: new Rejection('ExclusionInForce') } as never;
  const lost = { type: ERROR, error: new Error('Network') } as never;
  const events: ExclusionEvent[] = [
    { type: 'CHOOSE', option: week },
    { type: 'CHOOSE', option: halfYear },
    { type: 'CONTINUE' },
    { type: 'BACK' },
    { type: 'CONFIRM', isTicked: true },
    { type: 'RETRY' },
    { type: DONE } as never,
    rejected,
    lost,
  ];
  const paths = getShortestPaths(exclusionMachine, {
    events,
    input: { start: async () => undefined },
    limit: 500,
    serializeState: ({ value, context }) => JSON.stringify([value, context.option?.id]),
  });
  const signs: Readonly<Record<string, () => HTMLElement>> = {
    choosing: () => screen.getByRole('radiogroup', { name: 'For how long?' }),
    confirming: () => screen.getByRole('button', { name: 'Begin now' }),
    sending: () => screen.getByText(/One moment/),
    unanswered: () => screen.getByText(/We have no answer yet/),
    rejected: () => screen.getByText(/A longer one is in force/),
    started: () => screen.getByText(/It is in force now/),
  };
  const named = paths.map(
    ({ state, steps }) => [`${String(state.value)} ${state.context.option?.id ?? ''}`, state, steps] as const,
  );

  it('is one of the chart’s', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(signs)));
  });

  it.each(named)('shows on the page: %s', async (_, state, steps) => {
    let answer = Promise.withResolvers<unknown>();
    await renderPage({ answers: { StartExclusion: () => answer.promise } });
    /** Answers the request that is under way; the next one gets an answer of its own. */
    async function settle(response: unknown) {
      const { resolve } = answer;
      answer = Promise.withResolvers();
      await act(async () => resolve(response));
      await untilIdle();
    }
    for (const { event } of steps as { event: ExclusionEvent & { error?: unknown } }[]) {
      const type = event.type as string;
      if (event.type === 'CHOOSE') await choose(event.option === week ? /7 days/ : /6 months/);
      if (event.type === 'CONTINUE') await press('Continue');
      if (event.type === 'BACK') await press('Back');
      if (event.type === 'RETRY') await press('Try again');
      if (event.type === 'CONFIRM') {
        const box = screen.queryByRole('checkbox');
        if (box) await userEvent.click(box);
        await press('Begin now');
      }
      if (type === DONE) await settle(started);
      if (type === ERROR)
        await settle(
          event.error instanceof Rejection
            ? { errors: [{ message: 'No', extensions: { type: '$ExclusionInForce' } }] }
            : new Error('Network'),
        );
    }
    expect(signs[String(state.value)]?.()).toBeVisible();
  });
});
