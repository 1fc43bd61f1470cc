/** The built brands under test, each with a sandbox of its own. */
export const brands = ['infiniza', 'frenwall', 'herion', 'fortuneforge', 'elmst', 'elvel'] as const;
export type BrandId = (typeof brands)[number];

interface Addresses {
  port: number;
  partnersPort: number;
  /** Only one sandbox can have the port that the cashier's library has compiled in. */
  cashierPort: number;
  url: string;
  console: string;
}

export function lobbyOf(brand: BrandId): Addresses {
  const offset = brands.indexOf(brand);
  const port = 4400 + offset;
  const partnersPort = 4500 + offset;
  return {
    port,
    partnersPort,
    cashierPort: 5000 + offset,
    url: `http://localhost:${port}/`,
    console: `http://127.0.0.1:${partnersPort}/console/api/`,
  };
}
