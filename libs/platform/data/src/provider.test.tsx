import { act, render, screen } from '@testing-library/react';
import { createDataClient } from './client.ts';
import { graphql } from './graphql.ts';
import { DataProvider, useDataClient, useViewerQuery, ViewerProvider } from './provider.tsx';
import { answerWith, json, network } from './wire.fixture.ts';

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
  const [{ data }] = useViewerQuery({ query: NameQuery });
  return <output>{data?.viewer?.player?.email ?? 'nobody'}</output>;
}

const auth = {
  session: null,
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
  answerWith(() =>
    json({
      data: { viewer: { __typename: 'Viewer', id: 'v', player: { __typename: 'Player', id: 'p', email } } },
    }),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('holds viewer queries back until a player is signed in (R-6-003)', async () => {
  const { rerender } = render(<Lobby session="s" signedIn={false} />);
  await act(async () => {});
  expect(network.sent).toHaveLength(0);
  rerender(<Lobby session="s" signedIn />);
  expect(await screen.findByText('one@lobby.test')).toBeVisible();
});

it('begins each session with a client of its own, without the former player’s data', async () => {
  const { rerender } = render(<Lobby session="first" signedIn />);
  await screen.findByText('one@lobby.test');
  email = 'two@lobby.test';
  rerender(<Lobby session="second" signedIn />);
  expect(screen.queryByText('one@lobby.test')).toBeNull();
  expect(await screen.findByText('two@lobby.test')).toBeVisible();
  expect(network.sent).toHaveLength(2);
});

it('says what is missing above a hook', () => {
  const Lost = () => <>{String(useDataClient())}</>;
  expect(() => render(<Lost />)).toThrow('DataProvider');
});

describe('when the browser is online again', () => {
  const online = () => act(async () => void window.dispatchEvent(new Event('online')));

  it('asks for what did not arrive, and for nothing else', async () => {
    jest.useFakeTimers();
    let isDown = true;
    answerWith(() => {
      if (isDown) return new TypeError('Failed to fetch');
      return json({
        data: { viewer: { __typename: 'Viewer', id: 'v', player: { __typename: 'Player', id: 'p', email } } },
      });
    });
    const { unmount } = render(<Lobby session="offline" signedIn />);
    // Past the one repetition that every query has.
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText('nobody')).toBeVisible();
    expect(network.sent).toHaveLength(2);
    isDown = false;
    await online();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('one@lobby.test')).toBeVisible();
    expect(network.sent).toHaveLength(3);
    await online();
    unmount();
    await online();
    expect(network.sent).toHaveLength(3);
  });

  it('leaves alone what was refused', async () => {
    answerWith(() => json({ data: null, errors: [{ message: 'not for you' }] }));
    render(<Lobby session="refused" signedIn />);
    await act(async () => {});
    await online();
    expect(network.sent).toHaveLength(1);
  });
});
