const opening = (name: string) => `<!-- chart:${name} -->`;
const closing = '<!-- /chart -->';
const block = /<!-- chart:([\w-]+) -->[\s\S]*?<!-- \/chart -->/g;

/** The names of the charts in a README. */
export const chartsIn = (readme: string): string[] => [...readme.matchAll(block)].map(([, name = '']) => name);

/** The README with this chart, in place of the old one or at the end. */
export function withChart(readme: string, name: string, drawing: string): string {
  const section = `${opening(name)}\n\n\`\`\`mermaid\n${drawing}\n\`\`\`\n\n${closing}`;
  if (chartsIn(readme).includes(name)) return readme.replace(block, (old, other) => (other === name ? section : old));
  return `${readme.trimEnd()}\n\n## Chart: ${name}\n\n${section}\n`;
}
