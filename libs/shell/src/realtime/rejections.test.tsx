/** @jest-environment-options {"customExportConditions": ["node"]} */
import { cookies } from '@lobby/storage';
import {
  closeLobby,
  loginUrl,
  renderConnected,
  replaceSession,
  waitForCondition,
} from '../../../testing/src/realtime/lobby.tsx';

afterEach(closeLobby);

const failure = (type: string) => [{ message: 'Rejected', extensions: { type: `$${type}` } }];
async function renderWithSubscription() {
  const opened = await renderConnected();
  const [connection] = opened.connections;
  const subscriptions = () =>
    connection?.received.filter(({ payload }) => payload?.['operationName'] === 'BalanceUpdated') ?? [];
  const [{ id } = {}] = subscriptions();
  const send = (frame: object) => connection?.socket.send(JSON.stringify({ id, ...frame }));
  return { ...opened, send, subscriptions };
}

it.each([
  ['an error frame', { type: 'error', payload: failure('InvalidTokenFailure') }],
  ['a result', { type: 'data', payload: { data: null, errors: failure('InvalidTokenFailure') } }],
])('ends the session with InvalidTokenFailure in %s (R-7-009)', async (_, frame) => {
  const { send, navigations } = await renderWithSubscription();
  send(frame);
  await waitForCondition(() => navigations.length > 0);
  expect(navigations).toEqual([loginUrl('SESSION_EXPIRED')]);
});

it('does not end a session that has begun since the socket opened (R-7-009)', async () => {
  const { send, navigations, subscriptions } = await renderWithSubscription();
  replaceSession('other', 'token-of-other');
  send({ type: 'error', payload: failure('InvalidTokenFailure') });
  await waitForCondition(() => subscriptions().length === 2);
  expect(navigations).toEqual([]);
  expect(cookies.get('accessToken')).toBe('token-of-other');
});

it('a rejection of the session is not reported, any other is with its reasons', async () => {
  const { send, subscriptions, refreshCustom, onError } = await renderWithSubscription();
  refreshCustom.mockReturnValue(new Promise(() => {}));
  send({ type: 'error', payload: failure('AuthenticationFailure') });
  await waitForCondition(() => subscriptions().length === 2);
  expect(onError).not.toHaveBeenCalled();
  send({ type: 'error', id: subscriptions()[1]?.id, payload: [{ message: 'No entry' }, { message: 'Too many' }] });
  await waitForCondition(() => onError.mock.calls.length === 1);
  expect(onError).toHaveBeenCalledWith(new Error('A subscription was rejected: No entry, Too many'));
});

it('refreshes on AuthenticationFailure and connects with the new token (R-7-008)', async () => {
  const { send, refreshCustom, connections, navigations, onError } = await renderWithSubscription();
  refreshCustom.mockResolvedValue({ accessToken: 'renewed', refreshToken: 'next' });
  send({ type: 'error', payload: failure('AuthenticationFailure') });
  await waitForCondition(() => connections[1]?.received[0]);
  expect(connections[1]?.received[0]?.payload).toEqual({ accessToken: 'renewed' });
  expect(navigations).toEqual([]);
  expect(onError).not.toHaveBeenCalled();
  // A token that is rejected although it is new: otherwise nothing would report it.
  await waitForCondition(() => connections[1]?.received[1]);
  const { id } = connections[1]?.received[1] ?? {};
  connections[1]?.socket.send(JSON.stringify({ type: 'error', id, payload: failure('AuthenticationFailure') }));
  await waitForCondition(() => onError.mock.calls.length === 1);
  expect(onError).toHaveBeenCalledWith(new Error('A subscription was rejected: Rejected'));
});
