import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { catalogueOf, featureOf, type GroupName, groups, readGroups } from './groups.ts';
import { rewriteLazyImports } from './lazyImports.ts';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds' | 'dynamicImporters' | 'isEntry'>;
type InfoOf = (id: string) => ModuleInfo | null;
type GroupOf = (id: string) => string | undefined;

/**
 * The group of the texts of what a lazy import loads: that of its code's group, or its feature's; none where they are among the first.
 */
export function textGroups(root: string): { names: string[]; groupOf: GroupOf } {
  const named = readGroups(root);
  const features = globSync('libs/features/*', { cwd: root }).map((folder) => basename(folder));
  const ofGroups = (Object.keys(groups) as GroupName[]).flatMap((name) => catalogueOf(name) ?? []);
  return {
    names: [...new Set([...features, ...ofGroups])].toSorted(),
    groupOf(id) {
      const group = named.get(id);
      return group === undefined ? featureOf(id) : catalogueOf(group);
    },
  };
}

/** Lets each lazy import of a module with a group of texts wait for these, too: both are fetched beside each other. */
export function textsWithCode(groupOf: GroupOf): Plugin {
  return {
    name: 'lobby:texts-with-code',
    enforce: 'post',
    transform: {
      filter: { id: /\/libs\/.*\.tsx?$/, code: 'import(' },
      async handler(code, id) {
        const output = await rewriteLazyImports(code, async (specifier, call) => {
          const group = groupOf((await this.resolve(specifier, id))?.id ?? '');
          return group === undefined ? null : `withTexts(${JSON.stringify(group)}, ${call})`;
        });
        if (!output) return null;
        output.prepend(`import { withTexts } from '@lobby/i18n';\n`);
        return { code: output.toString(), map: output.generateMap({ hires: true }) };
      },
    },
  };
}

/**
 * Modules whose texts come first, and those of each group: what the entry reaches without a lazy import of a module with a
 * group, and what those modules reach beyond it. So no code is there without its texts, wherever it stands.
 */
export function modulesByGroup(
  modules: readonly string[],
  { infoOf, groupOf }: { infoOf: InfoOf; groupOf: GroupOf },
): { first: Set<string>; groups: Map<string, Set<string>> } {
  const reach = (roots: readonly string[], except: ReadonlySet<string>): Set<string> => {
    const found = new Set<string>();
    const left = [...roots];
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      if (found.has(id) || except.has(id)) continue;
      found.add(id);
      const info = infoOf(id);
      const lazy = info?.dynamicallyImportedIds.filter((imported) => groupOf(imported) === undefined) ?? [];
      left.push(...(info?.importedIds ?? []), ...lazy);
    }
    return found;
  };
  const first = reach(
    modules.filter((id) => infoOf(id)?.isEntry),
    new Set(),
  );
  const roots = Map.groupBy(
    modules.filter((id) => infoOf(id)?.dynamicImporters.length),
    groupOf,
  );
  const groups = [...roots].flatMap(([group, ids]) =>
    group === undefined ? [] : [[group, reach(ids, first)] as const],
  );
  return { first, groups: new Map(groups) };
}
