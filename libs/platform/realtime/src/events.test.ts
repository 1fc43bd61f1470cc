import type { DataClient, TadaDocumentNode } from '@lobby/data';
import { emit, onEvent } from './events.ts';
import type { LiveSubscription } from './liveSubscription.ts';

const document = {} as TadaDocumentNode<Record<string, string>, object>;
const prizes: LiveSubscription<string> = { field: 'prizeAdded', document, missed: 50 };
const createClient = () => ({ ended: new AbortController().signal }) as DataClient;
const push = (client: DataClient, event: string) => emit(client, prizes, event, jest.fn());

it('an event that is pushed before anything listens is stored for the first listener', () => {
  const client = createClient();
  push(client, 'early');
  const [first, second] = [jest.fn(), jest.fn()];
  const stop = onEvent(prizes.field, first, client);
  const stopSecond = onEvent(prizes.field, second, client);
  push(client, 'later');
  expect([first, second].map(({ mock }) => mock.calls)).toEqual([[['early'], ['later']], [['later']]]);
  stop();
  stopSecond();
});

it('what one session has left does not reach the next one', () => {
  push(createClient(), 'early');
  const listener = jest.fn();
  onEvent(prizes.field, listener, createClient())();
  expect(listener).not.toHaveBeenCalled();
});
