import { globSync, readFileSync } from 'node:fs';
import { root } from '../start/operator.ts';

const pixels =
  /\((?:min|max)-(?:width|height|inline-size|block-size):\s*[\d.]+px\)|\((?:width|height)\s*[<>]=?\s*[\d.]+px\)/g;

it('no breakpoint is in pixels: with a larger font, more has to fit', () => {
  const files = globSync(['libs/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}', 'tools/{vite,prerender}/**/*.ts'], { cwd: root });
  expect(files.length).toBeGreaterThan(500);
  const found = files
    .filter((file) => !/\.test\.tsx?$|node_modules/.test(file))
    .flatMap((file) =>
      (readFileSync(`${root}${file}`, 'utf8').match(pixels) ?? []).map((media) => `${file}: ${media}`),
    );
  expect(found).toEqual([]);
});
