import { act, render, screen } from '@testing-library/react';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterPictures, createStore, fetchWithTimeout, useStore, whenIdle, withTimeout } from './index.ts';
import { timings } from './timings.ts';

describe('a store', () => {
  it('renders its value and each change, and does not notify for an equal value', () => {
    const store = createStore('one');
    const listener = jest.fn();
    const unsubscribe = store.subscribe(listener);
    const Value = () => <output>{useStore(store)}</output>;
    render(<Value />);
    expect(screen.getByRole('status')).toHaveTextContent('one');
    act(() => store.set('two'));
    expect(screen.getByRole('status')).toHaveTextContent('two');
    store.set('two');
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    act(() => store.set('three'));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('time limits', () => {
  it('reject a promise that takes too long, and pass on others', async () => {
    await expect(withTimeout(1000, Promise.resolve('in time'))).resolves.toBe('in time');
    await expect(withTimeout(1000, Promise.reject(new Error('own')))).rejects.toThrow('own');
    await expect(withTimeout(1, new Promise(() => {}))).rejects.toThrow('No answer within 1 ms');
  });

  it('include the body of a response, which may stall after its headers', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"begun":');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
      const response = await fetchWithTimeout(1000, `http://127.0.0.1:${port}/`);
      expect(response.ok).toBe(true);
      const failure = expect(response.text()).rejects.toThrow('Network timed out');
      jest.advanceTimersByTime(1000);
      await failure;
    } finally {
      jest.useRealTimers();
      server.closeAllConnections();
      server.close();
    }
  });
});

it('a request that its caller has ended leaves no timer behind', async () => {
  jest.useFakeTimers();
  const network = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  const caller = new AbortController();
  await (await fetchWithTimeout(30_000, '/api/graphql', { signal: caller.signal })).text();
  expect(jest.getTimerCount()).toBe(1);
  caller.abort();
  expect(jest.getTimerCount()).toBe(0);
  network.mockRestore();
  jest.useRealTimers();
});

describe('whenIdle', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('runs a task after the delay unless it was cancelled', () => {
    const [task, cancelled] = [jest.fn(), jest.fn()];
    whenIdle(task, { delay: 500 });
    whenIdle(cancelled, { delay: 500 })();
    jest.advanceTimersByTime(499);
    expect(task).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2001);
    expect(task).toHaveBeenCalledTimes(1);
    expect(cancelled).not.toHaveBeenCalled();
  });

  it('runs a task after the page has loaded with afterLoad', () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const [task, cancelled] = [jest.fn(), jest.fn()];
    whenIdle(task, { afterLoad: true });
    whenIdle(cancelled, { afterLoad: true })();
    jest.advanceTimersByTime(5000);
    expect(task).not.toHaveBeenCalled();
    readyState.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(2001);
    expect(task).toHaveBeenCalledTimes(1);
    expect(cancelled).not.toHaveBeenCalled();
  });

  it('no longer waits for the page’s load where that takes too long, and runs the task once', () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const [task, cancelled] = [jest.fn(), jest.fn()];
    whenIdle(task, afterPictures());
    whenIdle(cancelled, afterPictures())();
    jest.advanceTimersByTime(timings.pictureLimit - 1);
    expect(task).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2001);
    readyState.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(2001);
    expect(task).toHaveBeenCalledTimes(1);
    expect(cancelled).not.toHaveBeenCalled();
  });
});
