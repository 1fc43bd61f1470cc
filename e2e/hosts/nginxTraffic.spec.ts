import { bucketsOf, choose, type Traffic } from '../../tools/host/traffic.ts';
import { settings } from '../../tools/host/release.fixture.ts';
import { ask } from '../support/hosts/ask.ts';
import { expect, test as base } from '../support/hosts/releases.ts';

interface Served {
  traffic: Traffic;
  /** By the name that stands in its pages. */
  builds: Readonly<Record<'old' | 'now' | 'new' | 'bad', string>>;
}

/** Three releases by their shares of visitors, and one that was rolled back. */
const test = base.extend<{ served: Served }>({
  served: async ({ release, serveByNginx }, use) => {
    const make = (name: string) => release(name, { settings: { ...settings, hosting: { reports: `/api/${name}` } } });
    const [old, now, next, bad] = [await make('old'), await make('now'), await make('new'), await make('bad')];
    const traffic: Traffic = {
      current: now.build,
      canary: { build: next.build, share: 0.25 },
      previous: [old.build],
    };
    await serveByNginx({ operator: 'acme', releases: [old, now, next], traffic, assets: [bad.folder] });
    await use({ traffic, builds: { old: old.build, now: now.build, new: next.build, bad: bad.build } });
  },
});

const session = 'accessToken=abc';

test('nginx chooses the release of a visitor as the host does', { tag: '@desktop' }, async ({ served, port }) => {
  const { traffic, builds } = served;
  const cookies = ['00', '3f', '40', 'ff'].flatMap((bucket) =>
    Object.values(builds).flatMap((build) => [
      `lobbyRelease=${bucket}.${build}`,
      `a=1; lobbyRelease=${bucket}.${build}; ${session}`,
      `${session}; lobbyRelease=${bucket}.${build}`,
    ]),
  );
  for (const cookie of cookies) {
    const { text, headers } = await ask(port, '/en/unknown/', { headers: { cookie } });
    const { build, cookie: sent } = choose(traffic, cookie, () => 0);
    const name = Object.entries(builds).find(([, each]) => each === build)?.[0];
    expect.soft(text, cookie).toContain(`shell ${name}`);
    expect
      .soft(headers['set-cookie'], cookie)
      .toEqual(sent && [`${sent}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`]);
  }
});

test(
  'nginx draws a group for whoever has none, and gives it on pages alone',
  { tag: '@desktop' },
  async ({ served, port }) => {
    const { builds } = served;
    const drawn = new Set<string>();
    for (const cookie of [
      '',
      'lobbyRelease=',
      'lobbyRelease=zz.aaaaaaaaaaaa',
      'lobbyRelease=0.1; b=2',
      `xlobbyRelease=00.${builds.new}`,
    ])
      for (let visit = 0; visit < 8; visit += 1) {
        const { text, headers } = await ask(port, '/en/unknown/', { headers: { cookie } });
        const [, bucket = '', build] =
          /^lobbyRelease=([0-9a-f]{2})\.([0-9a-f]{12});/.exec(headers['set-cookie']?.[0] ?? '') ?? [];
        drawn.add(bucket);
        const expected = Number.parseInt(bucket, 16) < bucketsOf(0.25) ? 'new' : 'now';
        expect([text, build]).toEqual([expect.stringContaining(`shell ${expected}`), builds[expected]]);
      }
    expect(drawn.size).toBeGreaterThan(1);
    for (const [path, method] of [
      ['/en/deposit/', 'POST'],
      ['/sw.js', 'GET'],
      ['/assets/now.js', 'GET'],
      ['/missing.png', 'GET'],
    ] as const)
      expect((await ask(port, path, { method })).headers['set-cookie'], path).toBeUndefined();
  },
);

test(
  'nginx has the files of each release for open tabs, and the worker of the visitor’s',
  { tag: '@desktop' },
  async ({ served, port }) => {
    const { builds } = served;
    for (const name of Object.keys(builds)) expect((await ask(port, `/assets/${name}.js`)).status, name).toBe(200);
    expect((await ask(port, '/assets/gone.js')).status).toBe(404);
    const workerFor = async (cookie: string) => (await ask(port, '/sw.js', { headers: { cookie } })).text;
    expect(await workerFor('')).toBe("worker('now')");
    expect(await workerFor(`lobbyRelease=00.${builds.now}`)).toBe("worker('new')");
    expect(await workerFor(`lobbyRelease=ff.${builds.old}; ${session}`)).toBe("worker('old')");
  },
);

test('nginx sends an offline page with the policy of its release', { tag: '@desktop' }, async ({ served, port }) => {
  const reportsOf = async (path: string, cookie = '') => {
    const { status, headers } = await ask(port, path, { headers: { cookie } });
    return [status, headers['reporting-endpoints']];
  };
  for (const name of ['old', 'now', 'new'])
    expect(await reportsOf(`/offline/${name}.html`), name).toEqual([200, `csp="/api/${name}"`]);
  expect(await reportsOf('/offline/en.html')).toEqual([200, 'csp="/api/now"']);
  expect(await reportsOf('/offline/en.html', `lobbyRelease=00.${served.builds.now}`)).toEqual([200, 'csp="/api/new"']);
  // Nothing is known of its policy.
  expect((await ask(port, '/offline/bad.html')).status).toBe(404);
});

test('a page of one release is not taken for that of another', { tag: '@desktop' }, async ({ served, port }) => {
  const { builds } = served;
  const pageOf = (build: string, headers: Record<string, string> = {}) =>
    ask(port, '/en/unknown/', { headers: { ...headers, cookie: `${session}; lobbyRelease=ff.${build}` } });
  const [first, other] = [await pageOf(builds.now), await pageOf(builds.old)];
  expect(first.text.length).toBe(other.text.length);
  const condition = { 'if-none-match': first.headers.etag ?? '' };
  expect((await pageOf(builds.now, condition)).status).toBe(304);
  expect((await pageOf(builds.old, condition)).status).toBe(200);
});
