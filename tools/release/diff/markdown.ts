import type { Comparison, ListChange, Size, ValueChange } from './compare.ts';

/** For a release manager: a section for each kind of difference, a line for each without. */
export function toMarkdown(title: string, comparison: Comparison): string {
  const { brand, deployment, features, routes, constants, locales, texts, dependencies, sizes, policy, pages } =
    comparison;
  const sections = [
    section('Brand', brand.map(valueLine)),
    section('Deployment', deployment.map(valueLine)),
    section('Features', listLines(features)),
    section('Routes', listLines(routes)),
    section(
      'Constants',
      constants.map(({ kind, ...change }) => `${valueLine(change)} (${kind})`),
    ),
    section('Locales', listLines(locales)),
    texts === undefined ? 'Texts: not compared, as one of the releases has no texts.json.' : textSection(texts),
    section('Dependencies', dependencies.map(valueLine)),
    section('Sizes', sizeLines(sizes)),
    section(
      policy.isWhole ? 'Policy' : 'Policy (of what is inline)',
      Object.entries(policy.directives).flatMap(([name, change]) => listLines(change, `\`${name}\` `)),
    ),
    section('Pages', Object.entries(pages).flatMap(pageLines)),
  ];
  return `# ${title}\n\n${sections.join('\n\n')}\n`;
}

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? `${title}: unchanged` : `## ${title}\n\n${lines.join('\n')}`;

const code = (text: string): string => `\`${text}\``;

const listLines = ({ added, removed }: ListChange, prefix = ''): string[] => [
  ...(added.length > 0 ? [`- ${prefix}added: ${added.map(code).join(', ')}`] : []),
  ...(removed.length > 0 ? [`- ${prefix}removed: ${removed.map(code).join(', ')}`] : []),
];

function valueLine({ name, from, to }: ValueChange<string | boolean>): string {
  if (from === undefined) return `- ${code(name)} added: ${to}`;
  return to === undefined ? `- ${code(name)} removed: ${from}` : `- ${code(name)}: ${from} → ${to}`;
}

/** On one line, in the marks of a quotation. */
const quote = (text?: string): string | undefined =>
  text === undefined ? undefined : `“${text.replaceAll('\n', '↵')}”`;

function textSection(texts: NonNullable<Comparison['texts']>): string {
  const locales = Object.entries(texts).map(([locale, changes]) => {
    const lines = changes.map(({ name, from, to }) => valueLine({ name, from: quote(from), to: quote(to) }));
    return `### ${locale}\n\n${lines.join('\n')}`;
  });
  return section('Texts', locales.length === 0 ? [] : [locales.join('\n\n')]);
}

const count = (amount: number, what: string): string => `${amount} ${what}${amount === 1 ? '' : 's'}`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function sizeLines({ firstLoad, total, grown }: Comparison['sizes']): string[] {
  const line = (name: string, { from, to }: { from: Size; to: Size }) =>
    from.brotli === to.brotli && from.files === to.files
      ? []
      : [
          `- ${name}: ${kilobytes(from.brotli)} in ${count(from.files, 'file')} → ${kilobytes(to.brotli)} in ${count(to.files, 'file')}`,
        ];
  return [
    ...line('first load', firstLoad),
    ...line('total', total),
    ...grown.map(({ name, from, to = 0 }) =>
      from === undefined
        ? `- ${code(name)} added: ${kilobytes(to)}`
        : `- ${code(name)}: ${kilobytes(from)} → ${kilobytes(to)}`,
    ),
  ];
}

function pageLines([market, { before, after, added, removed }]: [string, Comparison['pages'][string]]): string[] {
  if (before === 0) return [`- ${market}: added, ${count(after, 'page')}`];
  if (after === 0) return [`- ${market}: removed, ${count(before, 'page')}`];
  return listLines({ added, removed }, `${market} `);
}
