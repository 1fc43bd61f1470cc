import { SessionNotStored } from '@lobby/auth';
import { Rejection } from '@lobby/data';
import { setBuild, translatePage, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { getShortestPaths } from '@xstate/graph';
import type { AnyStateMachine } from 'xstate';
import { openSignIn, phonePlatform, rejection } from '../signIn.fixture.tsx';
import type { PhoneSignIn } from '../signInUnderWay.ts';
import { type PhoneLoginEvent, phoneLoginMachine, type PhoneProblem } from './phoneLogin.machine.ts';

const MINUTE = 60_000;
const errorOf = (problem: PhoneProblem, attemptsLeft: number | null = null) =>
  problem === 'NotStored'
    ? new SessionNotStored()
    : problem === 'Unanswered'
      ? new Error('offline')
      : new Rejection(problem, { extensions: attemptsLeft === null ? [] : [{ attemptsLeft }] });
const signIn: PhoneSignIn = {
  kind: 'phone',
  from: 'login',
  id: 'login-1',
  sentTo: '+358••••567',
  codeLength: 6,
  resendAvailableAt: '2026-11-23T10:00:30.000Z',
  expiresAt: '2026-11-23T10:10:00.000Z',
  attemptsLeft: 5,
  clockOffset: 0,
  returnTo: null,
};
const done = (actor: string) =>
  ({ type: `xstate.done.actor.0.phoneLogin.${actor}`, output: signIn }) as never as PhoneLoginEvent;
const failed = (actor: string, problem: PhoneProblem, attemptsLeft?: number) =>
  ({
    type: `xstate.error.actor.0.phoneLogin.${actor}`,
    error: errorOf(problem, attemptsLeft),
  }) as never as PhoneLoginEvent;

const events: PhoneLoginEvent[] = [
  { type: 'START', number: '+358401234567', from: 'login', returnTo: null },
  { type: 'RESUME', from: 'login', returnTo: null },
  { type: 'SUBMIT', code: '123456' },
  { type: 'RESEND' },
  { type: 'EXPIRE' },
  { type: 'CHANGE' },
  done('starting'),
  ...(['ContactInvalid', 'CodeRecentlySent', 'TooManyAttempts', 'Unanswered'] as const).map((problem) =>
    failed('starting', problem),
  ),
  done('resending'),
  ...(['CodeRecentlySent', 'CodeExpired', 'Unanswered'] as const).map((problem) => failed('resending', problem)),
  done('confirming'),
  ...(['CodeInvalid', 'CodeExpired', 'TooManyAttempts', 'AccountNotFound', 'NotStored', 'Unanswered'] as const).map(
    (problem) => failed('confirming', problem),
  ),
  failed('confirming', 'CodeInvalid', 0),
  failed('confirming', 'CodeExpired', 0),
];

/** Every state with each problem of the last request, by the shortest way there. */
const paths = getShortestPaths(phoneLoginMachine as AnyStateMachine, {
  events,
  input: {
    asksFor: 'number',
    signIn: null,
    sent: {},
    start: async () => signIn,
    resend: async () => signIn,
    complete: async () => undefined,
    persist: () => undefined,
    persistProof: () => undefined,
  },
  limit: 2000,
  serializeState: ({ value, context }) =>
    JSON.stringify([value, context.problem, context.signIn && context.signIn.attemptsLeft > 0]),
});

interface Step {
  type: string;
  error?: Error;
}

/** The real pages; the test decides when the network responds. */
async function openPages() {
  const platform = phonePlatform();
  platform.lifetime = 2 * MINUTE;
  let hasCookies = true;
  const scene = await openSignIn('/en/login/', 'Sms', { answers: platform.answers, refusesCookies: () => !hasCookies });
  let answer = Promise.withResolvers<unknown>();
  const hold = () =>
    scene.answer({
      StartPhoneLogin: answer.promise,
      ResendPhoneLoginCode: answer.promise,
      CompletePhoneLogin: answer.promise,
    });
  hold();
  const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  const submit = (value: string) =>
    act(async () => {
      fireEvent.change(screen.getByRole('textbox'), { target: { value } });
      fireEvent.submit(screen.getByRole('form'));
      // A second press changes nothing.
      fireEvent.submit(screen.getByRole('form'));
    });
  async function settle(value: unknown) {
    const { resolve } = answer;
    answer = Promise.withResolvers();
    hold();
    await act(async () => resolve(value));
    await untilIdle();
  }
  const fail = ({ error }: Step) => {
    if (error instanceof SessionNotStored) {
      hasCookies = false;
      return settle(CompletePhoneLogin({ code: '123456' }));
    }
    return settle(
      error instanceof Rejection
        ? rejection(error.type as string, (error.extensions[0] ?? {}) as object)
        : { errors: [{ message: 'Down' }] },
    );
  };
  const { StartPhoneLogin, ResendPhoneLoginCode, CompletePhoneLogin } = platform.answers;
  const steps: Record<string, (step: Step) => unknown> = {
    START: () => submit('040 123 4567'),
    RESUME: () => press(/^Enter the code sent to/),
    SUBMIT: () => submit('123456'),
    async RESEND() {
      await act(() => jest.advanceTimersByTimeAsync(MINUTE));
      await press('Send a new code');
    },
    EXPIRE: () => act(() => jest.advanceTimersByTimeAsync(platform.lifetime)),
    CHANGE: () => press(/^(Use another number|To the number)$/),
    'xstate.done.actor.0.phoneLogin.starting': () => settle(StartPhoneLogin()),
    'xstate.done.actor.0.phoneLogin.resending': () => settle(ResendPhoneLoginCode()),
    'xstate.done.actor.0.phoneLogin.confirming': () => settle(CompletePhoneLogin({ code: '123456' })),
  };
  for (const actor of ['starting', 'resending', 'confirming']) steps[`xstate.error.actor.0.phoneLogin.${actor}`] = fail;
  return {
    ...scene,
    async walk(step: Step) {
      await steps[step.type]?.(step);
      await untilIdle();
      // Pages go on to others a moment later.
      if (step.type.startsWith('xstate.')) await act(() => jest.advanceTimersByTimeAsync(1));
      await untilIdle();
    },
  };
}
type Pages = Awaited<ReturnType<typeof openPages>>;

const busy = () => screen.getByRole('form').querySelector('[type=submit]');

/** What the visitor sees in each state. */
const views: Record<string, (pages: Pages) => void> = {
  enteringNumber({ address }) {
    expect(address()).toBe('/en/login/');
    expect(screen.getByRole('textbox', { name: /Phone number/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled();
  },
  starting({ address, countOf }) {
    expect(address()).toBe('/en/login/');
    expect(busy()).toHaveAttribute('aria-busy', 'true');
    expect(countOf('StartPhoneLogin')).toBeGreaterThan(0);
  },
  enteringCode({ address }) {
    expect(address()).toBe('/en/enter-code/');
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
  resending({ address }) {
    expect(address()).toBe('/en/enter-code/');
    expect(screen.getByRole('button', { name: /Send a new code|Loading/ })).toHaveAttribute('aria-busy', 'true');
  },
  confirming({ countOf }) {
    expect(busy()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Use another number' })).toBeDisabled();
    expect(countOf('CompletePhoneLogin')).toBe(1);
  },
  spent({ address }) {
    expect(address()).toBe('/en/enter-code/');
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('This code can no longer be used.');
    expect(screen.queryByRole('textbox')).toBeNull();
  },
  over({ address }) {
    expect(address()).toBe('/en/enter-code/');
    expect(screen.getByRole('alert')).toHaveTextContent('This code can no longer be used.');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  },
  withoutAccount() {
    expect(screen.getByRole('alert')).toHaveTextContent('There is no account with this number yet.');
    expect(screen.getByRole('link', { name: 'Create an account' })).toBeVisible();
  },
  signedIn: ({ address }) => expect(address()).toBe('/en/'),
};

// Loaded by the flow, which is not what is tested here.
beforeAll(async () => {
  await import('./PhoneLogin.tsx');
  await import('./PhoneCodePage.tsx');
  await import('../../pages/LoginPage.tsx');
});
beforeEach(() => {
  setBuild({ phoneLogin: true, Keycloak: false });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it('walks to every state', () => {
  expect([...new Set(paths.map(({ state }) => state.value))].toSorted()).toEqual(Object.keys(views).toSorted());
});

const titleOf = ({ state, steps }: (typeof paths)[number]) =>
  [
    state.value,
    'after',
    ...steps.map(({ event }) => event.type.replace('xstate.', '').replace('.actor.0.phoneLogin.', ' ')).slice(1),
    state.context.problem ?? '',
  ].join(' ');

it.each(paths.map((path) => [titleOf(path), path] as const))(
  'the pages show, also if they are translated (A-193): %s',
  async (_, { state, steps }) => {
    translatePage();
    const pages = await openPages();
    for (const { event } of steps) if (event.type !== 'xstate.init') await pages.walk(event as Step);
    views[String(state.value)]?.(pages);
  },
);
