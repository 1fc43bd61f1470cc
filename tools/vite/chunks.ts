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
  const reached = groupsReaching(id, groupOf, infoOf);
  if (!reached) return 'style';
  const first = names.find((name) => reached.has(name));
  if (first !== undefined) return hasInlineStyles(first) ? 'style' : `${first}-style`;
  return `${featureOf(id) ?? 'history'}-style`;
}

/**
 * The groups of the lazy imports through which pages come to a module within its library, undefined for those that name none; null
 * for what is part of the first load, and for libraries that pages come to otherwise.
 */
function groupsReaching(id: string, groupOf: GroupOf, infoOf: InfoOf): ReadonlySet<GroupName | undefined> | null {
  const library = /\/libs\/(?:features\/|domain\/)?[\w-]+\//.exec(id)?.[0];
  if (!library || !(featureOf(id) || library === '/libs/domain/history/')) return null;
  const reached = new Set<GroupName | undefined>();
  const seen = new Set<string>();
  const left = [id];
  for (let module = left.pop(); module !== undefined; module = left.pop()) {
    if (seen.has(module) || !module.includes(library)) continue;
    seen.add(module);
    const { importers = [], dynamicImporters = [] } = infoOf(module) ?? {};
    if (dynamicImporters.length > 0) reached.add(groupOf.get(module));
    // What the feature's own module shows is part of the first load.
    if (importers.some((importer) => !importer.includes(library)) && featureOf(id)) return null;
    left.push(...importers);
  }
  return reached;
}

/**
 * The chunk of what a feature shares between later code of each player's page and its other parts: such a part would load all of the
 * group for it. What visitors' pages come to is apart.
 */
export function commonChunkOf(id: string, groupOf: GroupOf, infoOf: InfoOf): string | null {
  const reached = [...(groupsReaching(id, groupOf, infoOf) ?? [])];
  const isFirst = reached.some((name) => name !== undefined && hasInlineStyles(name));
  const isOfPlayers = reached.some((name) => name !== undefined && 'isOfEachPlayer' in groups[name]);
  if (isFirst || !isOfPlayers || reached.length === 1) return null;
  return reached.includes('figures') ? 'common' : 'players';
}

const afterFirstPages = priorityOf('header') - 1;
const afterVisitorsPages = priorityOf('login') - 1;

/**
 * What many lazy chunks share, by what it is for: a page of one feature would load that of another for its fields. What the
 * first pages show is part of their groups: they would name a whole file for a few icons. Each comes with what it imports, unless
 * one before it has that.
 */
export const sharedChunks = (groupOf: GroupOf): Rolldown.CodeSplittingGroup[] => [
  { name: 'popups', test: /\/libs\/ui-kit\/src\/dialog\//, priority: priorityOf('lobby') + 1 },
  { name: 'icons', test: /\/lucide\//, priority: afterFirstPages, minShareCount: 2 },
  // A served theme needs it before the first render.
  { name: 'palette', test: /\/libs\/platform\/theming\//, priority: afterFirstPages, minShareCount: 2 },
  {
    name: 'shared',
    test: /\/libs\/(?:contracts|domain\/(?:money|player)|platform\/(?:data|flags|i18n|licensing|realtime|routing|runtime|storage)|ui-kit\/src\/rollingFigure)\//,
    priority: afterVisitorsPages,
    minShareCount: 2,
  },
  {
    name: (id, context) => commonChunkOf(id, groupOf, (module) => context.getModuleInfo(module)),
    test: /\/libs\/features\//,
    priority: afterVisitorsPages,
  },
  {
    name: 'kit',
    test: /\/libs\/ui-kit\/src\/(?!accordion|form|infoTip|menu|popover|progress|searchField|select|switch|tabs)/,
    priority: afterVisitorsPages,
    minShareCount: 2,
  },
  { name: 'forms', test: /\/libs\/ui-kit\/src\/form\//, priority: afterVisitorsPages },
  { name: 'controls', test: /\/libs\/ui-kit\/src\/(?:accordion|progress|switch|tabs)\//, priority: afterVisitorsPages },
  { name: 'selects', test: /\/libs\/ui-kit\/src\/select\//, priority: afterVisitorsPages },
  { name: 'history', test: /\/libs\/domain\/history\//, priority: afterVisitorsPages },
];
