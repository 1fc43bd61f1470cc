/** The built brands under test, each with a sandbox of its own. */
export const brands = ['infiniza', 'frenwall', 'herion', 'fortuneforge', 'elmst', 'elvel'] as const;
type BrandId = (typeof brands)[number];

/** `alone`: another Infiniza, for tests that make the whole platform fail. They run one after the other. */
export const sandboxes = [...brands, 'alone'] as const;
export type SandboxId = (typeof sandboxes)[number];

export const brandOf = (sandbox: SandboxId): BrandId => (sandbox === 'alone' ? 'infiniza' : sandbox);

interface Addresses {
  port: number;
  partnersPort: number;
  /** Only one sandbox can have the port that the cashier's library has compiled in. */
  cashierPort: number;
  url: string;
  partners: string;
  console: string;
}

/** First of the ports: two runs on one machine take different ones. */
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
