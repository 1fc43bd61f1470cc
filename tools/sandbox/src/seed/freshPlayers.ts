/** Players of worlds for tests, as they are right after their registration. */
export const freshPlayers = [1, 2, 3].map((number) => ({
  email: `e2e-${number}@lobby.test`,
  password: 'a-long-password',
}));
