// Shared by the two projects of jest.config.js: how sources are compiled and which modules are stand-ins.
import { readFileSync } from 'node:fs';

const { compilerOptions } = JSON.parse(readFileSync(new URL('tsconfig.base.json', import.meta.url), 'utf8'));

const libraries = Object.fromEntries(
  Object.entries(compilerOptions.paths).map(([name, [target]]) => [`^${name}$`, `<rootDir>/${target.slice(2)}`]),
);

export default {
  // Compiles each module once per worker.
  runtime: '<rootDir>/tools/jest/runtime.cjs',
  resolver: '<rootDir>/tools/jest/resolver.cjs',
  transform: {
    '\\.css\\.ts$': '@vanilla-extract/jest-transform',
    '\\.[cm]?tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { plugins: [['@lingui/swc-plugin', {}]] },
        },
      },
    ],
  },
  moduleNameMapper: {
    '^virtual:lobby-build$': '<rootDir>/libs/testing/src/build.ts',
    '^virtual:lobby-timings$': '<rootDir>/libs/testing/src/timingTables.ts',
    // A test renders a story without its play function.
    '^storybook/test$': '<rootDir>/tools/jest/empty.cjs',
    '^virtual:lobby-messages$': '<rootDir>/libs/testing/src/messageLoaders.ts',
    '^@fontsource.*$': '<rootDir>/tools/jest/empty.cjs',
    '\\.(css|svg|png|woff2)$': '<rootDir>/tools/jest/empty.cjs',
    ...libraries,
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', '/files/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.sandbox/'],
};
