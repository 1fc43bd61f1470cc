import preset from './jest.preset.js';

/** One run for the whole workspace: libraries and apps in a browser-like environment, tools in Node. */
export default {
  watchman: false,
  // One core less would leave a single worker on a machine with two.
  maxWorkers: '100%',
  // A worker keeps something of each file that it has run, and collecting garbage takes ever longer.
  workerIdleMemoryLimit: '1GB',
  // Generous for a busy machine: a test that passes does not wait.
  testTimeout: 120_000,
  projects: [
    {
      ...preset,
      displayName: 'libs',
      testEnvironment: '<rootDir>/tools/jest/browser-environment.cjs',
      // Secure cookies, as in production.
      testEnvironmentOptions: { url: 'https://lobby.acme.test/' },
      setupFilesAfterEnv: ['<rootDir>/libs/testing/src/setup.ts'],
      testMatch: ['<rootDir>/{libs,apps}/**/*.test.{ts,tsx}'],
    },
    {
      ...preset,
      displayName: 'tools',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/libs/testing/src/setupOfTools.ts'],
      testMatch: ['<rootDir>/tools/**/*.test.ts'],
    },
  ],
};
