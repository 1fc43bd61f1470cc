import { policyOf } from '../../host/policy.ts';
import type { ReadRelease, Texts } from './read.ts';

/** What one list has that the other has not. */
export interface ListChange {
  added: string[];
  removed: string[];
}

/** Absent: it was not, or is no longer there. */
export interface ValueChange<Value> {
  name: string;
  from?: Value;
  to?: Value;
}

/** In bytes, as brotli sends them, and in files. */
export interface Size {
  files: number;
  brotli: number;
}

export interface Comparison {
  /** Operator, brand and licence. */
  brand: ValueChange<string>[];
  /** Whose content the pages have and, of two releases with deployments, where they run and by which settings. */
  deployment: ValueChange<string>[];
  features: ListChange;
  routes: ListChange;
  constants: (ValueChange<boolean> & { kind: 'gate' | 'toggle' | 'constant' })[];
  locales: ListChange;
  /** By locale, those with changes; undefined where a release says nothing of its texts. */
  texts?: Record<string, ValueChange<string>[]>;
  dependencies: ValueChange<string>[];
  sizes: {
    firstLoad: { from: Size; to: Size };
    total: { from: Size; to: Size };
    /** Files without their hashes that have grown by more than 2 kB, or are new and as large. */
    grown: ValueChange<number>[];
  };
  policy: {
    /** Whether it is the whole policy: of two releases with deployments. Else it is what they have inline. */
    isWhole: boolean;
    /** By directive, those with changes. */
    directives: Record<string, ListChange>;
  };
  /** By market, `players/<market>` and `frames`, those with changes. */
  pages: Record<string, ListChange & { before: number; after: number }>;
}

/** Bytes. A file that grows by less is not told. */
const tolerance = 2000;

export function compare(before: ReadRelease, after: ReadRelease): Comparison {
  const [old, current] = [before.report, after.report];
  const kindOf = (name: string) => {
    if (name in old.gates || name in current.gates) return 'gate';
    return name in old.toggles || name in current.toggles ? 'toggle' : 'constant';
  };
  return {
    brand: valuesChanged(brandOf(before), brandOf(after)),
    deployment: deploymentChanged(before, after),
    features: listChanged(old.features, current.features),
    routes: listChanged(old.routes, current.routes),
    constants: valuesChanged(old.constants, current.constants).map((each) => ({ ...each, kind: kindOf(each.name) })),
    locales: listChanged(old.locales, current.locales),
    texts: before.texts && after.texts && textsChanged(before.texts, after.texts),
    dependencies: valuesChanged(old.dependencies, current.dependencies),
    sizes: {
      firstLoad: { from: firstLoadOf(before), to: firstLoadOf(after) },
      total: { from: totalOf(before), to: totalOf(after) },
      grown: valuesChanged(sizesByName(before), sizesByName(after)).filter(
        ({ from = 0, to = 0 }) => to - from > tolerance,
      ),
    },
    policy: policyChanged(before, after),
    pages: pagesChanged(before.pages, after.pages),
  };
}

const brandOf = ({ report: { operator, brand, license } }: ReadRelease) => ({ operator, brand, license });

function deploymentChanged(before: ReadRelease, after: ReadRelease): ValueChange<string>[] {
  const areDeployed = before.deployment !== undefined && after.deployment !== undefined;
  const read = ({ pagesReport, deployment }: ReadRelease): Record<string, string> => ({
    ...(pagesReport && { 'content of the pages': pagesReport.lobbyOrigin }),
    ...(areDeployed && deployment && texts(deployment)),
  });
  return valuesChanged(read(before), read(after));
}

/** Each setting by its name. */
const texts = ({ settings, hosting, ...rest }: NonNullable<ReadRelease['deployment']>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...rest, ...settings, hosting }).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

function listChanged(before: readonly string[], after: readonly string[]): ListChange {
  return {
    added: after.filter((each) => !before.includes(each)),
    removed: before.filter((each) => !after.includes(each)),
  };
}

const isChanged = ({ added, removed }: ListChange): boolean => added.length + removed.length > 0;

function valuesChanged<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): ValueChange<Value>[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return names.map((name) => ({ name, from: before[name], to: after[name] })).filter(({ from, to }) => from !== to);
}

/** For each key of either record; those without a change are left out. */
function byKey<Group, Change>(
  before: Readonly<Record<string, Group>>,
  after: Readonly<Record<string, Group>>,
  changeOf: (before: Group | undefined, after: Group | undefined) => Change | undefined,
): Record<string, Change> {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return Object.fromEntries(
    keys.flatMap((key) => {
      const change = changeOf(before[key], after[key]);
      return change === undefined ? [] : [[key, change]];
    }),
  );
}

/** A locale that is new or gone stands among the locales: its texts are not all told. */
const textsChanged = (before: Texts, after: Texts): Record<string, ValueChange<string>[]> =>
  byKey(before, after, (old, current) => {
    const changes = old && current ? valuesChanged(old, current) : [];
    return changes.length > 0 ? changes : undefined;
  });

const firstLoadOf = ({ report: { firstLoad } }: ReadRelease): Size => ({
  files: firstLoad.files.length,
  brotli: firstLoad.brotli,
});

const totalOf = ({ report: { assets } }: ReadRelease): Size => ({
  files: assets.length,
  brotli: assets.reduce((sum, { brotli }) => sum + brotli, 0),
});

/** Files that have one name but for their hashes count together. */
function sizesByName({ report: { assets } }: ReadRelease): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const { file, brotli } of assets) {
    const name = file.replace(/-[a-z\d]{8}(?=\.[a-z\d]+$)/, '');
    sizes[name] = (sizes[name] ?? 0) + brotli;
  }
  return sizes;
}

function policyChanged(before: ReadRelease, after: ReadRelease): Comparison['policy'] {
  const isWhole = before.deployment !== undefined && after.deployment !== undefined;
  const read = isWhole ? wholePolicyOf : inlineSourcesOf;
  const directives = byKey(read(before), read(after), (old = [], current = []) => {
    const change = listChanged(old, current);
    return isChanged(change) ? change : undefined;
  });
  return { isWhole, directives };
}

/** Of the start page. */
const wholePolicyOf = ({
  report,
  pagesReport,
  deployment,
}: ReadRelease): Readonly<Record<string, readonly string[]>> => {
  if (!deployment) return {};
  const { settings, hosting } = deployment;
  const release = { ...report, toggles: { SumSubFlow: report.toggles['SumSubFlow'] ?? false } };
  const policy = policyOf({ settings, hosting, release, inline: pagesReport ?? report, pathname: '/' });
  // The hashes are one text of several sources.
  return Object.fromEntries(Object.entries(policy).map(([name, sources]) => [name, sources.flatMap(split)]));
};

function inlineSourcesOf({ report, pagesReport }: ReadRelease): Readonly<Record<string, readonly string[]>> {
  const { scriptSource, styleSource = '' } = pagesReport ?? { scriptSource: report.scriptSource };
  return { 'script-src': split(scriptSource), 'style-src': split(styleSource) };
}

const split = (sources: string): string[] => sources.split(' ').filter(Boolean);

function pagesChanged(before: readonly string[], after: readonly string[]): Comparison['pages'] {
  const group = (pages: readonly string[]) =>
    Object.fromEntries(Map.groupBy(pages, (page) => /^(?:players\/)?[^/]+/.exec(page)?.[0] ?? ''));
  return byKey(group(before), group(after), (old = [], current = []) => {
    const change = listChanged(old, current);
    return isChanged(change) ? { ...change, before: old.length, after: current.length } : undefined;
  });
}
