import { useFeedback } from '@lobby/overlays';
import {
  type Answers,
  renderStory,
  type SceneOptions,
  setBuild,
  translatePage,
  wireHistory,
  wireViewer,
} from '@lobby/testing';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import meta, { Sessions } from '../Histories.stories.tsx';

const session = (id: string, fields: object = {}) => ({
  __typename: 'PlayerSession',
  id,
  startedAt: '2026-11-20T10:00:00.000Z',
  endedAt: null,
  device: 'Mobile',
  browser: null,
  system: null,
  identityProvider: null,
  isCurrent: false,
  ...fields,
});
const active = (...sessions: object[]) =>
  wireViewer({
    sessions: {
      __typename: 'PlayerSessionConnection',
      edges: sessions.map((node, index) => ({ __typename: 'PlayerSessionEdge', cursor: `c${index}`, node })),
    },
  });
const openSessions = (answers: Answers = {}) => renderStory(meta, Sessions, { answers });
const rowsOf = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('listitem');

it('lists the sessions before this one, with device and duration (R-2-043)', async () => {
  await openSessions();
  expect(screen.getByRole('heading', { level: 1, name: 'Sign-ins' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Signed in now',
    'Earlier sign-ins',
  ]);
  expect(rowsOf('Sign-ins')[0]).toHaveTextContent(/^Phone or tablet20\/11\/2026, .* – 20\/11\/2026, .*1 hr 5 min/);
});

it.each([
  ['KEYCLOAK', 'Signed in by e-mail address'],
  ['PIQ', 'Signed in with PIQ'],
  ['SMS', 'Signed in by a code to the phone'],
  ['TRUSTLY', 'Signed in with Trustly'],
  ['ZIMPLER', 'Signed in with Zimpler'],
])('shows by whom a session was vouched for, now and before: %s (R-3-017)', async (identityProvider, text) => {
  await openSessions({
    ActiveSessions: active(session('s1', { identityProvider })),
    SessionHistory: wireHistory('PlayerSession', [
      session('s0', { identityProvider, endedAt: '2026-11-20T11:00:00Z' }),
    ]),
  });
  for (const list of ['Signed in now', 'Sign-ins']) expect(rowsOf(list)[0]).toHaveTextContent(text);
});

it('ends any session but this one', async () => {
  const ended = session('s1', { endedAt: '2026-11-20T12:00:00.000Z' });
  const { sent, answer } = await openSessions({ EndSession: { data: { endSession: ended } } });
  const [current, other] = rowsOf('Signed in now');
  expect(current).toHaveTextContent(/^Computer.*This device$/);
  expect(within(current as HTMLElement).queryByRole('button')).toBeNull();
  // Requested again, as the mutation has returned a session.
  answer({ ActiveSessions: active(session('s2', { isCurrent: true, device: 'Desktop' })) });
  await userEvent.click(within(other as HTMLElement).getByRole('button', { name: 'End this session' }));
  await waitFor(() => expect(rowsOf('Signed in now')).toHaveLength(1));
  expect(rowsOf('Signed in now')[0]).toHaveFocus();
  expect(sent.find(({ operationName }) => operationName === 'EndSession')?.variables).toEqual({ id: 's1' });
});

it('keeps a session in the list whose end did not reach the platform', async () => {
  await openSessions({ EndSession: new Error('offline') });
  await userEvent.click(screen.getByRole('button', { name: 'End this session' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'End this session' })).toBeEnabled());
  expect(rowsOf('Signed in now')).toHaveLength(2);
});

it('offers another try where the sessions cannot be loaded', async () => {
  const { answer } = await openSessions({ ActiveSessions: { errors: [{ message: 'Broken' }] } });
  answer({ ActiveSessions: active(session('s2', { isCurrent: true })) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rowsOf('Signed in now')).toHaveLength(1));
});

it('announces anew what has changed of a session, in a translated page too (A-193)', async () => {
  translatePage();
  const vouched = (identityProvider: string | null) => ({
    ActiveSessions: active(session('s1', { identityProvider })),
  });
  const { answer, client } = await openSessions(vouched('SMS'));
  for (const [identityProvider, text] of [
    ['TRUSTLY', /Trustly/],
    [null, /^Phone.*:00End this session$/],
  ] as const) {
    answer(vouched(identityProvider));
    act(() => client.refetchTypes(['PlayerSession']));
    await waitFor(() => expect(rowsOf('Signed in now')[0]).toHaveTextContent(text));
  }
});

describe('passkeys', () => {
  const openPasskeys = (session: SceneOptions['session'] = {}, settings: object = { passkeys: true }) =>
    renderStory(meta, Sessions, { settings, session });
  const button = () => screen.queryByRole('button', { name: 'Set up a passkey' });
  beforeEach(() => setBuild({ Keycloak: true }));

  it('are set up at the provider, which leads back to this page', async () => {
    const signIn = jest.fn(async () => undefined);
    await openPasskeys({ signIn });
    await userEvent.click(button() as HTMLElement);
    expect(signIn).toHaveBeenCalledWith({
      returnTo: '/en/profile/session-history/',
      action: 'webauthn-register-passwordless',
    });
    expect(button()).toBeNull();
    expect(screen.getByText('Opening the sign-in page')).toBeInTheDocument();
  });

  it('can be tried again where the provider cannot be reached', async () => {
    await openPasskeys({ signIn: () => Promise.reject(new Error('down')) });
    await userEvent.click(button() as HTMLElement);
    await waitFor(() => expect(button()).toBeEnabled());
    const { result } = renderHook(useFeedback);
    expect(result.current.map(({ message }) => message)).toContain('The sign-in page cannot be reached right now.');
  });

  it.each<[string, SceneOptions['session'], object, boolean]>([
    ['whose realm has none', {}, {}, true],
    ['who has signed in elsewhere', { claims: () => ({ flow: 'Sms' }) }, { passkeys: true }, true],
    ['of a brand without the provider', {}, { passkeys: true }, false],
  ])('are not offered to a player %s', async (_, session, settings, Keycloak) => {
    setBuild({ Keycloak });
    await openPasskeys(session, settings);
    expect(button()).toBeNull();
  });
});
