import { Rejection } from '@lobby/data';
import { renderScene, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { getShortestPaths } from '@xstate/graph';
import type { AnyStateMachine } from 'xstate';
import PersonalPage from '../personal/PersonalPage.tsx';
import { contactPlatform, rejection } from './platform.fixture.ts';
import { type Attempt, type VerificationEvent, verificationMachine } from './verification.machine.ts';

const MINUTE = 60_000;
const attempt: Attempt = { codeId: 'c1', code: '123456', before: { value: 'player@acme.test', verified: false } };
const done = (actor: string) => ({ type: `xstate.done.actor.0.verification.${actor}` }) as never as VerificationEvent;
const failed = (actor: string, error: Error) =>
  ({ type: `xstate.error.actor.0.verification.${actor}`, error }) as never as VerificationEvent;
const offline = new Error('offline');

const events: VerificationEvent[] = [
  { type: 'CHANGE' },
  { type: 'SEND', to: 'new@acme.test' },
  { type: 'RESEND' },
  { type: 'SUBMIT', attempt },
  { type: 'RETRY' },
  { type: 'EXPIRE' },
  { type: 'CANCEL' },
  done('sending'),
  failed('sending', new Rejection('ContactInvalid')),
  failed('sending', offline),
  done('resending'),
  failed('resending', offline),
  done('confirming'),
  failed('confirming', new Rejection('CodeInvalid')),
  failed('confirming', new Rejection('CodeExpired')),
  failed('confirming', offline),
];

/** Every state with each problem of the last request, by the shortest way there. */
const paths = getShortestPaths(verificationMachine as AnyStateMachine, {
  events,
  input: { sendCode: async () => undefined, confirm: async () => undefined },
  limit: 2000,
  serializeState: ({ value, context }) => JSON.stringify([value, context.problem]),
});

interface Step {
  type: string;
  error?: Error;
}

/** The real page; the network answers when the test lets it. */
async function openPage() {
  const platform = contactPlatform();
  platform.lifetime = 2 * MINUTE;
  const scene = await renderScene(<PersonalPage />, { path: '/en/profile/', answers: platform.answers });
  const row = () => within(screen.getByText('E-mail', { selector: 'dt' }).nextElementSibling as HTMLElement);
  const press = (name: string | RegExp) => act(async () => void fireEvent.click(row().getByRole('button', { name })));
  const submit = (value: string) =>
    act(async () => {
      fireEvent.change(row().getByRole('textbox'), { target: { value } });
      fireEvent.submit(row().getByRole('form'));
      // A second press changes nothing.
      fireEvent.submit(row().getByRole('form'));
    });
  let answer = Promise.withResolvers<unknown>();
  const delayResponses = () =>
    scene.answer({ SendVerificationCode: answer.promise, ConfirmVerificationCode: answer.promise });
  const ofPlatform = (variables: { id?: string }) => {
    const { SendVerificationCode: sendCode, ConfirmVerificationCode: confirm } = platform.answers;
    return variables.id === undefined ? sendCode(variables as never) : confirm(variables as never);
  };
  delayResponses();
  const settle = async (value: unknown) => {
    const { resolve } = answer;
    answer = Promise.withResolvers();
    delayResponses();
    await act(async () => resolve(value));
    await untilIdle();
  };
  const fail = ({ error }: Step) =>
    settle(error instanceof Rejection ? rejection(error.type) : { errors: [{ message: 'Down' }] });

  const steps: Record<string, (step: Step) => unknown> = {
    CHANGE: () => press(/^(Change e-mail address|Use another address)$/),
    SEND: () => (row().queryByRole('textbox') === null ? press('Verify e-mail address') : submit('new@acme.test')),
    async RESEND() {
      await act(() => jest.advanceTimersByTimeAsync(MINUTE));
      await press('Send a new code');
    },
    SUBMIT: () => submit('123456'),
    RETRY: () => press('Try again'),
    EXPIRE: () => act(() => jest.advanceTimersByTimeAsync(platform.lifetime)),
    CANCEL: () => press('Cancel'),
  };
  for (const actor of ['sending', 'resending', 'confirming']) {
    steps[`xstate.done.actor.0.verification.${actor}`] = () => settle(ofPlatform);
    steps[`xstate.error.actor.0.verification.${actor}`] = fail;
  }
  return {
    row,
    countOf: (name: string) => scene.names().filter((each) => each === name).length,
    async walk(step: Step) {
      await steps[step.type]?.(step);
      await untilIdle();
    },
  };
}
type OpenPage = Awaited<ReturnType<typeof openPage>>;

const problems: Record<string, RegExp> = {
  ContactInvalid: /We cannot use this e-mail address/,
  CodeInvalid: /not the code/,
  Unanswered: /We do not know whether/,
};
function expectProblem({ row }: OpenPage, problem: string | null) {
  const text = problem === null ? undefined : problems[problem];
  if (text) expect(row().getAllByText(text)[0]).toBeVisible();
  else expect(row().queryByText(/not the code|cannot use|We do not know/)).toBeNull();
}

/** What the player sees in each state. */
const views: Record<string, (page: OpenPage, problem: string | null) => void> = {
  closed: ({ row }) => expect(row().getByRole('button', { name: 'Change e-mail address' })).toBeEnabled(),
  enteringContact(page, problem) {
    expect(page.row().getByRole('button', { name: 'Send code' })).toBeEnabled();
    expectProblem(page, problem);
  },
  sending(page) {
    expect(page.row().getByText('One moment …')).toBeVisible();
    expect(page.row().queryByRole('button')).toBeNull();
    expect(page.countOf('SendVerificationCode')).toBe(1);
  },
  enteringCode(page, problem) {
    expect(page.row().getByRole('button', { name: 'Confirm' })).toBeEnabled();
    expectProblem(page, problem);
  },
  resending: ({ row }) =>
    expect(row().getByRole('button', { name: /Send a new code|Loading/ })).toHaveAttribute('aria-busy', 'true'),
  confirming(page) {
    expect(page.row().getByRole('form').querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true');
    expect(page.row().queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(page.countOf('ConfirmVerificationCode')).toBe(1);
  },
  unanswered: ({ row }) =>
    expect(row().getByRole('alert')).toHaveTextContent(/whether the code that you entered has reached us/),
  expired: ({ row }) => expect(row().getByRole('alert')).toHaveTextContent(/can no longer be used/),
  verified({ row }) {
    expect(row().getByText('Verified')).toBeVisible();
  },
};

// Loaded by the first press, which is not what is tested here.
beforeAll(() => import('./VerificationPanel.tsx'));
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

it('walks to every state', () => {
  expect([...new Set(paths.map(({ state }) => state.value))].toSorted()).toEqual(Object.keys(views).toSorted());
});

const titleOf = ({ state, steps }: (typeof paths)[number]) =>
  [
    state.value,
    'after',
    ...steps.map(({ event }) => event.type.replace('xstate.', '').replace('.actor.0.verification.', ' ')).slice(1),
    state.context.problem ?? '',
  ].join(' ');

it.each(paths.map((path) => [titleOf(path), path] as const))('the page shows: %s', async (_, { state, steps }) => {
  const page = await openPage();
  for (const { event } of steps) if (event.type !== 'xstate.init') await page.walk(event as Step);
  views[String(state.value)]?.(page, state.context.problem);
});
