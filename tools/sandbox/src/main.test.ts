import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const directory = mkdtempSync(join(tmpdir(), 'sandbox-'));
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

async function listenOnFreePort(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function freePorts(count: number): Promise<number[]> {
  const taken = await Promise.all(Array.from({ length: count }, listenOnFreePort));
  for (const { server } of taken) server.close();
  return taken.map(({ port }) => port);
}

/** Starts the sandbox. Resolves once it is ready or has exited. */
async function start(ports: number[], args: string[] = []) {
  const [PORT, PARTNERS_PORT, CASHIER_PORT] = ports.map(String);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--no-static', ...args], {
    env: { ...process.env, NODE_OPTIONS: '', SANDBOX_DIR: directory, PORT, PARTNERS_PORT, CASHIER_PORT },
  });
  running.push(child);
  let output = '';
  await new Promise<void>((resolve) => {
    const collect = (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes(' ready: ')) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('close', () => resolve());
  });
  return { child, output };
}

const command = async (port: number | undefined, name: string, args: object) => {
  const response = await fetch(`http://127.0.0.1:${port}/console/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  return ((await response.json()) as { result: { wallet: object } }).result;
};
const player = 'player@lobby.test';

it('starts, prints its addresses and accounts, and keeps a balance after a kill -9', async () => {
  const ports = await freePorts(3);
  const first = await start(ports);
  expect(first.output).toContain(`Platform ready: http://localhost:${ports[0]}/`);
  expect(first.output).toContain(`http://127.0.0.1:${ports[1]}/console/`);
  expect(first.output).toMatch(/player@lobby\.test .*\n/);
  await command(ports[1], 'balance', { player, balance: '77.77' });
  first.child.kill('SIGKILL');
  await once(first.child, 'close');

  await start(ports);
  expect(await command(ports[1], 'player', { player })).toMatchObject({ wallet: { balance: '77.77' } });
});

it('starts with fresh data after --reset', async () => {
  const ports = await freePorts(3);
  await start(ports, ['--reset']);
  expect(await command(ports[1], 'player', { player })).toMatchObject({ wallet: { balance: '250.00' } });
});

it('starts without the cashier when its port is taken, and reports it', async () => {
  const { server, port } = await listenOnFreePort();
  const [main = 0, partners = 0] = await freePorts(2);
  const { output } = await start([main, partners, port]);
  expect(output).toContain(`Port ${port} is taken by another program: the lobby runs without deposits.`);
  const settings = (await (await fetch(`http://127.0.0.1:${main}/api/lobby-settings`)).json()) as {
    cashier: { available: boolean };
  };
  expect(settings.cashier.available).toBe(false);
  server.close();
});

it.each(['PORT', 'PARTNERS_PORT'])(
  'exits with an error message when %s is taken',
  async (name) => {
    const { server, port } = await listenOnFreePort();
    const [free = 0, cashier = 0] = await freePorts(2);
    const { child, output } = await start(name === 'PORT' ? [port, free, cashier] : [free, port, cashier]);
    expect(output).toContain(`Port ${port} is taken by another program`);
    expect(child.exitCode).toBe(1);
    server.close();
  },
  60_000,
);
