import { takeSignOutState } from './signOutState.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

it.each(['/en/login/', '/fi/sports/'])('takes the state of a sign-out out of the address of %s (A-186)', (path) => {
  window.history.replaceState({ key: 'state' }, '', `${path}?foo=1&state=a%20b&logoutReason=JWT_EXPIRED#top`);
  expect(takeSignOutState()).toBe('a b');
  expect(window.location.href).toBe(`${window.location.origin}${path}?foo=1&logoutReason=JWT_EXPIRED#top`);
  expect(window.history.state).toEqual({ key: 'state' });
  expect(takeSignOutState()).toBeNull();
});

it.each(['/en/keycloak-login-handler/?code=a&state=b', '/en/zimpler-login-handler/?state=b', '/en/?state=b'])(
  'leaves the state of another answer alone: %s',
  (address) => {
    window.history.replaceState(null, '', address);
    expect(takeSignOutState()).toBeNull();
    expect(window.location.pathname + window.location.search).toBe(address);
  },
);
