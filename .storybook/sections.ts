/** One section of a Markdown text, from its heading, which becomes one of the second level, to the next one that is not below it. */
export function sectionOf(text: string, heading: string): string {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.replace(/^#+ /, '') === heading);
  const level = /^#+/.exec(lines[from] ?? '')?.[0].length;
  if (level === undefined) throw new Error(`There is no section “${heading}”.`);
  const to = lines.findIndex((line, index) => index > from && (/^(#+) /.exec(line)?.[1]?.length ?? 9) <= level);
  return [`## ${heading}`, ...lines.slice(from + 1, to === -1 ? undefined : to)].join('\n');
}
