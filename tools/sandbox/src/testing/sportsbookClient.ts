import { randomUUID } from 'node:crypto';
import type { TestPlatform } from './testPlatform.ts';

interface WireEvent {
  id: string;
  sport: string;
  sportName: string;
  status: string;
  league: { name: string };
  markets: { id: string; line: string | null; selections: { id: string; odds: string | null }[] }[];
}

interface Leg {
  selection: string;
  odds: string;
}

/** A client of the sportsbook's service. */
export function createSportsbookClient(platform: TestPlatform) {
  async function call(
    path: string,
    init: { token?: string; body?: unknown; language?: string; method?: string } = {},
    // Tests access answers of any shape.
    // oxlint-disable-next-line typescript/no-explicit-any
  ): Promise<{ status: number; body: any }> {
    const { token, body, language = 'en', method = body === undefined ? 'GET' : 'POST' } = init;
    const response = await fetch(`${platform.sportsbookUrl}/api${path}`, {
      method,
      headers: { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }

  const startSession = async (email: string) =>
    platform.graphql('mutation { startSportsbookSession { token expiresAt } }', {
      token: await platform.tokenFor(email),
    });

  return {
    call,
    startSession,
    async signIn(email = 'player@lobby.test'): Promise<string> {
      return (await startSession(email)).data.startSportsbookSession.token;
    },
    events: async (language?: string): Promise<WireEvent[]> => (await call('/events', { language })).body.events,

    /** Selections of different events to come, with odds of 2.00. */
    async selections(count: number): Promise<(Leg & { event: string })[]> {
      const coming = (await this.events()).filter(({ status }) => status === 'prematch').slice(0, count);
      const found = coming.map(({ id, markets }) => ({
        event: id,
        selection: markets[0]!.selections[0]!.id,
        odds: '2.00',
      }));
      for (const { selection, odds } of found) await platform.run('sportsOdds', { selection, odds });
      return found;
    },
  };
}

/** The body of a bet. */
export const betOn = (legs: readonly Leg[], change: object = {}) => ({
  id: randomUUID(),
  stake: '10.00',
  currency: 'EUR',
  accept: 'none',
  legs: legs.map(({ selection, odds }) => ({ selection, odds })),
  ...change,
});
