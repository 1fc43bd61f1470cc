import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { ChartState } from './chart.ts';

export const fontSize = { name: 14, line: 12 } as const;
export const lineHeight = 16;
const padding = 12;

/** A placed state, in the coordinates of the drawing. */
export interface PlacedState {
  state: ChartState;
  x: number;
  y: number;
  width: number;
  height: number;
}
interface PlacedArrow {
  id: string;
  points: { x: number; y: number }[];
  label: { lines: string[]; x: number; y: number; width: number } | undefined;
}
export interface Layout {
  width: number;
  height: number;
  /** Parents before their children, so that these are painted above. */
  states: PlacedState[];
  starts: { x: number; y: number }[];
  arrows: PlacedArrow[];
}

/** The width of texts, as the page's font has it. */
function measureText(): (text: string, size: number, weight?: number) => number {
  const context = document.createElement('canvas').getContext('2d');
  const { fontFamily } = getComputedStyle(document.body);
  return (text, size, weight = 400) => {
    if (!context) return text.length * size * 0.6;
    context.font = `${weight} ${size}px ${fontFamily}`;
    return Math.ceil(context.measureText(text).width);
  };
}

const atTheTop = { 'elk.layered.layering.layerConstraint': 'FIRST' };
const isStart = (id: string) => id.endsWith('·start');

/** Places a chart's states and arrows. The library that does it, 1.6 MB, is loaded with the first chart. */
export async function layOut(states: readonly ChartState[]): Promise<Layout> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const widthOf = measureText();
  const widest = (lines: readonly string[], size: number) => Math.max(0, ...lines.map((line) => widthOf(line, size)));
  const known = new Map<string, ChartState>();
  const arrows: ElkExtendedEdge[] = [];
  const lines = new Map<string, string[]>();

  function addArrow(from: string, to: string, events: string[]) {
    const id = `${from}→${to}`;
    lines.set(id, events);
    const size = { width: widest(events, fontSize.line) + 8, height: events.length * lineHeight };
    const labels = events.length > 0 ? [{ text: events.join('\n'), ...size }] : [];
    arrows.push({ id, sources: [from], targets: [to], labels });
  }

  function nodesOf(level: readonly ChartState[], parent: string): ElkNode[] {
    const first = level.find(({ isInitial }) => isInitial);
    if (first) addArrow(`${parent}·start`, first.id, []);
    const start = first ? [{ id: `${parent}·start`, width: 12, height: 12, layoutOptions: atTheTop }] : [];
    return [...start, ...level.map(nodeOf)];
  }

  function nodeOf(state: ChartState): ElkNode {
    known.set(state.id, state);
    for (const { target, events } of state.transitions) addArrow(state.id, target, events.filter(Boolean));
    const [name = '', ...others] = state.lines;
    const width = Math.max(widthOf(name, fontSize.name, 700), widest(others, fontSize.line)) + 2 * padding;
    const height = state.lines.length * lineHeight + 2 * padding;
    if (state.children.length === 0) return { id: state.id, width, height };
    return {
      id: state.id,
      children: nodesOf(state.children, state.id),
      layoutOptions: {
        'elk.padding': `[top=${height + padding},left=20,bottom=20,right=20]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
    };
  }

  const children = nodesOf(states, '');
  const placed: ElkNode = await new Elk().layout({
    id: 'chart',
    children,
    edges: arrows,
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.edgeLabels.inline': 'true',
      // States stand in the order in which the machine names them: arrows that go back are the ones that look so.
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.spacing.nodeNode': '36',
      'elk.spacing.edgeLabel': '4',
      'elk.layered.spacing.nodeNodeBetweenLayers': '28',
      'elk.layered.spacing.edgeNodeBetweenLayers': '16',
      'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
    },
  });
  const nodes = flatten(placed.children ?? []);
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    states: nodes.flatMap(({ id, x = 0, y = 0, width = 0, height = 0 }) => {
      const state = known.get(id);
      return state ? [{ state, x, y, width, height }] : [];
    }),
    starts: nodes.filter(({ id }) => isStart(id)).map(({ x = 0, y = 0 }) => ({ x: x + 6, y: y + 6 })),
    arrows: (placed.edges ?? []).map(({ id, sections = [], labels = [] }) => ({
      id,
      points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]),
      label: labels.map(({ x = 0, y = 0, width = 0 }) => ({ lines: lines.get(id) ?? [], x, y, width }))[0],
    })),
  };
}

const flatten = (nodes: readonly ElkNode[]): ElkNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);
