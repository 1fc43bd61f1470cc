import { Rejection } from '@lobby/data';
import { renderScene, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { getShortestPaths } from '@xstate/graph';
import type { AnyStateMachine } from 'xstate';
import { verificationFeature } from '../index.ts';
import { type DeclarationEvent, declarationMachine, type DeclarationRequest } from './declaration.machine.ts';
import SourceOfWealthPage from './SourceOfWealthPage.tsx';
import { wealthPlatform } from './wealth.fixture.ts';

/** Milliseconds in which a network operation that failed is tried once more. */
const RETRY = 15_000;

const requests: DeclarationRequest[] = [
  { type: 'save', kind: 'Salary', optionIds: ['Salary-0', 'Salary-1'] },
  { type: 'complete', kind: 'Other' },
  { type: 'submit' },
];
const answer = (event: object) => event as DeclarationEvent;
const events: DeclarationEvent[] = [
  ...requests.map((request) => ({ type: 'REQUEST' as const, request })),
  { type: 'RETRY' },
  { type: 'CONTINUE' },
  answer({ type: 'xstate.done.actor.0.declaration.sending' }),
  answer({
    type: 'xstate.error.actor.0.declaration.sending',
    error: new Rejection('SourceOfWealthIncomplete'),
  }),
  answer({ type: 'xstate.error.actor.0.declaration.sending', error: new Error('offline') }),
];

/** Every state of the chart with each kind of request, by the shortest way there. */
const paths = getShortestPaths(declarationMachine as AnyStateMachine, {
  events,
  input: { send: async () => undefined },
  limit: 2000,
  serializeState: ({ value, context }) => JSON.stringify([value, context.queue[0]?.type ?? null]),
});

interface Step {
  type: string;
  request?: DeclarationRequest;
  error?: Error;
}
const mutations = {
  save: 'SaveSourceOfWealth',
  complete: 'CompleteSourceOfWealth',
  submit: 'SubmitSourceOfWealth',
} as const;
const mutationNames: readonly string[] = Object.values(mutations);

/** The real page with one complete source; the test settles each response of the network. */
async function openPage() {
  const platform = wealthPlatform({
    records: { Salary: { checked: [0], files: ['payslip.pdf'], completed: true } },
  });
  const scene = await renderScene(<SourceOfWealthPage />, {
    features: [verificationFeature()],
    answers: platform.answers,
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Salary/ })));
  let response = Promise.withResolvers<unknown>();
  const delayResponses = () =>
    scene.answer(
      Object.fromEntries(
        Object.values(mutations).map((name) => [
          name,
          response.promise.then((value) => value ?? platform.answers[name]),
        ]),
      ),
    );
  delayResponses();
  /** The platform's own answer where there is no other. */
  async function settle(value?: unknown) {
    const { resolve } = response;
    response = Promise.withResolvers();
    resolve(value);
    await untilIdle();
  }
  async function lose() {
    await settle(new Error('offline'));
    // The client tries once more by itself.
    await act(() => jest.advanceTimersByTimeAsync(RETRY));
    await settle(new Error('offline'));
  }
  const requestsOfPage: Record<DeclarationRequest['type'], () => unknown> = {
    save: () => fireEvent.click(screen.getByRole('checkbox', { name: 'Employment contract' })),
    // A file has arrived for a source that has its ticks.
    async complete() {
      platform.state.records.Other = { checked: [0], files: ['proof.pdf'] };
      await act(async () => scene.client.refetchTypes(['SourceOfWealthRecord']));
    },
    submit: () => fireEvent.click(screen.getByRole('button', { name: 'Hand it over' })),
  };
  const steps: Record<string, (step: Step) => unknown> = {
    REQUEST: ({ request }) => request && requestsOfPage[request.type](),
    RETRY: () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
    CONTINUE: () => fireEvent.click(screen.getByRole('button', { name: 'OK' })),
    'xstate.done.actor.0.declaration.sending': () => settle(),
    'xstate.error.actor.0.declaration.sending': ({ error }) =>
      error instanceof Rejection
        ? settle({ errors: [{ message: 'no', extensions: { type: `$${error.type}` } }] })
        : lose(),
  };
  return {
    sentMutations: () => scene.names().filter((name) => mutationNames.includes(name)),
    async walk(step: Step) {
      await steps[step.type]?.(step);
      await untilIdle();
    },
  };
}
type OpenPage = Awaited<ReturnType<typeof openPage>>;

/** What the player sees in each state. */
const views: Record<string, (page: OpenPage, request: DeclarationRequest | undefined) => void> = {
  saved: () => expect(screen.getByText('All changes are saved.')).toBeVisible(),
  sending({ sentMutations }, request) {
    expect(screen.getByText('Saving …')).toBeVisible();
    expect(sentMutations()).toEqual([mutations[request?.type ?? 'save']]);
    const boxes = screen.getAllByRole('checkbox');
    if (request?.type === 'submit') for (const box of boxes) expect(box).toBeDisabled();
    else for (const box of boxes) expect(box).toBeEnabled();
  },
  unanswered(_, request) {
    expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the server');
    if (request?.type === 'save') expect(screen.getByRole('checkbox', { name: 'Employment contract' })).toBeChecked();
  },
  rejected: () => expect(screen.getByRole('alert')).toHaveTextContent('Something of it is missing'),
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] }));
afterEach(() => jest.useRealTimers());

it('walks to every state', () => {
  const reached = new Set(paths.map(({ state }) => String(state.value)));
  expect([...reached].toSorted()).toEqual(Object.keys(views).toSorted());
});

const titleOf = ({ state, steps }: (typeof paths)[number]) =>
  [
    state.value,
    'after',
    ...steps
      .slice(1)
      .map(({ event }) => (event as Step).request?.type ?? event.type.replace('xstate.', '').replace('.actor.0', '')),
  ].join(' ');

it.each(paths.map((path) => [titleOf(path), path] as const))('the page shows: %s', async (_, { state, steps }) => {
  const page = await openPage();
  for (const { event } of steps) if (event.type !== 'xstate.init') await page.walk(event as Step);
  views[String(state.value)]?.(page, state.context.queue[0]);
});
