/** A state of a drawn chart: its label line by line, the states inside it and where its events lead. */
export interface ChartState {
  id: string;
  lines: string[];
  children: ChartState[];
  transitions: { target: string; events: string[] }[];
  isInitial: boolean;
  isFinal: boolean;
}
interface Chart {
  name: string;
  states: ChartState[];
}

const split = (label: string) => label.split(/<br\/>| · /);

/** The charts that `tools/charts` keeps in a library's README, as mermaid state diagrams. */
export function chartsIn(readme: string): Chart[] {
  return Array.from(
    readme.matchAll(/<!-- chart:(\S+) -->\s*```mermaid\n(.*?)```/gs),
    ([, name = '', diagram = '']) => ({ name, states: statesIn(diagram) }),
  );
}

function statesIn(diagram: string): ChartState[] {
  const known = new Map<string, ChartState>();
  const root: ChartState[] = [];
  /** The lists around the line that is read, the innermost first. */
  let open = [root];
  function stateOf(id: string): ChartState {
    const state = known.get(id) ?? {
      id,
      lines: [id],
      children: [],
      transitions: [],
      isInitial: false,
      isFinal: false,
    };
    if (!known.has(id)) open[0]?.push(state);
    known.set(id, state);
    return state;
  }
  for (const line of diagram.split('\n').map((text) => text.trim())) {
    const [, label, labelled] = /^state "(.*)" as (\w+)$/.exec(line) ?? [];
    const [, parent] = /^state (\w+) \{$/.exec(line) ?? [];
    const [, from, to, events] = /^(\S+) --> ([^\s:]+)(?:: (.*))?$/.exec(line) ?? [];
    if (label !== undefined && labelled !== undefined) stateOf(labelled).lines = split(label);
    else if (parent !== undefined) open = [stateOf(parent).children, ...open];
    else if (line === '}') open = open.slice(1);
    else if (from === '[*]' && to !== undefined) stateOf(to).isInitial = true;
    else if (to === '[*]' && from !== undefined) stateOf(from).isFinal = true;
    else if (from !== undefined && to !== undefined)
      stateOf(from).transitions.push({ target: stateOf(to).id, events: split(events ?? '') });
  }
  return root;
}
