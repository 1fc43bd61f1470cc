import { assign, fromPromise, setup } from 'xstate';
import { draw } from './draw.ts';
import { chartsIn, withChart } from './readme.ts';

const machine = setup({
  types: { context: {} as { tries: number } },
  actors: { fetch: fromPromise(async () => {}) },
  actions: { tell: () => {}, note: () => {} },
  guards: { isLast: () => false },
  delays: { pause: 1000 },
}).createMachine({
  id: 'loading',
  context: { tries: 0 },
  initial: 'trying',
  states: {
    trying: {
      entry: assign({ tries: ({ context }) => context.tries + 1 }),
      invoke: { src: 'fetch', onDone: 'done', onError: [{ guard: 'isLast', target: 'failed' }, { target: 'resting' }] },
    },
    resting: {
      tags: 'quiet',
      entry: 'tell',
      initial: 'asleep',
      after: { pause: 'trying' },
      on: { NOISE: { actions: 'note' }, SKIP: 'trying', STIR: '.awake' },
      states: { asleep: {}, awake: { on: { YAWN: 'asleep' } } },
    },
    failed: {},
    done: { type: 'final' },
  },
});

it('draws states with what they do, arrows with event, guard and actions', () => {
  expect(draw(machine).split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> trying',
    '  state "trying<br/>do / fetch" as trying',
    '  state "resting [quiet] · entry / tell · NOISE / note" as resting',
    '  state resting {',
    '    [*] --> resting_asleep',
    '    state "asleep" as resting_asleep',
    '    state "awake" as resting_awake',
    '  }',
    '  trying --> done: fetch done',
    '  trying --> failed: fetch failed [isLast]',
    '  trying --> resting: fetch failed',
    '  resting --> trying: SKIP<br/>after pause',
    '  resting --> resting_awake: STIR',
    '  resting_awake --> resting_asleep: YAWN',
    '  done --> [*]',
  ]);
});

it('puts a drawing in its place and leaves the rest of the README alone', () => {
  const readme =
    '# a\n\n<!-- chart:one -->\n\nold\n\n<!-- /chart -->\n\nText.\n\n<!-- chart:two -->\n<!-- /chart -->\n';
  expect(chartsIn(readme)).toEqual(['one', 'two']);
  const drawn = withChart(readme, 'one', 'new');
  expect(drawn).toBe(readme.replace('old', '```mermaid\nnew\n```'));
  expect(withChart(drawn, 'one', 'new')).toBe(drawn);
});

it('adds a place at the end for a machine that has none', () => {
  expect(withChart('# a\n', 'one', 'new')).toBe(
    '# a\n\n## Chart: one\n\n<!-- chart:one -->\n\n```mermaid\nnew\n```\n\n<!-- /chart -->\n',
  );
});
