import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface TestProvider {
  origin: string;
  /** Follows the provider's redirects as a browser would, and returns the URL that leads back to the lobby. */
  visit: (url: string) => Promise<string>;
  /** Makes the token endpoint fail with this status; null restores it. */
  fail: (status: number | null) => Promise<void>;
  stop: () => void;
}

export async function startProvider(): Promise<TestProvider> {
  const script = fileURLToPath(`file://${__dirname}/provider.fixture.ts`);
  const child = fork(script, { stdio: ['ignore', 'pipe', 'ignore', 'ipc'], execArgv: ['--no-warnings'], env: {} });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      const printedOrigin = /^http:\S+$/m.exec(output)?.[0];
      if (printedOrigin !== undefined) resolve(printedOrigin);
    });
    child.once('exit', (code) => reject(new Error(`The provider ended with ${code}: ${output}`)));
  });

  return {
    origin,
    async visit(url) {
      const cookieJar = new Map<string, string>();
      let next = url;
      while (next.startsWith(origin)) {
        const cookie = Array.from(cookieJar, ([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const line of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
          cookieJar.set(name, value);
        }
        const location = response.headers.get('location');
        if (location === null) throw new Error(`The provider stopped at ${next}: ${await response.text()}`);
        next = new URL(location, next).href;
      }
      return next;
    },
    async fail(status) {
      await fetch(`${origin}/fail?status=${status ?? ''}`);
    },
    stop: () => child.kill(),
  };
}
