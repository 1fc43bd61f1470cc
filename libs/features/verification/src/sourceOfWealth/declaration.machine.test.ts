import { Rejection } from '@lobby/data';
import { expectAllStatesReachable } from '@lobby/testing';
import { createActor, waitFor } from 'xstate';
import { declarationMachine, type DeclarationRequest } from './declaration.machine.ts';
import { timings } from '../timings.ts';

const save = (...optionIds: string[]): DeclarationRequest => ({ type: 'save', kind: 'Salary', optionIds });
const complete: DeclarationRequest = { type: 'complete', kind: 'Salary' };
const submit: DeclarationRequest = { type: 'submit' };
const { setTimeout: realTimeout } = globalThis;
const nextTurn = () =>
  new Promise((resolve) => {
    realTimeout(resolve);
  });

/** The test settles each response of the platform. */
function begin() {
  const sent: DeclarationRequest[] = [];
  const answers: PromiseWithResolvers<void>[] = [];
  const actor = createActor(declarationMachine, {
    input: {
      send(request) {
        sent.push(request);
        const answer = Promise.withResolvers<void>();
        answers.push(answer);
        return answer.promise;
      },
    },
  }).start();
  const settle = async (error?: Error) => {
    if (error) answers.at(-1)?.reject(error);
    else answers.at(-1)?.resolve();
    await nextTurn();
  };
  return { actor, sent, settle, request: (request: DeclarationRequest) => actor.send({ type: 'REQUEST', request }) };
}
const offline = new Error('offline');

describe('a declaration', () => {
  it('reaches every state', () => {
    expectAllStatesReachable(
      declarationMachine,
      [
        { type: 'REQUEST', request: submit },
        { type: 'RETRY' },
        { type: 'CONTINUE' },
        { type: 'xstate.done.actor.0.declaration.sending' } as never,
        {
          type: 'xstate.error.actor.0.declaration.sending',
          error: new Rejection('SourceOfWealthIncomplete'),
        } as never,
        { type: 'xstate.error.actor.0.declaration.sending', error: offline } as never,
      ],
      { input: { send: async () => undefined }, contextOf: ({ queue }) => Math.min(queue.length, 2) },
    );
  });

  it('sends one request at a time, the last ticks of a source alone, and what follows after them', async () => {
    const { actor, sent, settle, request } = begin();
    request(save('a'));
    request(save('a', 'b'));
    request(complete);
    request(save('b'));
    request(submit);
    request(submit);
    expect(sent).toEqual([save('a')]);
    for (let answers = 0; answers < 4; answers += 1) await settle();
    expect(sent).toEqual([save('a'), save('b'), complete, submit]);
    expect(actor.getSnapshot().value).toBe('saved');
  });

  it('sends a request without a response again, by itself and on RETRY, with what was ticked meanwhile', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    const { actor, sent, settle, request } = begin();
    request(save('a'));
    await settle(offline);
    expect(actor.getSnapshot().value).toBe('unanswered');
    jest.advanceTimersByTime(timings.declarationRetryDelay);
    expect(sent).toEqual([save('a'), save('a')]);
    await settle(offline);
    actor.send({ type: 'RETRY' });
    await settle(offline);
    request(save('b'));
    expect(sent).toEqual([save('a'), save('a'), save('a'), save('b')]);
    await settle();
    expect(actor.getSnapshot().value).toBe('saved');
    jest.useRealTimers();
  });

  it('drops what was to follow a rejected request, and stores the reason until the player goes on', async () => {
    const { actor, sent, settle, request } = begin();
    request(complete);
    request(submit);
    await settle(new Rejection('SourceOfWealthIncomplete'));
    await waitFor(actor, (snapshot) => snapshot.value === 'rejected');
    expect(actor.getSnapshot().context).toMatchObject({ rejection: 'SourceOfWealthIncomplete', queue: [] });
    expect(sent).toEqual([complete]);
    actor.send({ type: 'CONTINUE' });
    expect(actor.getSnapshot().context.rejection).toBeNull();
  });
});
