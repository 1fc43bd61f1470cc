import type { Plugin, Rolldown } from 'vite';
import { declaredPaths } from './declared.ts';
import { rewriteLazyImports } from './lazyImports.ts';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds' | 'dynamicImporters' | 'isEntry'>;
type InfoOf = (id: string) => ModuleInfo | null;
type GroupOf = (id: string) => string | undefined;

/** The group of a module's texts, which its library declares in the field `texts` of its package.json; none for first pages. */
export function textGroups(root: string): { names: string[]; groupOf: GroupOf } {
  const declared = declaredPaths(root, 'texts');
  return {
    names: [...declared.keys()],
    groupOf: (id) => [...declared].find(([, pattern]) => pattern.test(id))?.[0],
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
