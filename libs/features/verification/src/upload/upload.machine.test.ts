import { expectAllStatesReachable } from '@lobby/testing';
import { createActor, waitFor } from 'xstate';
import type { FileProblem } from './fileCheck.ts';
import { type SendingResult, type UploadEvent, uploadMachine } from './upload.machine.ts';

const stored: SendingResult = { outcome: 'stored' };
const lost: SendingResult = { outcome: 'lost' };
const rejected = (rejection: 'TooManyDocuments' | 'DocumentsNotRequested'): SendingResult => ({
  outcome: 'rejected',
  rejection,
});

/** An upload that is ready to be sent, with the answers of its tries. */
async function begin(...answers: SendingResult[]) {
  const check = jest.fn(async (): Promise<FileProblem | null> => null);
  const send = jest.fn(
    async (_report: (share: number) => void, _signal: AbortSignal) =>
      answers.shift() ?? new Promise<SendingResult>(() => undefined),
  );
  const actor = createActor(uploadMachine, { input: { check, send } }).start();
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  await reach('ready');
  return { actor, check, send, reach };
}

it('reaches every state', () => {
  const checked = (output: FileProblem | null) =>
    ({ type: 'xstate.done.actor.0.upload.checking', output }) as never as UploadEvent;
  expectAllStatesReachable(
    uploadMachine,
    [
      checked(null),
      checked('Empty'),
      { type: 'START' },
      { type: 'PROGRESS', share: 0.5 },
      { type: 'ANSWERED', result: stored, isOnline: true },
      { type: 'ANSWERED', result: lost, isOnline: true },
      { type: 'ANSWERED', result: lost, isOnline: false },
      { type: 'ANSWERED', result: rejected('TooManyDocuments'), isOnline: true },
      { type: 'ONLINE' },
      { type: 'RETRY' },
      { type: 'CANCEL' },
      { type: 'LISTED' },
    ],
    { input: { check: async () => null, send: async () => stored }, contextOf: ({ rejection }) => rejection },
  );
});

it('waits for its turn, then sends and reports', async () => {
  const { actor, send, reach } = await begin();
  expect(send).not.toHaveBeenCalled();
  actor.send({ type: 'START' });
  actor.send({ type: 'START' });
  expect(send).toHaveBeenCalledTimes(1);
  send.mock.calls[0]?.[0](0.4);
  expect(actor.getSnapshot().context.progress).toBe(0.4);
  actor.send({ type: 'LISTED' });
  await reach('stored');
});

it('sends nothing that is not fit', async () => {
  const send = jest.fn(async () => stored);
  const actor = createActor(uploadMachine, { input: { check: async () => 'TooLarge', send } }).start();
  await waitFor(actor, (snapshot) => snapshot.value === 'rejected');
  actor.send({ type: 'RETRY' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'rejected', context: { rejection: 'TooLarge' } });
  expect(send).not.toHaveBeenCalled();
});

it('ends its request when it is cancelled, and no answer changes that', async () => {
  const answer = Promise.withResolvers<SendingResult>();
  const { actor, send } = await begin();
  send.mockReturnValueOnce(answer.promise);
  actor.send({ type: 'START' });
  const signal = send.mock.calls[0]?.[1];
  actor.send({ type: 'CANCEL' });
  expect(signal?.aborted).toBe(true);
  answer.resolve(stored);
  await answer.promise;
  expect(actor.getSnapshot().value).toBe('cancelled');
});

it.each(['RETRY', 'ONLINE'] as const)('after a lost response it is checked and sent again by %s', async (type) => {
  const { actor, check, send, reach } = await begin(lost, stored);
  actor.send({ type: 'START' });
  await reach('interrupted');
  actor.send({ type });
  await reach('ready');
  expect(check).toHaveBeenCalledTimes(2);
  actor.send({ type: 'START' });
  await reach('stored');
  expect(send).toHaveBeenCalledTimes(2);
});

it('is sent again once the server answers, where the browser says to the end that it is offline', async () => {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const server = jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  server.mockResolvedValueOnce(new Response());
  const { actor, send } = await begin(lost, stored);
  actor.send({ type: 'START' });
  await jest.advanceTimersByTimeAsync(9000);
  expect(actor.getSnapshot().value).toBe('offline');
  await jest.advanceTimersByTimeAsync(1000);
  actor.send({ type: 'START' });
  await jest.advanceTimersByTimeAsync(0);
  expect([send.mock.calls.length, actor.getSnapshot().value]).toEqual([2, 'stored']);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('can be tried again where the file itself is fine', async () => {
  const full = await begin(rejected('TooManyDocuments'), stored);
  full.actor.send({ type: 'START' });
  await full.reach('rejected');
  full.actor.send({ type: 'RETRY' });
  await full.reach('ready');
  expect(full.actor.getSnapshot().context.rejection).toBeNull();

  const closed = await begin(rejected('DocumentsNotRequested'));
  closed.actor.send({ type: 'START' });
  await closed.reach('rejected');
  closed.actor.send({ type: 'RETRY' });
  expect(closed.actor.getSnapshot().value).toBe('rejected');
});
