import { adjacencyMapToArray, getAdjacencyMap } from '@xstate/graph';
import { type Page, test } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { goBack, type Lobby } from '../../support/lobby.ts';

interface Edge {
  from: string;
  event: string;
  to: string;
}

/** What the browser does, and what it then shows. */
interface Pages {
  /** By event: what the visitor does. */
  actions: Readonly<Record<string, () => Promise<unknown>>>;
  /** By state: what is to be seen. */
  views: Readonly<Record<string, () => Promise<unknown>>>;
}

function edgesOf(machine: AnyStateMachine): Edge[] {
  return adjacencyMapToArray(getAdjacencyMap(machine, {})).map(({ state, event, nextState }) => ({
    from: String(state.value),
    event: event.type,
    to: String(nextState.value),
  }));
}

/** The shortest path from a state to one of the edges that are left, that edge included. */
function pathTo(left: ReadonlySet<Edge>, from: string, edges: readonly Edge[]): Edge[] {
  const seen = new Set([from]);
  let paths: Edge[][] = [[]];
  while (paths.length > 0) {
    const longer: Edge[][] = [];
    for (const path of paths) {
      const at = path.at(-1)?.to ?? from;
      for (const edge of edges.filter((each) => each.from === at)) {
        if (left.has(edge)) return [...path, edge];
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        longer.push([...path, edge]);
      }
    }
    paths = longer;
  }
  throw new Error(`The walk ends at “${from}”, with ${left.size} transitions left.`);
}

/**
 * One walk that takes every transition of a model: each page is left in every way that the model knows. The transitions of a state are
 * taken in the model's order: the walk is shortest where those that end a session come last.
 */
function walkThrough(machine: AnyStateMachine): Edge[] {
  const edges = edgesOf(machine);
  const left = new Set(edges);
  const walk: Edge[] = [];
  let at = String(machine.config.initial);
  while (left.size > 0) {
    for (const edge of pathTo(left, at, edges)) {
      walk.push(edge);
      left.delete(edge);
      at = edge.to;
    }
  }
  return walk;
}

const known = (name: string, list: Pages['actions']) => {
  const run = list[name];
  if (!run) throw new Error(`The pages do not know “${name}”.`);
  return run;
};

/** Goes one step back and waits until it is taken: the page before may look like this one, or like the one that comes next. */
export async function stepBack(page: Page): Promise<void> {
  const isTaken = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
  await goBack(page);
  await isTaken;
}

interface Browser {
  page: Page;
  lobby: Lobby;
}

/** Walks through the model on the real pages, in one browser. Those of the lobby are accessible in every view. */
export async function walkPages(
  { page, lobby }: Browser,
  machine: AnyStateMachine,
  { actions, views }: Pages,
): Promise<void> {
  // By what is to be seen, which states may share.
  const seen = new Set<unknown>();
  async function look(state: string): Promise<void> {
    const view = known(state, views);
    await view();
    if (seen.has(view)) return;
    seen.add(view);
    if (new URL(page.url()).hostname === 'localhost') await lobby.expectAccessible();
  }
  await look(String(machine.config.initial));
  for (const { from, event, to } of walkThrough(machine))
    await test.step(`${from}: ${event} → ${to}`, async () => {
      await known(event, actions)();
      await look(to);
    });
}
