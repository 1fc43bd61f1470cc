import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** The name of an action, guard or actor; null for an inline function, such as an `assign`. */
const nameOf = (part: unknown): string | null => {
  if (typeof part === 'string') return part;
  if (typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string') return part.type;
  return null;
};

const namesOf = (parts: readonly unknown[]): string =>
  parts
    .map(nameOf)
    .filter((name) => name !== null && !name.startsWith('xstate.'))
    .join(', ');

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

/** Unique in the diagram: nested states of several parents may have the same key. */
const idOf = (node: AnyStateNode): string => node.path.join('_');

/**
 * The machine as a mermaid state diagram: states, events, [guards] and / actions.
 * States come before all arrows: mermaid would draw the target of an arrow inside of a parent there too.
 */
export function draw(machine: AnyStateMachine): string {
  return ['stateDiagram-v2', ...statesIn(machine.root, '  '), ...arrowsIn(machine.root)].join('\n');
}

function statesIn(parent: AnyStateNode, indent: string): string[] {
  const start = parent.initial?.target?.[0];
  return [
    ...(start ? [`${indent}[*] --> ${idOf(start)}`] : []),
    ...childrenOf(parent).flatMap((child) => stateOf(child, indent)),
  ];
}

function arrowsIn(parent: AnyStateNode): string[] {
  return childrenOf(parent).flatMap((child) => [...arrowsFrom(child).map((arrow) => `  ${arrow}`), ...arrowsIn(child)]);
}

function stateOf(node: AnyStateNode, indent: string): string[] {
  const id = idOf(node);
  const label = labelOf(node);
  const lines = label === id ? [] : [`${indent}state "${label}" as ${id}`];
  if (childrenOf(node).length === 0) return lines;
  return [...lines, `${indent}state ${id} {`, ...statesIn(node, `${indent}  `), `${indent}}`];
}

/** As in UML: the name, then actors, entry and exit actions, and internal transitions. */
function labelOf(node: AnyStateNode): string {
  return [
    node.tags.length > 0 ? `${node.key} [${node.tags.join(', ')}]` : node.key,
    ...node.invoke.map(({ src }) => `do / ${nameOf(src)}`),
    namesOf(node.entry) && `entry / ${namesOf(node.entry)}`,
    namesOf(node.exit) && `exit / ${namesOf(node.exit)}`,
    ...transitionsOf(node)
      .filter(({ target }) => !target)
      .map((transition) => labelOfTransition(transition, node)),
  ]
    .filter(Boolean)
    .join(childrenOf(node).length > 0 ? ' · ' : '<br/>');
}

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] =>
  [...node.transitions.values(), node.always ?? []].flat();

/** One arrow for each pair of states: several arrows between the same two would overlap. */
function arrowsFrom(node: AnyStateNode): string[] {
  const from = idOf(node);
  const labels = new Map<string, Set<string>>();
  for (const transition of transitionsOf(node)) {
    const target = transition.target?.[0] as AnyStateNode | undefined;
    if (!target) continue;
    const parts = labels.get(idOf(target)) ?? new Set();
    labels.set(idOf(target), parts.add(labelOfTransition(transition, node)));
  }
  const arrows = [...labels].map(([target, parts]) => `${from} --> ${target}: ${[...parts].join('<br/>')}`);
  return node.type === 'final' ? [...arrows, `${from} --> [*]`] : arrows;
}

function labelOfTransition(transition: AnyTransitionDefinition, node: AnyStateNode): string {
  const guard = nameOf(transition.guard);
  const actions = namesOf(transition.actions);
  return `${eventOf(transition, node)}${guard ? ` [${guard}]` : ''}${actions ? ` / ${actions}` : ''}`;
}

/** Events of timers and invoked actors are named by xstate; the label names the delay or the actor instead. */
function eventOf({ eventType }: AnyTransitionDefinition, node: AnyStateNode): string {
  if (eventType === '') return 'always';
  const [, kind, detail = ''] = /^xstate\.(after|done\.actor|error\.actor|done\.state)\.(.*)$/.exec(eventType) ?? [];
  if (kind === undefined) return eventType;
  if (kind === 'after') return `after ${detail.slice(0, detail.lastIndexOf(`.${node.id}`))}`;
  if (kind === 'done.state') return 'done';
  const actor = nameOf(node.invoke.find(({ id }) => id === detail)?.src) ?? detail;
  return `${actor} ${kind === 'done.actor' ? 'done' : 'failed'}`;
}
