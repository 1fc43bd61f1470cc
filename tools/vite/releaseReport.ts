import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import type { Brand } from '../../libs/contracts/src/brand.ts';
import { routes } from '../../libs/contracts/src/routes.ts';
import type { BuildCache } from './buildCache.ts';
import { brotliOf } from './compress.ts';
import { scriptSourcesOf } from './inlineScripts.ts';
import { integrityOf } from './integrity.ts';
import { textsFile } from './messages.ts';
import { gatesOf } from '../../libs/platform/licensing/src/gates.ts';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/;

interface Asset {
  file: string;
  bytes: number;
  brotli: number;
  integrity: string;
}

/** Writes `release.json`: brand, licence, constants and contents of this build, for releases and `verify.ts`. */
export function release(brand: Brand, constants: Readonly<Record<string, boolean>>, cache: BuildCache): Plugin {
  return {
    name: 'lobby:release',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const outputs = Object.values(bundle).filter(
          ({ fileName }) => !fileName.endsWith('.map') && fileName !== textsFile,
        );
        const assets = await Promise.all(outputs.map((output) => describeAsset(output, cache)));
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const features = featuresOf(chunks);
        const first = firstLoadOf(chunks);
        const page = bundle['index.html'];
        const report = {
          operator: brand.operator,
          brand: brand.id,
          license: brand.license,
          gates: gatesOf(brand.license),
          toggles: brand.toggles,
          constants,
          locales: brand.locales,
          registrationFlows: brand.registrationFlows,
          features,
          routes: Object.entries(routes)
            .filter(([, { feature }]) => features.includes(feature))
            .filter(([, route]) => !('needs' in route) || constants[route.needs])
            .map(([id]) => id),
          firstLoad: {
            files: [...first],
            brotli: assets.filter(({ file }) => first.has(file)).reduce((sum, { brotli }) => sum + brotli, 0),
          },
          scriptSource: page?.type === 'asset' ? scriptSourcesOf(String(page.source)) : '',
          assets: assets.toSorted((a, b) => a.file.localeCompare(b.file)),
          dependencies: JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).dependencies,
        };
        this.emitFile({ type: 'asset', fileName: 'release.json', source: `${JSON.stringify(report, null, 2)}\n` });
      },
    },
  };
}

async function describeAsset(output: Rolldown.OutputAsset | Rolldown.OutputChunk, cache: BuildCache): Promise<Asset> {
  const content = Buffer.from(output.type === 'chunk' ? output.code : output.source);
  return {
    file: output.fileName,
    bytes: content.length,
    // Images and fonts are compressed already.
    brotli: COMPRESSIBLE.test(output.fileName) ? (await brotliOf(content, cache)).length : content.length,
    integrity: integrityOf(content),
  };
}

function featuresOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const names = chunks
    .flatMap((chunk) => Object.keys(chunk.modules))
    .map((id) => /\/libs\/features\/([^/]+)\//.exec(id)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].toSorted();
}

/** The entry with all its static imports: what a browser loads before the first paint. */
function firstLoadOf(chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    byFile.get(file)?.imports.forEach(visit);
  };
  chunks.filter((chunk) => chunk.isEntry).forEach((chunk) => visit(chunk.fileName));
  return files;
}
