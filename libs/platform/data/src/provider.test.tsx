import { act, fireEvent, render, screen } from '@testing-library/react';
import { createDataClient } from './client.ts';
import { graphql } from './graphql.ts';
import { DataProvider, useDataClient, useViewerQuery, ViewerProvider } from './provider.tsx';
import { mockFetch, json, network } from './wire.fixture.ts';

const NameQuery = graphql(`
  query NameQuery {
    viewer {
      id
      player {
        id
        email
      }
    }
  }
`);

function Name() {
  const [{ data }, refetch] = useViewerQuery({ query: NameQuery });
  return (
    <>
      <output>{data?.viewer?.player?.email ?? 'nobody'}</output>
      <button onClick={refetch}>Refetch</button>
    </>
  );
}

const auth = {
  session: null,
  subscribe: () => () => {},
  getAccessToken: () => null,
  refresh: async () => 'expired' as const,
  signOut: async () => {},
};
const createClient = jest.fn(() => createDataClient({ getHeaders: () => ({}), auth }));

function Lobby({ session, signedIn }: { session: string; signedIn: boolean }) {
  return (
    <DataProvider session={session} createClient={createClient}>
      <ViewerProvider signedIn={signedIn}>
        <Name />
      </ViewerProvider>
    </DataProvider>
  );
}

let email: string;
beforeEach(() => {
  email = 'one@lobby.test';
  mockFetch(() =>
    json({
      data: { viewer: { __typename: 'Viewer', id: 'v', player: { __typename: 'Player', id: 'p', email } } },
    }),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('pauses viewer queries until a player is signed in (R-6-003)', async () => {
  const { rerender } = render(<Lobby session="s" signedIn={false} />);
  await act(async () => {});
  expect(network.sent).toHaveLength(0);
  rerender(<Lobby session="s" signedIn />);
  expect(await screen.findByText('one@lobby.test')).toBeVisible();
});

it('creates a client per session, without the previous player’s data', async () => {
  const { rerender } = render(<Lobby session="first" signedIn />);
  await screen.findByText('one@lobby.test');
  email = 'two@lobby.test';
  rerender(<Lobby session="second" signedIn />);
  expect(screen.queryByText('one@lobby.test')).toBeNull();
  expect(await screen.findByText('two@lobby.test')).toBeVisible();
  expect(network.sent).toHaveLength(2);
});

it('requests again what the cache has', async () => {
  render(<Lobby session="s" signedIn />);
  await screen.findByText('one@lobby.test');
  email = 'two@lobby.test';
  fireEvent.click(screen.getByRole('button', { name: 'Refetch' }));
  expect(await screen.findByText('two@lobby.test')).toBeVisible();
  expect(network.sent).toHaveLength(2);
});

it('names the provider that a hook misses', () => {
  const Orphan = () => <>{String(useDataClient())}</>;
  expect(() => render(<Orphan />)).toThrow('DataProvider');
});

describe('when the browser is online again', () => {
  const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

  it('repeats only queries that failed', async () => {
    jest.useFakeTimers();
    let isDown = true;
    mockFetch(() => {
      if (isDown) return new TypeError('Failed to fetch');
      return json({
        data: { viewer: { __typename: 'Viewer', id: 'v', player: { __typename: 'Player', id: 'p', email } } },
      });
    });
    const { unmount } = render(<Lobby session="offline" signedIn />);
    // After the one retry that every query has.
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText('nobody')).toBeVisible();
    expect(network.sent).toHaveLength(2);
    isDown = false;
    await goOnline();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('one@lobby.test')).toBeVisible();
    expect(network.sent).toHaveLength(3);
    await goOnline();
    unmount();
    await goOnline();
    expect(network.sent).toHaveLength(3);
  });

  it('does not repeat queries that were rejected', async () => {
    mockFetch(() => json({ data: null, errors: [{ message: 'not for you' }] }));
    render(<Lobby session="rejected" signedIn />);
    await act(async () => {});
    await goOnline();
    expect(network.sent).toHaveLength(1);
  });
});
