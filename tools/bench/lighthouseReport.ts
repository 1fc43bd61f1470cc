import type { Result } from 'lighthouse';
import { table } from './table.ts';

/** The categories by Lighthouse's names, each with its goal. */
export const lighthouseGoals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof lighthouseGoals;
export const categories = Object.keys(lighthouseGoals) as Category[];

export interface PageAudit {
  page: string;
  /** Of 100. */
  scores: Record<Category, number>;
  /** What keeps a category but performance from 100. */
  failures: { category: Category; audit: string; details: readonly string[] }[];
}

/** What the bench keeps of a run. */
export function summarize({
  categories: found,
  audits,
}: Pick<Result, 'categories' | 'audits'>): Omit<PageAudit, 'page'> {
  const scores = Object.fromEntries(
    categories.map((category) => [category, Math.round((found[category]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const failures = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) =>
      (found[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = audits[id];
        // Without a weight an audit only informs; without a score it does not concern the page.
        if (!audit || weight === 0 || audit.score === null || audit.score >= 1) return [];
        return [{ category, audit: id, details: itemsOf(audit.details) }];
      }),
    );
  return { scores, failures };
}

/** What an audit names, such as an element or an address. */
function itemsOf(details: unknown): string[] {
  const { items = [] } = (details ?? {}) as { items?: Record<string, unknown>[] };
  return items.slice(0, 3).map((item) => {
    const { node, url, description, source } = item as {
      node?: { snippet?: string };
      url?: string;
      description?: unknown;
      source?: unknown;
    };
    const text = node?.snippet ?? (typeof description === 'string' ? description : undefined) ?? url ?? source;
    return String(text ?? JSON.stringify(item))
      .replaceAll(/[|`\s]+/g, ' ')
      .slice(0, 160);
  });
}

/** Scores and failing audits, in Markdown. */
export function lighthouseTables(audits: readonly PageAudit[]): string {
  const goalRow = ['goal', '', ...categories.map((category) => String(lighthouseGoals[category]))];
  const rows = audits.map(({ page, scores }) => [page, '', ...categories.map((category) => String(scores[category]))]);
  const failures = audits.flatMap(({ page, failures: failed }) =>
    failed.map(({ category, audit, details }) => {
      const named = details.map((detail) => `\`${detail}\``).join(', ');
      return `- ${page}, ${category}: ${audit}${named && ` (${named})`}`;
    }),
  );
  const scores = table([['page', '', ...categories], goalRow, ...rows]);
  return failures.length === 0 ? scores : `${scores}\n\nWhat fails:\n\n${failures.join('\n')}`;
}
