import { createMachine } from 'xstate';
import { setBuild } from './build.ts';
import { expectAllStatesReachable } from './states.ts';
import { build } from 'virtual:lobby-build';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { PRESS: 'on' } }, on: { on: { PRESS: 'off' } }, broken: {} },
});

it('finds a state that no event reaches', () => {
  expect(() => expectAllStatesReachable(lamp, [{ type: 'PRESS' }])).toThrow(/lamp\.broken/);
});

it('ignores states that are always left at once', () => {
  const choice = createMachine({
    id: 'choice',
    initial: 'off',
    states: {
      off: { on: { PRESS: 'choosing' } },
      choosing: { always: [{ guard: () => false, target: 'off' }, { target: 'on' }] },
      on: {},
    },
  });
  expectAllStatesReachable(choice, [{ type: 'PRESS' }]);
});

it('switches the constants of the build', () => {
  expect(build.realityCheck).toBe(false);
  setBuild({ realityCheck: true });
  expect(build.realityCheck).toBe(true);
});
