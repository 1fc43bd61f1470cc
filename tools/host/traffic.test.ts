import fc from 'fast-check';
import { activate, bucketsOf, buildsOf, choose, parseTraffic, rollBack, startCanary, type Traffic } from './traffic.ts';

const [a, b, c, d] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc', 'dddddddddddd'] as const;
const session = 'refreshToken=abc';
const never = (): number => {
  throw new Error('drawn');
};

const buckets = fc.integer({ min: 0, max: 255 });
const shares = fc.double({ min: 0.001, max: 0.999, noNaN: true });

/** A browser that opens a page: keeps the cookie, and tells which build it got. */
function createVisitor(bucket: number) {
  let kept = '';
  return (traffic: Traffic, signedIn = false): string => {
    const cookie = [signedIn ? session : '', kept].filter(Boolean).join('; ');
    const choice = choose(traffic, cookie || null, () => bucket);
    kept = choice.cookie ?? kept;
    return choice.build;
  };
}

it('leaves a player in the release of the session through a canary, its growth, its release to all and one more', () => {
  fc.assert(
    fc.property(buckets, fc.array(shares, { minLength: 1 }), shares, fc.boolean(), (bucket, grown, next, isEarly) => {
      const visit = createVisitor(bucket);
      let traffic = activate(undefined, a);
      if (!isEarly) traffic = startCanary(traffic, b, Math.min(...grown));
      const first = visit(traffic, true);
      for (const share of grown.toSorted((x, y) => x - y)) {
        traffic = startCanary(traffic, b, share);
        expect(visit(traffic, true)).toBe(first);
      }
      traffic = activate(traffic, b);
      expect(visit(traffic, true)).toBe(first);
      traffic = startCanary(traffic, c, next);
      expect(visit(traffic, true)).toBe(first);
      expect(visit(activate(traffic, c), true)).toBe(first);
      // Signed out, it is a visitor again.
      expect(visit(activate(traffic, c))).toBe(c);
    }),
  );
});

it('keeps a visitor in a canary for as long as its share does not fall', () => {
  fc.assert(
    fc.property(buckets, fc.array(shares, { minLength: 1 }), (bucket, grown) => {
      const visit = createVisitor(bucket);
      let wasIn = false;
      for (const share of grown.toSorted((x, y) => x - y)) {
        const isIn = visit(startCanary({ current: a, previous: [] }, b, share)) === b;
        expect(isIn || !wasIn).toBe(true);
        wasIn = isIn;
      }
      expect(visit(activate({ current: a, canary: { build: b, share: 0.5 }, previous: [] }, b))).toBe(b);
    }),
  );
});

it('takes everybody back, players too', () => {
  fc.assert(
    fc.property(buckets, shares, fc.boolean(), fc.boolean(), (bucket, share, isFull, signedIn) => {
      const visit = createVisitor(bucket);
      const before: Traffic = { current: a, previous: [c] };
      const bad = isFull ? activate(before, b) : startCanary(before, b, share);
      visit(bad, signedIn);
      const back = rollBack(bad);
      expect(back).toEqual(before);
      expect(visit(back ?? bad, signedIn)).toBe(a);
    }),
  );
});

it.each([
  [0.05, 13],
  [0.5, 128],
  [0.004, 1],
  [0.006, 2],
  [0.0001, 1],
  [0.9999, 255],
])('has a share of %d in %i of 256 buckets', (share, count) => {
  const traffic: Traffic = { current: a, canary: { build: b, share }, previous: [] };
  const chosen = Array.from({ length: 256 }, (_, bucket) => choose(traffic, null, () => bucket).build);
  expect(chosen.filter((build) => build === b)).toHaveLength(count);
  expect(bucketsOf(share)).toBe(count);
});

it('sends a cookie only where it differs, and draws only for those who have none', () => {
  const traffic: Traffic = { current: b, previous: [a] };
  expect(choose(traffic, null, () => 10)).toEqual({ build: b, cookie: `lobbyRelease=0a.${b}` });
  expect(choose(traffic, `locale=en; lobbyRelease=0a.${b}`, never)).toEqual({ build: b });
  expect(choose(traffic, `lobbyRelease=0a.${a}`, never)).toEqual({ build: b, cookie: `lobbyRelease=0a.${b}` });
  expect(choose(traffic, `lobbyRelease=0a.${a};accessToken.1=x`, never)).toEqual({ build: a });
  // Of a build that was rolled back or is long gone.
  expect(choose(traffic, `lobbyRelease=0a.${d}; ${session}`, never)).toEqual({
    build: b,
    cookie: `lobbyRelease=0a.${b}`,
  });
});

it('takes a malformed cookie for none', () => {
  const traffic: Traffic = { current: b, canary: { build: c, share: 0.5 }, previous: [a] };
  const ofNobody = choose(traffic, session, () => 200);
  const malformed = fc.oneof(
    fc.string(),
    fc.constantFrom(`0a${a}`, `0A.${a}`, `0a.${a}0`, `a.${a}`, `-1.${a}`, `0a.${a.slice(1)}`, `"0a.${a}"`, `0a.${a} x`),
  );
  fc.assert(
    fc.property(malformed, (value) => {
      fc.pre(!/(?:^|;\s*)[0-9a-f]{2}\.[0-9a-f]{12}(?:;|$)/.test(value) && !value.includes('lobbyRelease='));
      expect(choose(traffic, `${session}; lobbyRelease=${value}`, () => 200)).toEqual(ofNobody);
    }),
  );
  expect(choose(traffic, `${session}; xlobbyRelease=0a.${a}`, () => 200)).toEqual(ofNobody);
});

it('keeps two earlier releases, and none of them twice', () => {
  const later = [b, c, d].reduce<Traffic>(activate, activate(undefined, a));
  expect(later).toEqual({ current: d, previous: [c, b] });
  expect(activate(later, b)).toEqual({ current: b, previous: [d, c] });
  expect(activate(startCanary(later, a, 0.1), a)).toEqual({ current: a, previous: [d, c] });
  expect(buildsOf(startCanary(later, a, 0.1))).toEqual([d, a, c, b]);
  expect(rollBack({ current: a, previous: [] })).toBeUndefined();
});

it('reads what it wrote, and says what is wrong', () => {
  const traffic: Traffic = { current: a, canary: { build: b, share: 0.05 }, previous: [c] };
  expect(parseTraffic(JSON.stringify(traffic))).toEqual(traffic);
  const wrong: [string, RegExp][] = [
    ['{"current":', /JSON/],
    [JSON.stringify({ ...traffic, current: '../etc' }), /12 hexadecimal digits/],
    [JSON.stringify({ ...traffic, canary: { build: b, share: 1 } }), /<1/],
    [JSON.stringify({ ...traffic, canary: { build: b, share: 0 } }), />0/],
    [JSON.stringify({ ...traffic, previous: [a] }), /named twice/],
    [JSON.stringify({ ...traffic, previous: [c, d, 'eeeeeeeeeeee'] }), /<=2/],
  ];
  for (const [text, message] of wrong) expect(() => parseTraffic(text)).toThrow(message);
});
