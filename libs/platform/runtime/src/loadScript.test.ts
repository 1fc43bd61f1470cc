import { act, renderHook } from '@testing-library/react';
import { loadScript, useScriptStatus } from './loadScript.ts';
import { createScriptPolicy } from './scriptPolicy.ts';

const tags = (url: string) => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${url}"]`)];
const dispatchOnTag = (url: string, event: 'load' | 'error') =>
  act(async () => void tags(url)[0]?.dispatchEvent(new Event(event)));

describe('loadScript', () => {
  it('loads a script once for concurrent callers', async () => {
    const url = 'https://partner.test/once.js';
    const { result } = renderHook(() => useScriptStatus(url));
    expect(result.current).toBe('idle');
    let loads: Promise<void>[] = [];
    act(() => void (loads = [loadScript(url), loadScript(url)]));
    expect(result.current).toBe('loading');
    expect(tags(url)).toHaveLength(1);
    await dispatchOnTag(url, 'load');
    await Promise.all(loads);
    expect(result.current).toBe('ready');
    expect(tags(url)).toHaveLength(1);
  });

  it('gives the tag the id by which a script finds itself', async () => {
    const url = 'https://partner.test/snippet.js';
    const load = loadScript(url, { id: 'snippet' });
    expect(tags(url)[0]?.id).toBe('snippet');
    await dispatchOnTag(url, 'load');
    await load;
  });

  it('records a load error and removes the tag (R-8-033)', async () => {
    const url = 'https://partner.test/blocked.js';
    const { result } = renderHook(() => useScriptStatus(url));
    let load = Promise.resolve();
    act(() => void (load = loadScript(url)));
    const failure = expect(load).rejects.toThrow('could not be loaded');
    await dispatchOnTag(url, 'error');
    await failure;
    expect(result.current).toBe('error');
    expect(tags(url)).toEqual([]);
  });

  it('tries again with a new tag after a failure (A-167)', async () => {
    const url = 'https://partner.test/again.js';
    const first = loadScript(url).catch(() => 'failed');
    await dispatchOnTag(url, 'error');
    await first;
    const second = loadScript(url);
    await dispatchOnTag(url, 'load');
    await expect(second).resolves.toBeUndefined();
    expect(tags(url)).toHaveLength(1);
  });

  it('gives a script up that hangs, and one that leaves nothing behind', async () => {
    jest.useFakeTimers();
    const url = 'https://partner.test/hanging.js';
    const hanging = loadScript(url, { timeout: 10_000 });
    const gaveUp = expect(hanging).rejects.toThrow('could not be loaded');
    await jest.advanceTimersByTimeAsync(9_999);
    expect(tags(url)).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await gaveUp;
    expect(tags(url)).toEqual([]);
    jest.useRealTimers();
    let isThere = false;
    const empty = loadScript(url, { isThere: () => isThere });
    const failure = expect(empty).rejects.toThrow('could not be loaded');
    await dispatchOnTag(url, 'load');
    await failure;
    isThere = true;
    const whole = loadScript(url, { isThere: () => isThere });
    await dispatchOnTag(url, 'load');
    await expect(whole).resolves.toBeUndefined();
  });

  it('takes only what its policy allows, in a policy of that name', async () => {
    const createPolicy = jest.fn((_name: string, rules) => rules);
    Object.assign(window, { trustedTypes: { createPolicy } });
    const policy = createScriptPolicy('partner', ({ href }) => href.startsWith('https://partner.test/base/'));
    await expect(loadScript('https://partner.test/other.js', { policy })).rejects.toThrow(TypeError);
    await expect(loadScript('https://partner.test/base/../other.js', { policy })).rejects.toThrow(TypeError);
    void loadScript('https://partner.test/base/widget.js', { policy });
    expect(tags('https://partner.test/base/widget.js')).toHaveLength(1);
    expect(createPolicy.mock.calls).toEqual([['partner', expect.anything()]]);
    Reflect.deleteProperty(window, 'trustedTypes');
  });

  it('rejects a URL that is not http', async () => {
    await expect(loadScript('javascript:alert(1)')).rejects.toThrow(TypeError);
  });
});
