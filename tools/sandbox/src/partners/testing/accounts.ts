import type { Account, Accounts } from '../ports.ts';

/**
 * Accounts for tests: one player initially, others by registration.
 * @param beforeCheck awaited before each password check
 */
export function createTestAccounts(beforeCheck: () => Promise<void> | undefined = () => undefined): Accounts {
  const players = new Map<string, Account & { password: string }>();
  const add = (email: string, password: string) => {
    const account = {
      playerId: `p-${players.size + 1}`,
      email,
      emailVerified: true,
      passwordless: false,
      flow: 'Keycloak',
      password,
    };
    players.set(email, account);
    return account;
  };
  add('player@lobby.test', 'lobby-demo');
  return {
    async signIn(_, email, password) {
      await beforeCheck();
      const account = players.get(email);
      return account?.password === password ? account : undefined;
    },
    async register(_, { email, password }) {
      return players.has(email) ? 'taken' : add(email, password);
    },
    find: (_, playerId) => [...players.values()].find((account) => account.playerId === playerId),
  };
}
