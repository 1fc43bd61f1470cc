import type { ReleaseReport } from './report.ts';

export const report: ReleaseReport = {
  operator: 'Acme',
  brand: 'acme',
  license: 'mga',
  gates: { sessionClock: true },
  toggles: { SumSubFlow: false },
  constants: { sessionClock: true, SumSubFlow: false, allowOverrides: false },
  locales: ['en'],
  registrationFlows: [],
  features: ['games', 'wallet'],
  routes: ['lobby', 'game'],
  firstLoad: { files: ['assets/index-a1.js'], brotli: 4000 },
  scriptSource: "'sha256-shell='",
  assets: [
    { file: 'assets/index-a1.js', bytes: 12_000, brotli: 4000 },
    { file: 'assets/wallet-b2.js', bytes: 9000, brotli: 3000 },
  ],
  dependencies: { react: '19.3.1', wonka: '6.3.6', '@fontsource/barlow': '5.3.0', '@fontsource/bangers': '5.3.0' },
};
