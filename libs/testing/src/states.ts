import { getShortestPaths } from '@xstate/graph';
import type { AnyStateMachine, AnyStateNode, ContextFrom, EventFromLogic, InputFrom } from 'xstate';

const MAX_STATES = 2000;

/**
 * Explores a machine with the given events and fails when a state of its chart is never reached.
 * States are compared without their context, so that counters do not make the search endless;
 * `contextOf` selects the part of it that guards read.
 */
export function expectAllStatesReachable<Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly EventFromLogic<Machine>[],
  options: { input?: InputFrom<Machine>; contextOf?: (context: ContextFrom<Machine>) => unknown } = {},
): void {
  const paths = getShortestPaths(machine as AnyStateMachine, {
    events: [...events],
    input: options.input,
    limit: MAX_STATES,
    serializeState: (snapshot) =>
      JSON.stringify([snapshot.value, options.contextOf?.(snapshot.context as ContextFrom<Machine>) ?? null]),
  });
  const reached = new Set(paths.flatMap(({ state }) => (state._nodes as AnyStateNode[]).map(({ id }) => id)));
  const all = allStates(machine.root as AnyStateNode).filter((node) => !isTransient(node));
  expect(all.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
}

/** Always left at once, so no path ends in it. */
const isTransient = ({ always = [] }: AnyStateNode): boolean => always.some(({ guard }) => guard === undefined);

function allStates(node: AnyStateNode): AnyStateNode[] {
  if (node.type === 'history') return [];
  return [node, ...Object.values(node.states).flatMap((child) => allStates(child as AnyStateNode))];
}
