import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore } from '../store/index.ts';
import { acme } from '../testing/testPlatform.ts';
import { startSandbox } from './sandbox.ts';

const discovery = '/realms/acme/.well-known/openid-configuration';

/** As a browser requests it, which resolves the name itself. */
const request = (origin: string, path: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const { host, port } = new URL(origin);
    get({ host: '127.0.0.1', port, path, headers: { host }, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    }).on('error', reject);
  });

it('with passkeys the identity provider has a host name, and the other partners keep their address', async () => {
  const artDirectory = mkdtempSync(join(tmpdir(), 'sandbox-art-'));
  const store = createStore(':memory:', acme);
  const ports = { lobby: 0, partners: 0, cashier: 0 };
  const { origins, close } = await startSandbox({ brand: acme, store, artDirectory, ports, passkeys: true });
  const { identity, partners } = origins;
  expect(identity).toBe(`http://identity.localhost:${new URL(partners).port}`);
  const { body } = await request(identity, discovery);
  expect(JSON.parse(body)).toMatchObject({ issuer: `${identity}/realms/acme` });
  expect((await request(partners, discovery)).status).toBe(421);
  expect((await request(identity, '/play/some-game')).status).toBe(421);
  expect((await request(partners, '/play/some-game')).status).not.toBe(421);
  await close();
  store.close();
  rmSync(artDirectory, { recursive: true });
});
