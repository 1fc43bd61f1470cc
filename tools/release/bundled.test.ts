import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundledPackages } from './bundled.ts';
import { licenceTexts } from './licences.ts';
import { report } from './report.fixture.ts';
import { billOfMaterials } from './sbom.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundled-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, content: unknown) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
};
const install = (folder: string, name: string, version: string, license?: string) =>
  write(`node_modules/${folder}/package.json`, { name, version, license });
const bundle = (sources: readonly string[], fonts: readonly string[] = []) => {
  write('build/assets/main-abc.js.map', { sources: ['../../../libs/shell/src/index.ts', ...sources] });
  write('build/.vite/manifest.json', {
    'index.html': { file: 'assets/main-abc.js' },
    ...Object.fromEntries(
      fonts.map((font) => [font, { file: 'assets/font.woff2', src: `node_modules/.cache/fonts/${font}` }]),
    ),
  });
};
const packages = () => bundledPackages(join(root, 'build'), root, report);

it('are those with code in the bundle, also within another package, and those of its fonts', () => {
  install('react', 'react', '19.3.1', 'MIT');
  install('@acme/kit', '@acme/kit', '2.0.0', 'ISC');
  install('@acme/kit/node_modules/wonka', 'wonka', '4.0.0', 'MIT');
  install('wonka', 'wonka', '6.3.6', 'MIT');
  install('@fontsource/barlow', '@fontsource/barlow', '5.3.0', 'OFL-1.1');
  install('@fontsource/bangers', '@fontsource/bangers', '5.3.0', 'OFL-1.1');
  write('node_modules/@fontsource/barlow/files/barlow-latin-400-normal.woff2', '');
  write('node_modules/@fontsource/bangers/files/bangers-latin-400-normal.woff2', '');
  bundle(
    [
      '../../../node_modules/react/cjs/react.js',
      '../../../node_modules/@acme/kit/esm/a/index.js',
      '../../../node_modules/@acme/kit/node_modules/wonka/dist/wonka.js',
    ],
    ['barlow-latin-400-normal-0123456789ab.woff2'],
  );
  expect(packages().map(({ name, version }) => `${name} ${version}`)).toEqual([
    '@acme/kit 2.0.0',
    '@fontsource/barlow 5.3.0',
    'react 19.3.1',
    'wonka 4.0.0',
  ]);
});

it('fails for a font of an unknown package', () => {
  bundle([], ['elsewhere-latin-400-normal-0123456789ab.woff2']);
  expect(packages).toThrow('The font elsewhere-latin-400-normal is in 0 packages');
});

it('stand in the bill of materials, which is the same each time', () => {
  install('@acme/kit', '@acme/kit', '2.0.0', '(MPL-2.0 OR Apache-2.0)');
  install('react', 'react', '19.3.1', 'MIT');
  bundle(['../../../node_modules/react/index.js', '../../../node_modules/@acme/kit/index.js']);
  const text = billOfMaterials({ name: 'acme', version: '0.2.0' }, packages());
  const bill = JSON.parse(text) as Record<string, unknown>;
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name: 'acme', version: '0.2.0' } },
    components: [
      {
        group: '@acme',
        name: 'kit',
        version: '2.0.0',
        purl: 'pkg:npm/%40acme/kit@2.0.0',
        licenses: [{ expression: '(MPL-2.0 OR Apache-2.0)' }],
      },
      { name: 'react', version: '19.3.1', purl: 'pkg:npm/react@19.3.1', licenses: [{ license: { id: 'MIT' } }] },
    ],
  });
  expect(bill).not.toHaveProperty('serialNumber');
  expect(bill['metadata']).not.toHaveProperty('timestamp');
  expect(billOfMaterials({ name: 'acme', version: '0.2.0' }, packages().toReversed())).toBe(text);
});

describe('licences', () => {
  beforeEach(() => bundle(['../../../node_modules/a/index.js', '../../../node_modules/b/index.js']));

  it('are the texts that packages bring, and the name of a licence without one', () => {
    install('a', 'a', '1.0.0', 'MIT');
    install('b', 'b', '1.1.0', 'ISC');
    write('node_modules/a/NOTICE', 'Notice of a.');
    write('node_modules/a/LICENSE.md', 'Licence of a.\r\nLine.\n');
    const text = licenceTexts(packages());
    expect(text).toContain('a 1.0.0, licence: MIT\n\nLicence of a.\nLine.\n\nNotice of a.\n');
    expect(text).toContain('b 1.1.0, licence: ISC\n\nThe package brings no text of its licence.\n');
  });

  it('are known of each package', () => {
    install('a', 'a', '1.0.0', 'MIT');
    install('b', 'b', '1.1.0');
    expect(() => licenceTexts(packages())).toThrow('No licence is known of b 1.1.0.');
  });
});
