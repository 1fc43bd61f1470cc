/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createStore, renderTime, retryImport, setRenderTime, useStore } from './index.ts';

describe('on the server', () => {
  it('a store renders its initial value', () => {
    const store = createStore('initial');
    const Value = () => <output>{useStore(store)}</output>;
    expect(renderToString(<Value />)).toBe('<output>initial</output>');
  });

  it('a page is rendered for one time', () => {
    setRenderTime(1234);
    expect(renderTime()).toBe(1234);
    setRenderTime(null);
  });

  it('code that cannot be loaded fails at once', async () => {
    const load = jest.fn(() => Promise.reject(new Error('no such chunk')));
    await expect(retryImport(load)).rejects.toThrow('no such chunk');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
