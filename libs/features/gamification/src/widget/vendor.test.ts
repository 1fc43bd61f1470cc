import { loadVendor, mountWidget, type Vendor } from './vendor.ts';

const host = 'https://loyalty.acme.test/base';
const tags = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')];
const leave = (widget: unknown) => Object.assign(window, { GamificationWidget: widget });
const answer = () => tags()[0]?.dispatchEvent(new Event('load'));
const theme = {} as Parameters<typeof mountWidget>[2]['theme'];
const options = { view: 'missions', apiUrl: `${host}/v1`, accessToken: 'loyalty-1', locale: 'en-GB', theme } as const;

interface Policy {
  name: string;
  rules: { createScriptURL(url: string): string };
}
const policies: Policy[] = [];
beforeAll(() =>
  Object.assign(window, {
    trustedTypes: {
      createPolicy(name: string, rules: Policy['rules']) {
        policies.push({ name, rules });
        return rules;
      },
    },
  }),
);
afterAll(() => Reflect.deleteProperty(window, 'trustedTypes'));
afterEach(() => {
  for (const tag of tags()) tag.remove();
  Reflect.deleteProperty(window, 'GamificationWidget');
});

describe('the script', () => {
  it('is loaded by a policy of its own, which takes addresses below the service’s alone', async () => {
    const loading = loadVendor(`${host}/`);
    expect(tags().map(({ src }) => src)).toEqual([`${host}/widget/v1.js`]);
    const [policy] = policies;
    expect(policies.map(({ name }) => name)).toEqual(['lobby-gamification']);
    expect(policy?.rules.createScriptURL(`${host}/widget/v1.js`)).toBe(`${host}/widget/v1.js`);
    for (const url of [
      'https://evil.test/base/widget/v1.js',
      'https://loyalty.acme.test/elsewhere.js',
      `${host}.evil.test/widget/v1.js`,
      `${host}/../elsewhere.js`,
      'javascript:alert(1)',
    ])
      expect(() => policy?.rules.createScriptURL(url)).toThrow(TypeError);
    leave({ version: '1', mount() {} });
    answer();
    await expect(loading).resolves.toHaveProperty('mount');
  });

  it.each([
    ['of another version', { version: '2', mount() {} }],
    ['without a widget to mount', { version: '1' }],
    ['that leaves nothing', undefined],
  ])('%s has failed', async (_, widget) => {
    const loading = loadVendor(`https://${crypto.randomUUID()}.test`);
    leave(widget);
    answer();
    await expect(loading).rejects.toThrow('could not be loaded');
    expect(tags()).toEqual([]);
  });
});

describe('a mounted widget', () => {
  const place = document.createElement('div');
  const mount = (vendor: Vendor['mount']) => mountWidget({ mount: vendor }, place, options, () => undefined);

  it.each<[string, Vendor['mount']]>([
    [
      'throws',
      () => {
        throw new Error('vendor');
      },
    ],
    ['is none', () => undefined],
    ['cannot be unmounted', () => ({ update() {} })],
  ])('that %s leaves nothing in its place', (_, vendor) => {
    expect(() => mount(vendor)).toThrow();
    expect(place.children).toHaveLength(0);
  });

  it('leaves nothing behind, even if it throws at its end', () => {
    const { unmount } = mount((container) => {
      container.append('Widget');
      return {
        update() {},
        unmount() {
          throw new Error('vendor');
        },
      };
    });
    expect(place.textContent).toBe('Widget');
    expect(unmount).toThrow('vendor');
    expect(place.children).toHaveLength(0);
  });
});
