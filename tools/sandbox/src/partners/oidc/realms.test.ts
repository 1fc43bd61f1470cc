import { openDatabase } from '../../store/base/database.ts';
import { createTestAccounts } from '../testing/accounts.ts';
import { serve } from '../testing/http.ts';
import { createIdentity } from './index.ts';

it('has a realm for each brand, whose id may contain digits, and for no other', async () => {
  const database = openDatabase(':memory:');
  const ports = {
    database,
    accounts: createTestAccounts(),
    brands: [{ id: 'acme7', name: 'Acme7' }],
    singleSession: () => false,
    offersDpop: () => false,
    onSessionEnded: () => undefined,
    onSessionDestroyed: () => undefined,
  };
  const server = await serve((origin) => createIdentity(ports, { origin, lobbyOrigins: [] }).handle);
  try {
    const discover = (id: string) => fetch(`${server.origin}/realms/${id}/.well-known/openid-configuration`);
    expect(await (await discover('acme7')).json()).toMatchObject({ issuer: `${server.origin}/realms/acme7` });
    expect((await discover('acme8')).status).toBe(404);
  } finally {
    await server.close();
    database.close();
  }
});
