import { assign, fromPromise, setup } from 'xstate';
import { draw } from './draw.ts';
import { chartsIn, withChart } from './readme.ts';

const machine = setup({
  types: { context: {} as { tries: number } },
  actors: { fetch: fromPromise(async () => {}) },
  actions: { report: () => {}, log: () => {} },
  guards: { isLast: () => false },
  delays: { pause: 1000 },
}).createMachine({
  id: 'request',
  context: { tries: 0 },
  initial: 'loading',
  states: {
    loading: {
      entry: assign({ tries: ({ context }) => context.tries + 1 }),
      invoke: { src: 'fetch', onDone: 'done', onError: [{ guard: 'isLast', target: 'failed' }, { target: 'waiting' }] },
    },
    waiting: {
      tags: 'background',
      entry: 'report',
      initial: 'idle',
      after: { pause: 'loading' },
      on: { MESSAGE: { actions: 'log' }, SKIP: 'loading', WAKE: '.active' },
      states: { idle: {}, active: { on: { SLEEP: 'idle' } } },
    },
    failed: {},
    done: { type: 'final' },
  },
});

it('draws states with their actions and actors, arrows with event, guard and actions', () => {
  expect(draw(machine).split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> loading',
    '  state "loading<br/>do / fetch" as loading',
    '  state "waiting [background] · entry / report · MESSAGE / log" as waiting',
    '  state waiting {',
    '    [*] --> waiting_idle',
    '    state "idle" as waiting_idle',
    '    state "active" as waiting_active',
    '  }',
    '  loading --> done: fetch done',
    '  loading --> failed: fetch failed [isLast]',
    '  loading --> waiting: fetch failed',
    '  waiting --> loading: SKIP<br/>after pause',
    '  waiting --> waiting_active: WAKE',
    '  waiting_active --> waiting_idle: SLEEP',
    '  done --> [*]',
  ]);
});

it('replaces a chart and does not change the rest of the README', () => {
  const readme =
    '# a\n\n<!-- chart:one -->\n\nold\n\n<!-- /chart -->\n\nText.\n\n<!-- chart:two -->\n<!-- /chart -->\n';
  expect(chartsIn(readme)).toEqual(['one', 'two']);
  const updated = withChart(readme, 'one', 'new');
  expect(updated).toBe(readme.replace('old', '```mermaid\nnew\n```'));
  expect(withChart(updated, 'one', 'new')).toBe(updated);
});

it('appends the chart of a machine that the README lacks', () => {
  expect(withChart('# a\n', 'one', 'new')).toBe(
    '# a\n\n## Chart: one\n\n<!-- chart:one -->\n\n```mermaid\nnew\n```\n\n<!-- /chart -->\n',
  );
});
