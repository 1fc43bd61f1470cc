import { act, renderHook } from '@testing-library/react';
import { loadScript, useScriptStatus } from './loadScript.ts';

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

  it('rejects a URL that is not http', async () => {
    await expect(loadScript('javascript:alert(1)')).rejects.toThrow(TypeError);
  });
});
