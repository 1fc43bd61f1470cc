import { SessionNotStored } from '@lobby/auth';
import { Rejection } from '@lobby/data';
import { setBuild, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { getShortestPaths } from '@xstate/graph';
import type { AnyStateMachine } from 'xstate';
import {
  accept,
  field,
  fillAddress,
  fillContact,
  fillPerson,
  opened,
  openRegistration,
  press,
  rejection,
  type,
} from './register.fixture.tsx';
import { type RegistrationEvent, registrationMachine } from './registration.machine.ts';
import type { RegistrationInput } from './registrationInput.ts';

const done = { type: 'xstate.done.actor.0.registration.sending' } as never as RegistrationEvent;
const failed = (error: Error) =>
  ({ type: 'xstate.error.actor.0.registration.sending', error }) as never as RegistrationEvent;

const events: RegistrationEvent[] = [
  { type: 'NEXT' },
  { type: 'BACK' },
  { type: 'SUBMIT', registration: {} as RegistrationInput },
  done,
  failed(new Error('offline')),
  failed(new SessionNotStored()),
  failed(new Rejection('AccountExists')),
  failed(new Rejection('RegistrationInvalid', { extensions: [{ field: 'lastName' }] })),
];

const fieldOf = ({ extensions }: Rejection) => (extensions.length > 0 ? { name: 'lastName', step: 1 } : null);

/** Every state on every step, by the shortest way there. */
const paths = getShortestPaths(registrationMachine as AnyStateMachine, {
  events,
  input: { steps: 4, step: 0, register: async () => undefined, fieldOf },
  serializeState: ({ value, context }) => JSON.stringify([value, context.step, context.rejected?.rejection]),
});

interface Step {
  type: string;
  error?: Error;
}

const headings = ['How we reach you', 'Who you are', 'Where you live', 'What you decide'];

/** The real form; the test decides when the network responds. */
async function openForm() {
  let answer = Promise.withResolvers<unknown>();
  const scene = await openRegistration('DINO', { answers: { RegisterPlayer: answer.promise } });
  const settle = async (value: unknown) => {
    const { resolve } = answer;
    answer = Promise.withResolvers();
    scene.answer({ RegisterPlayer: answer.promise });
    await act(async () => resolve(value));
    await untilIdle();
  };
  async function fill() {
    if (screen.queryByLabelText('E-mail address')) await fillContact();
    else if (screen.queryByLabelText('First name')) await fillPerson();
    else if (screen.queryByLabelText('City')) await fillAddress();
    else if (!(field('I accept the privacy policy.') as HTMLInputElement).checked) await accept();
  }
  const steps: Record<string, (step: Step) => Promise<void>> = {
    async NEXT() {
      await fill();
      await press('Continue');
    },
    BACK: () => press('Back'),
    async SUBMIT() {
      await fill();
      const form = screen.getByRole('form');
      fireEvent.submit(form);
      fireEvent.submit(form);
      await untilIdle();
    },
    'xstate.done.actor.0.registration.sending': () => settle(opened),
    'xstate.error.actor.0.registration.sending'({ error }) {
      if (error instanceof SessionNotStored) {
        scene.beginSession.mockImplementationOnce(() => {
          throw new SessionNotStored();
        });
        return settle(opened);
      }
      return settle(
        error instanceof Rejection
          ? rejection(error.type as string, (error.extensions[0] as { field: string } | undefined)?.field)
          : { errors: [{ message: 'Down' }] },
      );
    },
  };
  return { ...scene, walk: (step: Step) => steps[step.type]?.(step) };
}
type OpenForm = Awaited<ReturnType<typeof openForm>>;

const views: Record<string, (form: OpenForm, rejected: string | undefined) => void> = {
  filling() {
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: /Continue|Open my account/ })).toBeEnabled();
  },
  sending({ registrations }) {
    expect(registrations()).toHaveLength(1);
    expect(screen.getByRole('form').querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
  rejected(_, rejected) {
    if (rejected === 'AccountExists') expect(screen.getByRole('alert')).toHaveTextContent('There is an account');
    else expect(field('Last name')).toHaveAccessibleDescription('This cannot be right. Please check it.');
  },
  unanswered: () => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled(),
  notStored({ beginSession }) {
    expect(beginSession).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Your account is open, but your browser does not keep/);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
  done: ({ beginSession }) => expect(beginSession).toHaveBeenCalledTimes(1),
};

beforeEach(() => {
  setBuild({ registrationForm: true });
  window.sessionStorage.clear();
  window.localStorage.setItem('featureFlags', '{"registration_form":"dino"}');
});

it('walks to every state', () => {
  expect([...new Set(paths.map(({ state }) => state.value))].toSorted()).toEqual(Object.keys(views).toSorted());
});

const titleOf = ({ state, steps }: (typeof paths)[number]) =>
  `${state.value} on step ${state.context.step + 1} after ${steps
    .slice(1)
    .map(({ event }) => event.type.replace(/xstate\.(\w+)\..*/, '$1'))
    .join(' ')} ${state.context.rejected?.rejection ?? ''}`;

it.each(paths.map((path) => [titleOf(path), path] as const))('the form shows: %s', async (_, { state, steps }) => {
  const form = await openForm();
  for (const { event } of steps) if (event.type !== 'xstate.init') await form.walk(event as Step);
  if (state.value !== 'done')
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(headings[state.context.step] ?? '');
  views[String(state.value)]?.(form, state.context.rejected?.rejection);
});

it('a rejected field may be corrected and the form goes on', async () => {
  const form = await openForm();
  const toRejection = paths.find(({ state }) => state.value === 'rejected' && state.context.step === 1);
  for (const { event } of toRejection?.steps ?? []) if (event.type !== 'xstate.init') await form.walk(event as Step);
  await type('Last name', 'Korhonen');
  await press('Continue');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Where you live');
});

it('signs in to the account that is open, by the same registration, once the browser keeps cookies', async () => {
  const form = await openForm();
  const toNotStored = paths.find(({ state }) => state.value === 'notStored');
  for (const { event } of toNotStored?.steps ?? []) if (event.type !== 'xstate.init') await form.walk(event as Step);
  form.answer({ RegisterPlayer: opened });
  await press('Try again');
  const ids = form.registrations().map(({ registrationId }) => registrationId);
  expect(ids).toHaveLength(2);
  expect(ids[1]).toBe(ids[0]);
  expect(form.beginSession).toHaveBeenCalledTimes(2);
});
