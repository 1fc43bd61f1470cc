import type { Rolldown } from 'vite';
import { featureOf, groups, type GroupName } from './groups.ts';

type InfoOf = (id: string) => Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters'> | null;
type GroupOf = ReadonlyMap<string, GroupName>;

const names = Object.keys(groups) as GroupName[];
const hasInlineStyles = (name: GroupName): boolean => 'hasInlineStyles' in groups[name];

/** Even: there is room between two groups. */
const priorityOf = (name: GroupName): number => 2 * (names.length - names.indexOf(name));

/** One chunk for each group, with all that its modules import, unless a group before it has that. */
export const groupChunks = (groupOf: GroupOf): Rolldown.CodeSplittingGroup[] =>
  names.map((name) => ({ name, test: (id) => groupOf.get(id) === name, priority: priorityOf(name) }));

/**
 * One style sheet for the lobby, which pages have inline: each that comes later makes the browser match all elements anew. The styles
 * of features come with their code, but for those of what visitors' pages show first.
 */
export function styleChunks(groupOf: GroupOf): Rolldown.CodeSplittingGroup {
  return {
    name: (id, context) => sheetOf(id, groupOf, (module) => context.getModuleInfo(module)),
    test: /\.css(?:$|\?)/,
    priority: 90,
  };
}

/** The sheet of a module's styles, by the lazy imports through which pages come to it. */
export function sheetOf(id: string, groupOf: GroupOf, infoOf: InfoOf): string {
  const library = /\/libs\/(?:features\/)?[\w-]+\//.exec(id)?.[0];
  if (!library || !(featureOf(id) || library === '/libs/history/')) return 'style';
  const reached = new Set<GroupName | undefined>();
  const seen = new Set<string>();
  const left = [id];
  for (let module = left.pop(); module !== undefined; module = left.pop()) {
    if (seen.has(module) || !module.includes(library)) continue;
    seen.add(module);
    const { importers = [], dynamicImporters = [] } = infoOf(module) ?? {};
    if (dynamicImporters.length > 0) reached.add(groupOf.get(module));
    // What the feature's own module shows is part of the first load.
    if (importers.some((importer) => !importer.includes(library)) && featureOf(id)) return 'style';
    left.push(...importers);
  }
  const first = names.find((name) => reached.has(name));
  if (first !== undefined) return hasInlineStyles(first) ? 'style' : `${first}-style`;
  return `${featureOf(id) ?? 'history'}-style`;
}

/**
 * Small modules that many lazy chunks share, in one file. What the first pages show is part of their groups: they would name the whole
 * file for a few icons.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'popups', test: /node_modules\/@base-ui\//, priority: priorityOf('lobby') + 1, minShareCount: 12 },
  // Else a page of one feature would load that of another for its fields.
  {
    name: 'fields',
    test: /\/libs\/(?:ui-kit|history)\/|\/@base-ui\/|\/@floating-ui\//,
    priority: priorityOf('menu') + 1,
    minShareCount: 3,
  },
  {
    name: 'shared',
    test: /\/libs\/(?:contracts|platform)\/|\/lucide-react\//,
    priority: priorityOf('header') - 1,
    minShareCount: 12,
  },
];
