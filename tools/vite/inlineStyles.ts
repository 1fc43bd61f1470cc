import type { Plugin } from 'vite';

/**
 * Takes the sheet that pages have inline out of the lists of what imports load: Vite looks for its link, finds none, and would
 * load it again. The code keeps its length, and with it its source map.
 */
export function withoutSheet(code: string, sheet: string): string {
  const listed = /m\.f=(\["[^\]]*"\])/.exec(code)?.[1];
  const index = listed === undefined ? -1 : (JSON.parse(listed) as string[]).indexOf(sheet);
  if (index === -1) return code;
  return code.replaceAll(/__vite__mapDeps\(\[([\d,]*)\]\)/g, (call, indexes: string) => {
    const others = indexes.split(',').filter((other) => other !== String(index));
    return `__vite__mapDeps([${others.join(',')}])`.padEnd(call.length);
  });
}

/** {@link withoutSheet} for each chunk. */
export function inlineStyles(isInline: RegExp): Plugin {
  return {
    name: 'lobby:inline-styles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sheet = Object.keys(bundle).find((file) => isInline.test(file));
        if (sheet === undefined) return this.error('The build has no style sheet.');
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = withoutSheet(chunk.code, sheet);
        }
      },
    },
  };
}
