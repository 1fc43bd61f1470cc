import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { PluginOption } from 'vite';
import type { Brand } from '../../libs/contracts/src/brand.ts';
import { release } from './releaseReport.ts';
import { createBuildCache } from './buildCache.ts';
import { cachedCompilers } from './cachedCompilers.ts';
import { groupChunks, sharedChunks, styleChunks } from './chunks.ts';
import { compileHints } from './compileHints.ts';
import { constantsOf } from './constantsOf.ts';
import { precompress } from './compress.ts';
import { brandConstants, overridableConstants } from './constants.ts';
import { checkFeatures } from './features.ts';
import { earlyScript } from './earlyScript.ts';
import { fileNames } from './fileNames.ts';
import { fontSubsets } from './fonts.ts';
import { readGroups } from './groups.ts';
import { recordImports } from './imports.ts';
import { graphqlDocuments } from './graphqlDocuments.ts';
import { inlineStyles } from './inlineStyles.ts';
import { integrity } from './integrity.ts';
import { type Looks, webAppManifest } from './manifest.ts';
import { messages } from './messages.ts';
import { offline } from './offline/plugin.ts';
import { page } from './page.ts';
import { fixedTimings, overridableTimings, tablesIn } from './timings.ts';
import { unusedRouterParts } from './unusedRouterParts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A fresh installation begins without it. */
const cache = createBuildCache(`${root}node_modules/.cache/builds`);

/** Chunks that are there before any code is imported later: none of them needs a preload then. */
const firstLoad = /^assets\/(?:index|base|rolldown-runtime)-/;

/** The plugins that compile the libraries' sources, in the apps and in Storybook. */
export function sourcePlugins() {
  return [
    vanillaExtractPlugin(),
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd: root })] }),
    react(),
  ] as const;
}

/** The same for a build, which takes from the cache what another has compiled. */
function cachedSourcePlugins({ ofModules, ofStyles }: ReturnType<typeof cachedCompilers>): PluginOption[] {
  const [styles, texts, ...others] = sourcePlugins();
  return [styles.map(ofStyles), texts.then((plugin) => ofModules(plugin)), ...others];
}

/** The Vite configuration of one operator's app. Overrides of country, features and time limits: `LOBBY_OVERRIDES=1`. */
export function lobby(brand: Brand, looks: Looks) {
  if (!brand.locales.includes(brand.defaultLocale))
    throw new Error(`${brand.name} does not offer its default locale ${brand.defaultLocale} (A-178).`);
  return defineConfig(({ command, isSsrBuild = false }) => {
    // An older Node may produce a build that differs from the tested one.
    if (Number.parseInt(process.versions.node, 10) < 24)
      throw new Error(
        `Node ${process.versions.node} is too old to build: run node tools/setup/install.js, then use npx.`,
      );
    const allowOverrides = command === 'serve' || process.env['LOBBY_OVERRIDES'] === '1';
    const constants = constantsOf(brand, allowOverrides);
    const groupOf = isSsrBuild ? new Map() : readGroups(root);
    const cached = cachedCompilers(root, cache);
    const timingTables = tablesIn(root).map((file) => readFileSync(`${root}${file}`, 'utf8'));
    // Brands share the result of a module for which they have the same constants.
    const cachedConstants = () =>
      cached.ofModules(brandConstants(constants), (code) =>
        Object.entries(constants).filter(([name]) => code.includes(name)),
      );
    const cachedTimings = () => cached.ofModules(fixedTimings(), () => timingTables);
    return {
      root: `${root}apps/${brand.id}`,
      cacheDir: `${root}node_modules/.vite/${brand.id}`,
      resolve: {
        tsconfigPaths: true,
        // The shim is for React before 18; later versions have the hook.
        alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
      },
      plugins: [
        // The renderer has the same features.
        ...(isSsrBuild ? [] : [checkFeatures(root, `${root}apps/${brand.id}/lobby.ts`)]),
        allowOverrides ? overridableConstants(constants) : cachedConstants(),
        allowOverrides ? overridableTimings(root) : cachedTimings(),
        messages(root, brand.locales, command === 'build' && !isSsrBuild),
        cached.ofModules(graphqlDocuments()),
        ...(command === 'build' ? cachedSourcePlugins(cached) : sourcePlugins()),
        ...(isSsrBuild
          ? [recordImports(`${root}apps/${brand.id}`), earlyScript(root, [cachedConstants(), cachedTimings()])]
          : [
              fontSubsets(`${root}node_modules`),
              page(root, brand, looks),
              webAppManifest(brand, looks),
              offline(root, brand, looks),
              inlineStyles(/^assets\/style-.*\.css$/),
              cached.ofModules(unusedRouterParts()),
              compileHints(firstLoad),
              integrity(),
              release(brand, constants, cache),
              // Builds for tests save the time: hosts compress what they have no copy of.
              ...(allowOverrides ? [] : [precompress(cache)]),
              { name: 'lobby:build-cache', apply: 'build' as const, closeBundle: () => cache.removeUnused() },
            ]),
      ],
      // All in one: a second copy of React would have hooks of its own.
      ssr: { noExternal: true },
      build: {
        ssr: isSsrBuild && `${root}apps/${brand.id}/server.ts`,
        outDir: `${root}dist/${isSsrBuild ? 'renderers' : 'apps'}/${brand.id}`,
        emptyOutDir: true,
        target: 'baseline-widely-available',
        sourcemap: !isSsrBuild && 'hidden',
        // Small files become requests of their own: data: URLs are not in the content security policy of scripts.
        assetsInlineLimit: 0,
        manifest: !isSsrBuild,
        modulePreload: {
          // All browsers of the target support the link.
          polyfill: false,
          resolveDependencies: (_file, dependencies, { hostType }) =>
            hostType === 'html' ? dependencies : dependencies.filter((file) => !firstLoad.test(file)),
        },
        reportCompressedSize: false,
        rolldownOptions: {
          treeshake: {
            // lingui's core imports its compiler for development only; texts from the back end import it lazily.
            moduleSideEffects: [
              { test: /node_modules\/(?:moo|@messageformat\/[^/]+|@lingui\/message-utils)\//, sideEffects: false },
            ],
          },
          output: isSsrBuild
            ? {}
            : {
                ...fileNames,
                codeSplitting: {
                  groups: [
                    {
                      name: 'message-compiler',
                      test: /node_modules\/(?:moo|@messageformat\/[^/]+|@lingui\/message-utils)\//,
                      priority: 80,
                    },
                    // All that the entry imports: it would be split by who else imports it.
                    { name: 'base', tags: ['$initial'], priority: 70 },
                    { name: 'xstate', test: /node_modules\/(?:@xstate\/react|xstate)\//, priority: 60 },
                    styleChunks(groupOf),
                    ...sharedChunks(groupOf),
                    ...groupChunks(groupOf),
                  ],
                },
              },
        },
      },
      server: {
        port: Number(process.env['PORT'] ?? 4200),
        strictPort: true,
        proxy: Object.fromEntries(
          ['/api', '/graphql'].map((path) => [path, { target: process.env['LOBBY_PLATFORM'], ws: true }]),
        ),
      },
    };
  });
}
