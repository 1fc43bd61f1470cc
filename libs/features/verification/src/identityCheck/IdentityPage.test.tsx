import { Rejection } from '@lobby/data';
/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import {
  renderScene,
  renderStory,
  setBuild,
  untilIdle,
  wireNotOffered,
  wirePlayer,
  wireViewer,
  wireWallet,
} from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getShortestPaths } from '@xstate/graph';
import type { AnyStateMachine } from 'xstate';
import { identityCheckMachine, type IdentityCheckEvent } from './identityCheck.machine.ts';
import meta, { NotRequired, Verified } from './IdentityPage.stories.tsx';
import IdentityPage from './IdentityPage.tsx';

const origin = 'https://kyc.acme.test';
const kyc = (status: string) => ({
  kycCheckStatus: {
    __typename: 'KycCheckStatus',
    status,
    deadline: '2099-12-01T12:00:00Z',
    verificationsDone: ['Email'],
    verificationsMissing: ['Identity', 'Address', 'SomethingNew'],
  },
});
const infoOf = (status: string) => wireViewer({ player: { ...wirePlayer, ...kyc(status) }, wallet: wireWallet });
const sessionOf = (accessToken: string, url = origin) => ({
  data: {
    __typename: 'Mutation',
    startKycSession: { __typename: 'KycSession', accessToken, expiresAt: '2026-12-01T12:00:00Z', url },
  },
});
const rejection = { errors: [{ message: 'no', extensions: { type: '$KycNotRequired' } }] };

const frame = () => screen.queryByTitle<HTMLIFrameElement>('Identity check');
const post = (method: string, payload: object = {}) =>
  act(async () => {
    const data = { method: `idCheck.${method}`, ...payload };
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame()?.contentWindow ?? null }));
  });

beforeEach(() => setBuild({ kycRequired: true, SumSubFlow: true }));

describe('the page of the identity check', () => {
  it('says what is missing and until when, and shows the provider’s check (R-6-021)', async () => {
    const scene = await renderScene(<IdentityPage />, {
      answers: { GetPlayerInfo: infoOf('Required'), StartKycSession: sessionOf('first') },
    });
    expect(screen.getByText('Still to be shown: identity and address')).toBeVisible();
    expect(screen.getByText(deadline)).toBeVisible();
    await waitFor(() => expect(frame()?.src).toContain(`${origin}/websdk/websdk.html`));
    expect(scene.names()).toContain('StartKycSession');
  });

  it.each([
    ['Done', 'You are verified', Verified],
    ['NotRequired', 'No check is needed', NotRequired],
  ])('starts no check for a player whose status is %s', async (_, title, story) => {
    const scene = await renderStory(meta, story);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(scene.names()).not.toContain('StartKycSession');
  });

  it.each(['https://lobby.acme.test/', 'http://kyc.acme.test', 'javascript:alert(1)', 'kyc'])(
    'frames no page at %s',
    async (url) => {
      await renderScene(<IdentityPage />, {
        answers: { GetPlayerInfo: infoOf('Required'), StartKycSession: sessionOf('first', url) },
      });
      expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached');
      expect(frame()).toBeNull();
    },
  );

  it('queries the platform for the result when the frame reports an approval', async () => {
    const scene = await renderScene(<IdentityPage />, {
      answers: { GetPlayerInfo: infoOf('Required'), StartKycSession: sessionOf('first') },
    });
    await waitFor(() => expect(frame()).not.toBeNull());
    const requests = scene.names().filter((name) => name === 'GetPlayerInfo').length;
    await post('onApplicantStatusChanged', { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'GREEN' } });
    await untilIdle();
    expect(scene.names().filter((name) => name === 'GetPlayerInfo')).toHaveLength(requests + 1);
  });
});

const done = (actor: string) => ({ type: `xstate.done.actor.0.identityCheck.${actor}` }) as never as IdentityCheckEvent;
const failed = (actor: string, error: Error) =>
  ({ type: `xstate.error.actor.0.identityCheck.${actor}`, error }) as never as IdentityCheckEvent;

const paths = getShortestPaths(identityCheckMachine as AnyStateMachine, {
  events: [
    { type: 'LOADED' },
    { type: 'FAILED' },
    { type: 'TOKEN_EXPIRED' },
    { type: 'SUBMITTED' },
    { type: 'RETRY_REQUIRED' },
    { type: 'APPROVED' },
    { type: 'REJECTED' },
    { type: 'RETRY' },
    { ...done('starting'), output: { accessToken: 'first', origin } } as never,
    failed('starting', new Rejection('KycNotRequired')),
    failed('starting', new Rejection('NotOffered')),
    failed('starting', new Error('offline')),
    { ...done('checking.token.renewing'), output: { accessToken: 'next', origin } } as never,
    failed('checking.token.renewing', new Error('offline')),
  ],
  input: {
    startSession: async () => ({ accessToken: 'first', origin }),
    openCheck: () => ({ renew: () => {}, close: () => {} }),
    onDecided: () => {},
  },
  limit: 2000,
  serializeState: ({ value }) => JSON.stringify(value),
  // Errors look alike as JSON.
  serializeEvent: (event) => `${event.type} ${String((event as Step).error?.message)}`,
});

interface Step {
  type: string;
  error?: Error;
}

/** The real page with the real SDK; the test settles each response of network and provider. */
async function openPage() {
  let answer = Promise.withResolvers<unknown>();
  const scene = await renderScene(<IdentityPage />, {
    answers: { GetPlayerInfo: infoOf('Required'), StartKycSession: answer.promise },
  });
  const settle = async (value: unknown) => {
    const { resolve } = answer;
    answer = Promise.withResolvers();
    scene.answer({ StartKycSession: answer.promise });
    await act(async () => resolve(value));
    await untilIdle();
  };
  const status = (reviewResult: object) =>
    post('onApplicantStatusChanged', { reviewStatus: 'completed', reviewResult });
  const fail = ({ error }: Step) =>
    settle(
      error instanceof Rejection ? (error.type === 'NotOffered' ? wireNotOffered : rejection) : new Error('offline'),
    );
  const steps: Record<string, (step: Step) => unknown> = {
    LOADED: () => post('onInitialized'),
    FAILED: () => post('onError', { code: 'fatal' }),
    TOKEN_EXPIRED: () => post('onError', { code: 'invalid-token' }),
    SUBMITTED: () => post('onApplicantSubmitted'),
    RETRY_REQUIRED: () => status({ reviewAnswer: 'RED', reviewRejectType: 'RETRY' }),
    APPROVED: () => status({ reviewAnswer: 'GREEN' }),
    REJECTED: () => status({ reviewAnswer: 'RED', reviewRejectType: 'FINAL' }),
    RETRY: () => userEvent.click(screen.getByRole('button', { name: 'Try again' })),
    async 'xstate.done.actor.0.identityCheck.starting'() {
      await settle(sessionOf('first'));
      await waitFor(() => expect(frame()).not.toBeNull());
    },
    'xstate.error.actor.0.identityCheck.starting': fail,
    'xstate.done.actor.0.identityCheck.checking.token.renewing': () => settle(sessionOf('next')),
    'xstate.error.actor.0.identityCheck.checking.token.renewing': fail,
  };
  return async (step: Step) => {
    await steps[step.type]?.(step);
    await untilIdle();
  };
}

const deadline = /^Please do this by /;
/** The player has nothing left to do. */
function end(name: string) {
  expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(screen.queryByText(deadline)).toBeNull();
  expect(screen.queryByText(/window below/)).toBeNull();
}
const views: Record<string, () => void> = {
  starting: () => expect(screen.getByRole('progressbar', { name: 'Opening the check' })).toBeVisible(),
  loading: () => expect(screen.getByRole('progressbar', { name: 'Opening the check' })).toBeVisible(),
  open() {
    expect(frame()).not.toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  },
  inReview() {
    expect(screen.getByRole('status')).toHaveTextContent('is being looked at');
    expect(screen.queryByText(deadline)).toBeNull();
  },
  retrying: () => expect(screen.getByRole('status')).toHaveTextContent('try again'),
  unreachable: () => expect(screen.getByRole('alert')).toHaveTextContent('cannot be reached'),
  approved: () => end('You are verified'),
  rejected: () => end('Your identity could not be confirmed'),
  notRequired: () => end('No check is needed'),
  notOffered: () => end('This is not offered here'),
};
const progressOf = (value: unknown): string =>
  typeof value === 'string' ? value : (value as { checking: { progress: string } }).checking.progress;

it('walks to every state', () => {
  expect([...new Set(paths.map(({ state }) => progressOf(state.value)))].toSorted()).toEqual(
    Object.keys(views).toSorted(),
  );
});

const titleOf = ({ state, steps }: (typeof paths)[number]) =>
  `${JSON.stringify(state.value)} after ${steps.map(({ event }) => event.type.replace(/^.*identityCheck\./, '')).join(', ')}`;

it.each(paths.map((path) => [titleOf(path), path] as const))('the page shows: %s', async (_, { state, steps }) => {
  const walk = await openPage();
  for (const { event } of steps) if (event.type !== 'xstate.init') await walk(event as Step);
  views[progressOf(state.value)]?.();
});
