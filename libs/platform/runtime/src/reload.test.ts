import { session } from '@lobby/storage';
import { expectConsoleErrors } from '@lobby/testing';
import { preventReload, reloadForCode } from './reload.ts';
import { importOnce, retryImport } from './retryImport.ts';

const server = jest.fn<Promise<Response>, [url?: unknown]>();
const onLine = jest.spyOn(navigator, 'onLine', 'get');
const showBuild = (name: string) => {
  document.head.innerHTML = `<script type="module" src="/assets/${name}.js"></script>`;
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(server);
  server.mockReset().mockImplementation(async () => new Response(null, { status: 200 }));
  onLine.mockReturnValue(true);
  showBuild('main-a1');
  document.body.innerHTML = '';
  session.remove('codeReload');
});
afterEach(() => jest.useRealTimers());

/** The build that the document was reloaded for. jsdom says of each reload that it cannot do it. */
const reloadedFor = () => session.read('codeReload')?.build.split('/').at(-1) ?? null;
const expectReload = () => expectConsoleErrors(/Not implemented: navigation/);
const gone = () =>
  jest.fn<Promise<string>, []>(async () => {
    throw new Error('404');
  });

it('reloads the document once for a build, and again for the next one', async () => {
  expectReload();
  await reloadForCode();
  expect(reloadedFor()).toBe('main-a1.js');
  server.mockClear();
  await reloadForCode();
  expect(server).not.toHaveBeenCalled();

  showBuild('main-b2');
  await reloadForCode();
  expect(reloadedFor()).toBe('main-b2.js');
});

it('does not take the lobby away while the server cannot be reached', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await reloadForCode();
  server.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await reloadForCode();
  expect(reloadedFor()).toBeNull();
});

it('queries the server, whatever the browser says of the network', async () => {
  expectReload();
  onLine.mockReturnValue(false);
  await reloadForCode();
  expect(reloadedFor()).toBe('main-a1.js');
});

it('never reloads while a reload is prevented, not even if that began during the request to the server', async () => {
  const release = preventReload();
  const releaseOther = preventReload();
  release();
  release();
  await reloadForCode();
  expect(server).not.toHaveBeenCalled();

  let releaseLate = () => {};
  server.mockImplementationOnce(async () => {
    releaseLate = preventReload();
    return new Response(null, { status: 200 });
  });
  releaseOther();
  await jest.advanceTimersByTimeAsync(0);
  expect(server).toHaveBeenCalledTimes(1);
  expect(reloadedFor()).toBeNull();
  releaseLate();
});

it('reloads once the document is free, if the code is still needed', async () => {
  expectReload();
  const release = preventReload();
  await reloadForCode(undefined, () => false);
  release();
  await jest.advanceTimersByTimeAsync(0);
  expect(reloadedFor()).toBeNull();

  const releaseFirst = preventReload();
  await reloadForCode();
  releaseFirst();
  const releaseNext = preventReload();
  await jest.advanceTimersByTimeAsync(0);
  expect(reloadedFor()).toBeNull();
  releaseNext();
  await jest.advanceTimersByTimeAsync(0);
  expect(reloadedFor()).toBe('main-a1.js');
});

it('waits until the player has left a field', async () => {
  document.body.innerHTML = '<input>';
  document.querySelector('input')?.focus();
  await reloadForCode();
  expect(reloadedFor()).toBeNull();
});

it('does not reload where the browser refuses to remember it', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const consoleError = jest.spyOn(console, 'error');
  await reloadForCode();
  expect([server.mock.calls.length, consoleError.mock.calls]).toEqual([1, []]);
  consoleError.mockRestore();
  setItem.mockRestore();
  session.remove('codeReload');
});

describe('code that keeps failing', () => {
  it('of a part or a page reloads with the second failure, once the document is free', async () => {
    expectReload();
    const release = preventReload();
    const load = gone();
    void retryImport(load);
    await jest.advanceTimersByTimeAsync(1000);
    expect([load.mock.calls.length, reloadedFor()]).toEqual([2, null]);
    release();
    await jest.advanceTimersByTimeAsync(2000);
    expect([load.mock.calls.length, reloadedFor()]).toEqual([3, 'main-a1.js']);
  });

  it('is no reason after one failure', async () => {
    const load = gone();
    void retryImport(load);
    await jest.advanceTimersByTimeAsync(900);
    expect([load.mock.calls.length, reloadedFor()]).toEqual([1, null]);
  });

  it('reloads again a minute later if its file is back: this browser remembers that the module failed', async () => {
    const reload = jest.spyOn(console, 'error').mockImplementation();
    await reloadForCode();
    const file = 'https://lobby.test/assets/SearchButton-c3.js';
    const load = gone().mockRejectedValue(new TypeError(`Failed to fetch dynamically imported module: ${file}`));
    const countsAfter = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      return [load.mock.calls.length, reload.mock.calls.length];
    };
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    void retryImport(load);
    expect(await countsAfter(0)).toEqual([1, 1]);
    expect(server).toHaveBeenLastCalledWith(file, expect.objectContaining({ method: 'HEAD' }));
    expect(await countsAfter(60_000)).toEqual([6, 1]);
    server.mockImplementation(async (url) => new Response(null, { status: url === file ? 200 : 503 }));
    expect(await countsAfter(3000)).toEqual([7, 1]);
    server.mockImplementation(async () => new Response(null, { status: 200 }));
    expect(await countsAfter(60_000)).toEqual([8, 2]);
    reload.mockRestore();
  });

  it('is no reason for a second reload if its file was there all the time', async () => {
    const reload = jest.spyOn(console, 'error').mockImplementation();
    await reloadForCode();
    void retryImport(gone().mockRejectedValue(new TypeError('error loading: https://lobby.test/assets/broken.js')));
    await jest.advanceTimersByTimeAsync(300_000);
    expect(reload).toHaveBeenCalledTimes(1);
    reload.mockRestore();
  });

  it('is no reason if another attempt has had it before the server answers', async () => {
    const answer = Promise.withResolvers<Response>();
    server.mockReturnValueOnce(answer.promise);
    const load = gone();
    const code = retryImport(load);
    await jest.advanceTimersByTimeAsync(1000);
    expect(server).toHaveBeenCalledTimes(1);
    load.mockResolvedValue('code');
    await jest.advanceTimersByTimeAsync(2000);
    await expect(code).resolves.toBe('code');
    answer.resolve(new Response(null, { status: 200 }));
    await jest.advanceTimersByTimeAsync(0);
    expect(reloadedFor()).toBeNull();
  });

  it('for what is no longer shown is no reason', async () => {
    const controller = new AbortController();
    const load = gone().mockImplementation(async () => {
      controller.abort(new Error('gone'));
      throw new Error('404');
    });
    const outcome = expect(retryImport(load, { signal: controller.signal, hasFailed: true })).rejects.toThrow('gone');
    await jest.advanceTimersByTimeAsync(60_000);
    await outcome;
    expect(reloadedFor()).toBeNull();
  });

  it('on demand reloads with the second demand', async () => {
    expectReload();
    const open = importOnce(gone());
    await expect(open()).rejects.toThrow('404');
    await jest.advanceTimersByTimeAsync(0);
    expect(reloadedFor()).toBeNull();
    await expect(open()).rejects.toThrow('404');
    await jest.advanceTimersByTimeAsync(0);
    expect(reloadedFor()).toBe('main-a1.js');
  });
});
