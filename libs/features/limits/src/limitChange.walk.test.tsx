import { Rejection } from '@lobby/data';
import { renderScene, setBuild, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { getShortestPaths } from '@xstate/graph';
import type { AnyStateMachine } from 'xstate';
import type { LimitState } from './limit.ts';
import { type LimitChangeEvent, limitChangeMachine } from './limitChange.machine.ts';
import { wireLimit, wireLimits } from './limits.fixture.ts';
import LimitsPage from './LimitsPage.tsx';

/** Milliseconds in which a network operation that failed is tried once more. */
const RETRY = 15_000;
const past = new Date(Date.now() - 60_000).toISOString();
const future = new Date(Date.now() + 86_400_000).toISOString();

const base: LimitState = { value: '50', changeId: 'c1', changeValue: '80' };
const changedElsewhere: LimitState = { ...base, value: '20' };
const arrived: LimitState = { value: '40', changeId: null, changeValue: null };

const done = (actor: string, output: LimitState) =>
  ({ type: `xstate.done.actor.0.limitChange.${actor}`, output }) as never as LimitChangeEvent;
const failed = (actor: string, error: Error) =>
  ({ type: `xstate.error.actor.0.limitChange.${actor}`, error }) as never as LimitChangeEvent;

const events: LimitChangeEvent[] = [
  { type: 'EDIT', base },
  { type: 'REMOVE', base },
  { type: 'CONFIRM', base, changeId: 'c1' },
  { type: 'WITHDRAW', base, changeId: 'c1' },
  { type: 'SUBMIT', value: { amount: '40.00', minutes: null } },
  { type: 'AGREE' },
  { type: 'CANCEL' },
  { type: 'RETRY' },
  { type: 'CONTINUE' },
  { type: 'LIMIT_CHANGED', state: changedElsewhere },
  done('checking', base),
  done('checking', changedElsewhere),
  failed('checking', new Error('offline')),
  done('sending', arrived),
  failed('sending', new Rejection('PlayerBlocked')),
  failed('sending', new Rejection('LimitChangeNotPending')),
  failed('sending', new Error('offline')),
];

/** Every state of the chart with each kind of request, by the shortest way there. */
const paths = getShortestPaths(limitChangeMachine as AnyStateMachine, {
  events,
  input: { read: async () => base, send: async () => base },
  limit: 2000,
  serializeState: ({ value, context }) => JSON.stringify([value, context.request?.type ?? null]),
});

interface Step {
  type: string;
  output?: LimitState;
  error?: Error;
}

const mutations = ['SetLimit', 'RemoveLimit', 'ConfirmLimitChange', 'WithdrawLimitChange'];

/** The real page with a limit of €50, for which €80 may be confirmed; the test settles each response. */
async function openPage() {
  const pending = { id: 'c1', value: 80, effectiveAt: past, expiresAt: future };
  const limit: Parameters<typeof wireLimit>[0] = { value: 50, pending };
  const scene = await renderScene(<LimitsPage />, {
    settings: { license: 'mga' },
    answers: { Limits: wireLimits([limit]) },
  });
  let answer = Promise.withResolvers<unknown>();
  const delayResponses = () =>
    scene.answer(Object.fromEntries(['Limits', ...mutations].map((name) => [name, answer.promise])));
  delayResponses();
  const settle = async (value: unknown) => {
    const { resolve } = answer;
    answer = Promise.withResolvers();
    delayResponses();
    resolve(value);
    await untilIdle();
  };

  const card = within(screen.getByRole('region', { name: 'Deposit limit per day' }));
  const press = (name: string | RegExp) => fireEvent.click(card.getByRole('button', { name }));
  const steps: Record<string, (step: Step) => unknown> = {
    EDIT: () => press(/^Change /),
    REMOVE: () => press(/^Remove /),
    CONFIRM: () => press('Confirm'),
    WITHDRAW: () => press('Withdraw the request'),
    SUBMIT() {
      fireEvent.change(card.getByRole('textbox'), { target: { value: '40' } });
      fireEvent.submit(card.getByRole('form'));
      // A second press changes nothing.
      fireEvent.submit(card.getByRole('form'));
    },
    AGREE: () => press('Request removal'),
    CANCEL: () => press('Cancel'),
    RETRY: () => press('Try again'),
    CONTINUE: () => press('Continue'),
    async LIMIT_CHANGED() {
      limit.value = 20;
      await act(async () => scene.client.refetchTypes(['Limit']));
      await settle(wireLimits([limit]));
    },
    'xstate.done.actor.0.limitChange.checking'({ output }) {
      if (output === changedElsewhere) limit.value = 20;
      return settle(wireLimits([limit]));
    },
    async 'xstate.error.actor.0.limitChange.checking'() {
      await settle(new Error('offline'));
      // The client tries once more by itself.
      await act(() => jest.advanceTimersByTimeAsync(RETRY));
      await settle(new Error('offline'));
    },
    async 'xstate.done.actor.0.limitChange.sending'() {
      await settle({ data: { changed: wireLimit({ value: 40 }) } });
    },
    'xstate.error.actor.0.limitChange.sending': ({ error }) =>
      settle(
        error instanceof Rejection
          ? { errors: [{ message: 'no', extensions: { type: `$${error.type}` } }] }
          : new Error('offline'),
      ),
  };
  return {
    card,
    sentMutations: () => scene.names().filter((name) => mutations.includes(name)),
    async walk(step: Step) {
      await steps[step.type]?.(step);
      await untilIdle();
    },
  };
}
type OpenPage = Awaited<ReturnType<typeof openPage>>;

function expectBusy({ card }: OpenPage, request: string | undefined) {
  if (request === 'set')
    expect(card.getByRole('button', { name: /Save|One moment/ })).toHaveAttribute('aria-busy', 'true');
  else expect(card.getByText('One moment …')).toBeVisible();
  expect(card.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(card.queryByRole('button', { name: 'Confirm' })).toBeNull();
}
const alertOf = ({ card }: OpenPage) => card.getByRole('alert').textContent;

/** What the player sees in each state. */
const views: Record<string, (page: OpenPage, request: string | undefined) => void> = {
  shown: ({ card }) => expect(card.getByRole('button', { name: /^Change / })).toBeEnabled(),
  editing: ({ card }) => expect(card.getByRole('textbox', { name: 'New limit' })).not.toHaveAttribute('readonly'),
  askingRemoval: ({ card }) => expect(card.getByText(/^Remove this limit\? It stays in force/)).toBeVisible(),
  checking(page, request) {
    expectBusy(page, request);
    expect(page.sentMutations()).toEqual([]);
  },
  sending(page, request) {
    expectBusy(page, request);
    expect(page.sentMutations()).toHaveLength(1);
  },
  unreachable: (page) => expect(alertOf(page)).toMatch(/it is not known whether your change has arrived/),
  rejected: (page) => expect(alertOf(page)).toMatch(/limits can be lowered but not raised/),
  replaced: (page) => expect(alertOf(page)).toMatch(/Nothing of this change has been saved/),
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] }));
afterEach(() => jest.useRealTimers());

it('walks to every state', () => {
  const reached = new Set(paths.map(({ state }) => state.value));
  expect([...reached].toSorted()).toEqual(Object.keys(views).toSorted());
});

const titleOf = ({ state, steps }: (typeof paths)[number]) =>
  [
    state.value,
    'after',
    ...steps.map(({ event }) => event.type.replace('xstate.', '').replace('.actor.0.limitChange.', ' ')).slice(1),
  ].join(' ');

it.each(paths.map((path) => [titleOf(path), path] as const))('the page shows: %s', async (_, { state, steps }) => {
  setBuild({ depositLimits: true });
  const page = await openPage();
  for (const { event } of steps) if (event.type !== 'xstate.init') await page.walk(event as Step);
  views[String(state.value)]?.(page, state.context.request?.type);
});
