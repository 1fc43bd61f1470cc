import { lighthouseTables, summarize } from './lighthouseReport.ts';

type Run = Parameters<typeof summarize>[0];

const audit = (score: number | null, items: object[] = []) => ({ score, details: { items } });
const run = {
  categories: {
    performance: { score: 0.985, auditRefs: [{ id: 'first-contentful-paint', weight: 10 }] },
    accessibility: { score: 1, auditRefs: [{ id: 'color-contrast', weight: 7 }] },
    'best-practices': { score: 0.96, auditRefs: [{ id: 'errors-in-console', weight: 1 }] },
    seo: {
      score: 0.5,
      auditRefs: [
        { id: 'meta-description', weight: 1 },
        { id: 'canonical', weight: 1 },
        { id: 'structured-data', weight: 0 },
        { id: 'document-title', weight: 1 },
      ],
    },
  },
  audits: {
    'first-contentful-paint': audit(0.9),
    'color-contrast': audit(1),
    'errors-in-console': audit(0, [{ source: 'network', description: 'Failed | to load', url: 'http://localhost/x' }]),
    'meta-description': audit(0),
    canonical: audit(null),
    'structured-data': audit(0),
    'document-title': audit(1),
  },
} as unknown as Run;

it('keeps the four scores, of 100', () => {
  expect(summarize(run).scores).toEqual({ performance: 99, accessibility: 100, 'best-practices': 96, seo: 50 });
});

it('names what fails, but for performance, for what has no weight and for what does not concern the page', () => {
  expect(summarize(run).failures).toEqual([
    { category: 'best-practices', audit: 'errors-in-console', details: ['Failed to load'] },
    { category: 'seo', audit: 'meta-description', details: [] },
  ]);
});

it('shows scores beside their goals, and what fails below them', () => {
  const markdown = lighthouseTables([{ page: 'lobby', ...summarize(run) }]);
  expect(markdown).toMatch(/\| goal +\| +\| +98 \|/);
  expect(markdown).toContain('- lobby, best-practices: errors-in-console (`Failed to load`)');
  expect(lighthouseTables([{ page: 'lobby', scores: summarize(run).scores, failures: [] }])).not.toContain(
    'What fails',
  );
});
