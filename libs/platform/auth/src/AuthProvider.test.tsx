import { hydrate } from '@lobby/testing';
import { AuthProvider, useAuthState, useSessionStart } from './AuthProvider.tsx';
import type { Auth } from './types.ts';

const state = { status: 'authenticated', session: 's1 1', startedAt: Date.parse('2026-11-20T10:00:00Z') } as const;
const auth = { state, subscribe: () => () => {}, start: () => () => {} } as unknown as Auth;

const rendered: string[] = [];
function Status() {
  rendered.push('status');
  return <p>{useAuthState().status}</p>;
}
function Start() {
  rendered.push('start');
  return <time>{useSessionStart()?.toString() ?? 'unknown'}</time>;
}
const page = (
  <AuthProvider auth={auth}>
    <Status />
    <Start />
  </AuthProvider>
);

it('renders again after hydration what shows the start of the session, which a prerendered page does not know, and nothing else', async () => {
  const { container, served } = await hydrate(page);
  expect(served).toContain('unknown');
  expect(container).toHaveTextContent(`authenticated${state.startedAt}`);
  const onServer = ['status', 'start'];
  expect(rendered).toEqual([...onServer, 'status', 'start', 'start']);
});
