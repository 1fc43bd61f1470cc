import { fileURLToPath } from 'node:url';

/** The built brands under test, each with a sandbox of its own. */
export const brands = ['infiniza', 'frenwall', 'herion', 'fortuneforge', 'elmst', 'elvel'] as const;
type BrandId = (typeof brands)[number];

/**
 * `isolated`: a second Infiniza, for tests that make the whole platform fail; `clocked`: a third, for tests that move its
 * clock. The tests of each run one after the other (`exclusive.ts`).
 */
export const sandboxes = [...brands, 'isolated', 'clocked'] as const;
export type SandboxId = (typeof sandboxes)[number];

export const brandOf = (sandbox: SandboxId): BrandId =>
  sandbox === 'isolated' || sandbox === 'clocked' ? 'infiniza' : sandbox;

/** Brands whose players never sign in at the OpenID provider: their builds have no code of it. */
const withoutProvider: readonly BrandId[] = ['herion', 'fortuneforge', 'elmst'];
export const hasProvider = (sandbox: SandboxId): boolean => !withoutProvider.includes(brandOf(sandbox));

interface Addresses {
  port: number;
  partnersPort: number;
  /** The cashier's library has its port compiled in, so that only one sandbox can serve the real one. */
  cashierPort: number;
  url: string;
  partners: string;
  console: string;
}

/** The first port of a run. Two runs on one machine need different values. */
const basePort = Number(process.env['E2E_PORT'] ?? 4400);

export function lobbyOf(sandbox: SandboxId): Addresses {
  const port = basePort + sandboxes.indexOf(sandbox);
  const partnersPort = port + 100;
  const partners = `http://127.0.0.1:${partnersPort}/`;
  return {
    port,
    partnersPort,
    cashierPort: sandbox === 'infiniza' ? 5000 : port + 600,
    url: `http://localhost:${port}/`,
    partners,
    console: `${partners}console/api/`,
  };
}

/** What the sandbox writes to its console, for tests that search it. */
export const sandboxLog = (sandbox: SandboxId): string =>
  fileURLToPath(new URL(`../../.sandbox/e2e/${lobbyOf(sandbox).port}.log`, import.meta.url));
