import { act, render, screen } from '@testing-library/react';
import { useStore } from '@lobby/runtime';
import type { Gamification } from './types.ts';
import { useGamificationService } from './useGamificationService.ts';

jest.mock('@lobby/monitoring', () => ({ reportError: jest.fn() }));
const session = { status: 'LOGGED_IN', id: 's1' as string | null };
const auth = { getAccessToken: (of: string) => `identity of ${of}`, refresh: async () => 'refreshed' };
jest.mock('@lobby/auth', () => ({ ...jest.requireActual<object>('@lobby/auth'), useAuth: () => auth }));
jest.mock('@lobby/player', () => ({ useSession: () => session }));
jest.mock('@lobby/data', () => ({ useDataClient: () => client }));

let ending: AbortController;
let client: { ended: AbortSignal };
/** Ends the session, if there is one. */
function begin(id: string) {
  ending?.abort();
  ending = new AbortController();
  client = { ended: ending.signal };
  Object.assign(session, { status: 'LOGGED_IN', id });
}

let seen: (Gamification | null)[];
let identities: string[];
const host = 'https://loyalty.test';

interface PageProps {
  gamificationHost?: string;
  clientId?: string | null;
}

function Page({ gamificationHost, clientId = 'acme-lobby' }: PageProps) {
  const service = useGamificationService({ gamificationHost }, clientId);
  expect(useGamificationService({ gamificationHost }, clientId)).toBe(service);
  if (seen.at(-1) !== service || seen.length === 0) seen.push(service);
  return service ? <Token service={service} /> : <p>none</p>;
}
function Token({ service }: { service: Gamification }) {
  return <p>{useStore(service.token) ?? 'no token'}</p>;
}

const nextTurn = () => new Promise<void>((resolve) => void setTimeout(resolve));
const show = (props: PageProps = { gamificationHost: host }) => render(<Page {...props} />);
const current = () => seen.at(-1) as Gamification;

beforeEach(() => {
  begin('s1');
  seen = [];
  identities = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (!String(url).endsWith('/oauth/token')) return Response.json({});
    const { clientId, identityToken } = JSON.parse(String(init?.body)) as Record<string, string>;
    identities.push(`${clientId}: ${identityToken}`);
    return Response.json({ accessToken: `loyalty-${identities.length}` });
  });
});
afterEach(() => jest.restoreAllMocks());

it.each<[string, PageProps, object?]>([
  ['a visitor', { gamificationHost: host }, { status: 'LOGGED_OUT', id: null }],
  ['a session that is not known to last', { gamificationHost: host }, { status: 'LOADING' }],
  ['a page whose settings name no service', {}],
  ['an operator without a client id (A-116)', { gamificationHost: host, clientId: null }],
  ['an operator with an empty one', { gamificationHost: host, clientId: '' }],
])('is null for %s', (_, props, change = {}) => {
  Object.assign(session, change);
  show(props);
  expect(screen.getByText('none')).toBeVisible();
});

it('is one for all who use it, as long as the session lasts', async () => {
  const { rerender } = show();
  await act(() => current().renewToken());
  rerender(<Page gamificationHost={host} />);
  expect(seen).toHaveLength(1);
  expect(screen.getByText('loyalty-1')).toBeVisible();
  expect(identities).toEqual(['acme-lobby: identity of s1']);
});

it.each<[string, PageProps, () => void, string]>([
  ['session', { gamificationHost: host }, () => begin('s2'), 'acme-lobby: identity of s2'],
  ['client id', { gamificationHost: host, clientId: 'other' }, () => {}, 'other: identity of s1'],
])('is another one for another %s, and nothing is left of the former', async (_, props, change, identity) => {
  const { rerender } = show();
  await act(() => current().renewToken());
  const former = current();
  act(change);
  rerender(<Page {...props} />);
  await act(nextTurn);
  expect(current()).not.toBe(former);
  expect(former.token.get()).toBeNull();
  expect(screen.getByText('no token')).toBeVisible();
  await act(() => current().renewToken());
  expect(identities.at(-1)).toBe(identity);
});

it('ends with the session, though a view still shows it', async () => {
  show();
  await act(() => current().renewToken());
  act(() => ending.abort());
  expect(current().token.get()).toBeNull();
  expect(screen.getByText('no token')).toBeVisible();
});
