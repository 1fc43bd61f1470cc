const opening = (name: string) => `<!-- chart:${name} -->`;
const closing = '<!-- /chart -->';
const block = /<!-- chart:([\w-]+) -->[\s\S]*?<!-- \/chart -->/g;

/** The names of the charts that a README has a place for. */
export const chartsIn = (readme: string): string[] => [...readme.matchAll(block)].map(([, name = '']) => name);

/** The README with this drawing in its place, or at its end where it has none. */
export function withChart(readme: string, name: string, drawing: string): string {
  const drawn = `${opening(name)}\n\n\`\`\`mermaid\n${drawing}\n\`\`\`\n\n${closing}`;
  if (chartsIn(readme).includes(name)) return readme.replace(block, (old, other) => (other === name ? drawn : old));
  return `${readme.trimEnd()}\n\n## Chart: ${name}\n\n${drawn}\n`;
}
