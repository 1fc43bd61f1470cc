/** A table in Markdown whose first two columns are texts. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0), 3));
  const isText = (index: number) => index < 2;
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, i) => (isText(i) ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, i) => (isText(i) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.slice(1).map(line)].join('\n');
}
