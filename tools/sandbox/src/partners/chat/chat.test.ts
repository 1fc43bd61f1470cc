import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const player = 'player@lobby.test';
const key = 'acme-support';
interface Answer {
  token?: string;
  name?: string | null;
  messages?: { author: string; text: string }[];
  unread?: number;
}

async function call(
  path: string,
  { body, bearer, language = 'en' }: { body?: object; bearer?: string; language?: string } = {},
) {
  const response = await fetch(`${platform.chatUrl}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'accept-language': language, ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}
const begin = async () => (await call('/conversations', { body: { key } })).body.token ?? '';
const say = (bearer: string, text: string, language?: string) =>
  call('/messages', { body: { text }, bearer, language });
const read = async (bearer: string) => (await call('/messages', { bearer })).body;
const texts = async (bearer: string) => (await read(bearer)).messages?.map(({ text }) => text) ?? [];

/** As the lobby queries the platform for it. */
async function jwtOf(email = player) {
  const { data, errors } = await platform.graphql('mutation { generateZendeskToken { token } }', {
    token: await platform.tokenFor(email),
  });
  return errors ? null : String(data.generateZendeskToken.token);
}
const login = async (jwt: string | null, bearer?: string) => call('/login', { body: { key, jwt }, bearer });

it('answers simple questions by itself, in the visitor’s language, and passes the others on', async () => {
  const visitor = await begin();
  await say(visitor, 'How do I withdraw?');
  await say(visitor, 'Wie zahle ich ein? Einzahlung', 'de-DE');
  await say(visitor, 'Comment retirer mon argent ?', 'fr-CA');
  await say(visitor, '入金したいです', 'ja-JP');
  await say(visitor, 'Mon jeu s’est arrêté, aidez-moi', 'fr-CA');
  await say(visitor, 'My game froze', 'fi');
  const answers = (await read(visitor)).messages?.filter(({ author }) => author === 'agent').map(({ text }) => text);
  expect(answers).toEqual([
    expect.stringContaining('“Withdraw”'),
    expect.stringContaining('„Einzahlen“'),
    expect.stringMatching(/«\sRetirer\s»/),
    expect.stringContaining('「入金」'),
    expect.stringContaining('j’ai transmis'),
    expect.stringContaining('Kollega vastaa'),
  ]);
});

it('takes the platform’s token for the player, whose conversation then has the messages from before', async () => {
  const visitor = await begin();
  await say(visitor, 'Hello');
  const { status, body } = await login(await jwtOf(), visitor);
  expect(status).toBe(200);
  expect((await call('/messages', { bearer: visitor })).status).toBe(401);
  const conversation = await read(body.token ?? '');
  expect(conversation.name).toEqual(expect.any(String));
  expect(conversation.messages).toHaveLength(2);
  // On another device.
  const { body: elsewhere } = await login(await jwtOf());
  expect(await texts(elsewhere.token ?? '')).toContain('Hello');
});

it('shows nobody another player’s conversation', async () => {
  const { body: first } = await login(await jwtOf());
  await say(first.token ?? '', 'Mine alone');
  const { body: second } = await login(await jwtOf('finland@lobby.test'), first.token);
  expect(await texts(second.token ?? '')).toEqual([]);
  expect((await call('/messages', { bearer: first.token })).status).toBe(401);
  const { body: again } = await login(await jwtOf());
  expect(await texts(again.token ?? '')).toContain('Mine alone');
});

it('ends a browser’s key at sign-out', async () => {
  const { body } = await login(await jwtOf());
  await call('/logout', { body: {}, bearer: body.token });
  expect((await call('/messages', { bearer: body.token })).status).toBe(401);
});

it.each([
  ['of nobody', async () => 'nonsense'],
  ['that is an access token', () => platform.tokenFor(player)],
  [
    'that has expired',
    async () => {
      const jwt = await jwtOf();
      await platform.run('clock', { by: 360 });
      return jwt;
    },
  ],
])('rejects a token %s', async (_, jwt) => {
  expect((await login(await jwt())).status).toBe(401);
});

it.each([
  ['/conversations', { key: 'another' }, 400],
  ['/messages', { text: 'Hello' }, 401],
])('rejects %s with %j', async (path, body, status) => {
  expect((await call(path, { body })).status).toBe(status);
});

it.each(['', '   ', 'a'.repeat(1001)])('rejects the message “%s”', async (text) => {
  expect((await say(await begin(), text)).status).toBe(400);
});

it('counts what support has said since the player last looked', async () => {
  const { body } = await login(await jwtOf());
  const bearer = body.token ?? '';
  await say(bearer, 'Hello');
  await call('/read', { body: {}, bearer });
  expect((await read(bearer)).unread).toBe(0);
  await platform.run('chatSay', { player, text: 'Are you there?' });
  expect(await read(bearer)).toMatchObject({ unread: 1 });
  expect(await texts(bearer)).toContain('Are you there?');
});

it('lets the operator answer the visitor who wrote last', async () => {
  expect((await platform.run('chatSay', { text: 'Hello' })).status).toBe(400);
  const visitor = await begin();
  await say(visitor, 'Somebody there?');
  await platform.run('chatSay', { text: 'Yes, I am.' });
  expect((await texts(visitor)).at(-1)).toBe('Yes, I am.');
  expect((await platform.run('chats')).body.result).toMatchObject([{ playerId: null, lastMessage: 'Yes, I am.' }]);
  expect((await platform.run('chat')).body.result).toHaveLength(3);
});

describe('faults', () => {
  const script = (init?: RequestInit) => fetch(`${platform.chatUrl}/ekr/snippet.js?key=${key}`, init);

  it('block the script, let it hang, or throw', async () => {
    await platform.run('chatFaults', { script: 'blocked' });
    expect((await script()).status).toBe(503);
    await platform.run('chatFaults', { script: 'hanging' });
    await expect(script({ signal: AbortSignal.timeout(100) })).rejects.toThrow(/timeout/);
    await platform.run('chatFaults', { script: 'throwing' });
    expect(await (await script()).text()).toBe("throw new Error('A fault set at the console.');");
    await platform.run('chatFaults');
    expect((await script()).status).toBe(200);
    expect((await fetch(`${platform.chatUrl}/ekr/snippet.js?key=another`)).status).toBe(404);
  });

  it('let one player’s tokens fail, at the platform or at the vendor', async () => {
    await platform.run('chatFaults', { player, token: 'failing' });
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(await jwtOf()).toBeNull();
    silence.mockRestore();
    expect(await jwtOf('finland@lobby.test')).not.toBeNull();
    await platform.run('chatFaults', { player, token: 'rejected' });
    expect((await login(await jwtOf())).status).toBe(401);
    await platform.run('chatFaults', { player });
    expect((await login(await jwtOf())).status).toBe(200);
  });

  it('are rejected where they are nobody’s', async () => {
    expect((await platform.run('chatFaults', { token: 'failing' })).status).toBe(400);
    expect((await platform.run('chatFaults', { player, script: 'blocked' })).status).toBe(400);
  });
});
