/** Moments at which the page's clock may stand, by name. */
export const clocks = {
  running: null,
  noon: '2026-11-24T12:00:00Z',
  'Christmas Eve': '2026-12-24T18:00:00Z',
  'end of the year': '2026-12-31T23:59:30Z',
} as const;
export type Clock = keyof typeof clocks;

const RealDate = Date;

/** Has `Date` stand at a moment, while timers run on; returns a function that ends it. */
export function setClock(name: Clock): () => void {
  const moment = clocks[name];
  if (moment === null) return () => undefined;
  const now = RealDate.parse(moment);
  globalThis.Date = new Proxy(RealDate, {
    construct: (Target, args: [], newTarget) => Reflect.construct(Target, args.length === 0 ? [now] : args, newTarget),
    apply: () => new RealDate(now).toString(),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
