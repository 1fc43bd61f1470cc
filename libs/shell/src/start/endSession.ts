/** Tells the back end that the session is over (R-7-011). Plain fetch: the data client may be gone by then. */
export async function endSession(accessToken: string | null): Promise<void> {
  if (accessToken === null) return;
  await fetch('/api/graphql', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({
      operationName: 'Logout',
      query: 'mutation Logout { logout { loggedOut } }',
      variables: {},
    }),
  });
}
