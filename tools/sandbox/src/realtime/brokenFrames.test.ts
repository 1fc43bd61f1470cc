import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
let socket: Socket;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => {
  socket.destroy();
  platform.close();
});

/** Upgrades a raw TCP connection, to send frames that no client library would send. */
async function upgrade(protocol: string | undefined): Promise<Socket> {
  const { hostname, port } = new URL(platform.url);
  socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const lines = [
    'GET /graphql HTTP/1.1',
    `Host: ${hostname}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol}`] : []),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 101 /);
  return socket;
}

const unmasked = Buffer.from([0x81, 0x02, ...Buffer.from('{}')]);
/** Declares a length of more than a megabyte. */
const tooLarge = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 0x10, 0, 1, 1, 2, 3, 4]);

describe.each(['graphql-transport-ws', 'graphql-ws', undefined])('subprotocol %s', (protocol) => {
  it.each([
    ['without a mask', unmasked],
    ['longer than a megabyte', tooLarge],
  ])('closes only the socket that sent a frame %s', async (_what, frame) => {
    const client = await upgrade(protocol);
    client.write(frame);
    await once(client.resume(), 'close');
    expect(platform.realtime.sockets.count()).toBe(0);
    expect((await fetch(`${platform.url}/api/lobby-settings`)).status).toBe(200);
  });
});
