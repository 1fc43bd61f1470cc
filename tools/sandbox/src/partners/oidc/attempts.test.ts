import { createAttemptLimit } from './attempts.ts';

let now: number;
let limit: ReturnType<typeof createAttemptLimit>;
let checked: number;
beforeEach(() => {
  now = Date.parse('2026-11-20T12:00:00Z');
  limit = createAttemptLimit(() => now);
  checked = 0;
});

const attempt = (email: string, found?: object, address = '10.0.0.1') =>
  limit.check({ email, address }, async () => {
    checked += 1;
    return found;
  });
const account = { playerId: 'p-1' };
const guess = async (count: number) => {
  for (let index = 0; index < count; index += 1) await attempt(`player-${index}@lobby.test`);
};

describe('a client', () => {
  it('enters twenty wrong passwords within ten minutes, for whichever accounts', async () => {
    await guess(19);
    expect(await attempt('player@lobby.test', account)).toBe(account);
    await guess(1);
    expect(await attempt('player@lobby.test', account)).toBe('lockedAddress');
    expect(checked).toBe(21);
    now += 10 * 60_000 - 1;
    expect(await attempt('player@lobby.test', account)).toBe('lockedAddress');
    now += 1;
    expect(await attempt('player@lobby.test', account)).toBe(account);
  });

  it('has twenty of the guesses checked that it sends at once', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => attempt(`player-${index}@lobby.test`)));
    expect(checked).toBe(20);
    expect(answers.filter((answer) => answer === 'lockedAddress')).toHaveLength(40);
  });

  it('does not keep others out', async () => {
    await guess(20);
    expect(await attempt('player@lobby.test', account, '10.0.0.2')).toBe(account);
  });

  it('does not lose its count by signing in to an account of its own', async () => {
    for (let round = 0; round < 4; round += 1) {
      await guess(5);
      if (round < 3) expect(await attempt('own@lobby.test', account)).toBe(account);
    }
    expect(await attempt('own@lobby.test', account)).toBe('lockedAddress');
  });
});

it('locks an e-mail address for a minute after five wrong passwords', async () => {
  for (let count = 0; count < 5; count += 1) await attempt('player@lobby.test');
  expect(await attempt('player@lobby.test', account)).toBe('locked');
  now += 60_000;
  expect(await attempt('player@lobby.test', account)).toBe(account);
});
