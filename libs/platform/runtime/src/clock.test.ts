const HOUR = 3_600_000;
const now = Date.UTC(2026, 2, 1, 12);
const httpDate = (ms: number) => new Date(ms).toUTCString();

let deviceTime: () => number;
let recordServerDate: (header: string | null) => void;
beforeEach(async () => {
  jest.useFakeTimers({ now });
  // A page of its own for each test.
  await jest.isolateModulesAsync(async () => {
    ({ deviceTime, recordServerDate } = await import('./clock.ts'));
  });
});
afterEach(() => jest.useRealTimers());

/** Somebody looks at it each second. */
async function goOn(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await jest.advanceTimersByTimeAsync(1000);
    deviceTime();
  }
  await jest.advanceTimersByTimeAsync(0);
}

/** The server's answer, by a clock of its own. */
const server = jest.spyOn(globalThis, 'fetch');
const answerAt = (ms: number) => server.mockResolvedValueOnce(new Response(null, { headers: { date: httpDate(ms) } }));
beforeEach(() => server.mockReset());

it.each([3 * HOUR, -3 * HOUR])('goes on where somebody sets the device’s clock by %i ms (A-195)', async (set) => {
  const before = deviceTime();
  recordServerDate(httpDate(before));
  answerAt(before + 1000);
  jest.setSystemTime(Date.now() + set);
  await goOn(5);
  expect(deviceTime() - before).toBe(5000);
  // Known by then: nothing is requested again.
  expect(server).toHaveBeenCalledTimes(1);
});

it('knows a sleep, in which the browser’s count stood still, from a clock that was set', async () => {
  const before = deviceTime();
  recordServerDate(httpDate(before));
  jest.setSystemTime(Date.now() + 8 * HOUR);
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await goOn(1);
  expect(deviceTime() - before).toBe(1000);
  answerAt(before + 8 * HOUR + 6000);
  await goOn(7);
  expect((deviceTime() - before) / HOUR).toBeCloseTo(8, 2);
  expect(server).toHaveBeenCalledTimes(2);
});

it('takes the delay of an answer for no sleep', () => {
  recordServerDate(httpDate(deviceTime()));
  const before = deviceTime();
  recordServerDate(httpDate(before + 20_000));
  recordServerDate(httpDate(before - 20_000));
  recordServerDate(null);
  recordServerDate('no date');
  expect(deviceTime()).toBe(before);
});
