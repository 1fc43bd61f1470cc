import { importOnce, retryImport } from './retryImport.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function failingImport() {
  const load = jest.fn<Promise<string>, []>(async () => {
    throw new Error('offline');
  });
  return load;
}

describe('retryImport', () => {
  it('retries after delays that double from one second to one minute', async () => {
    const load = failingImport();
    const onFailure = jest.fn();
    const code = retryImport(load, { onFailure });
    const attemptsAfter = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      return load.mock.calls.length;
    };
    expect(await attemptsAfter(0)).toBe(1);
    expect(await attemptsAfter(999)).toBe(1);
    expect(await attemptsAfter(1)).toBe(2);
    expect(await attemptsAfter(2000)).toBe(3);
    expect(await attemptsAfter(60_000)).toBe(7);
    expect(await attemptsAfter(120_000)).toBe(9);
    expect(onFailure).toHaveBeenCalledTimes(9);
    load.mockResolvedValue('code');
    await jest.advanceTimersByTimeAsync(60_000);
    await expect(code).resolves.toBe('code');
  });

  it('starts with a delay if the caller has already failed once', async () => {
    const load = failingImport();
    load.mockResolvedValue('code');
    const code = retryImport(load, { hasFailed: true });
    await jest.advanceTimersByTimeAsync(999);
    expect(load).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(code).resolves.toBe('code');
  });

  it('retries at once on the online event, also during an attempt', async () => {
    const load = failingImport();
    void retryImport(load);
    await jest.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
    load.mockImplementationOnce(async () => {
      window.dispatchEvent(new Event('online'));
      throw new Error('still');
    });
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('rejects with the reason of the abort signal', async () => {
    const load = failingImport();
    const controller = new AbortController();
    const code = retryImport(load, { signal: controller.signal });
    const outcome = expect(code).rejects.toThrow('gone');
    await jest.advanceTimersByTimeAsync(0);
    controller.abort(new Error('gone'));
    await jest.advanceTimersByTimeAsync(60_000);
    await outcome;
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('importOnce', () => {
  it('returns the same module to all callers, and imports again after a failure', async () => {
    const load = failingImport();
    const loadModule = importOnce(load);
    await expect(loadModule()).rejects.toThrow('offline');
    load.mockResolvedValue('code');
    await expect(Promise.all([loadModule(), loadModule()])).resolves.toEqual(['code', 'code']);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
