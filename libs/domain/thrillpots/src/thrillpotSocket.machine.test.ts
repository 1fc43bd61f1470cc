import { expectAllStatesReachable } from '@lobby/testing';
import { thrillpotSocketMachine } from './thrillpotSocket.machine.ts';

it('reaches every state', () => {
  const input = { url: 'wss://pots.test', onOpen() {}, onFrame() {}, onClose() {}, ping: () => true, onReach() {} };
  const types = [
    'FOLLOWED',
    'UNFOLLOWED',
    'GRACE_OVER',
    'OPENED',
    'HEARD',
    'CLOSED',
    'OUTDATED',
    'ONLINE',
    'LOOKED_AT',
    'HIDDEN',
    'SHOWN',
  ] as const;
  expectAllStatesReachable(
    thrillpotSocketMachine,
    [...types.map((type) => ({ type })), { type: 'xstate.after.pause.thrillpotSocket.wanted.pausing' } as never],
    { input, contextOf: ({ attempt }) => attempt },
  );
});
