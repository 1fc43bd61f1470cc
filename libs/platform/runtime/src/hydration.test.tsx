import { hydrate } from '@lobby/testing';
import { act, render, screen } from '@testing-library/react';
import { createStore, renderTime, setRenderTime, useBrowserValue, useFirstValue, useStore } from './index.ts';

afterEach(() => setRenderTime(null));

describe('hydration', () => {
  it('begins with the initial value of a store, then shows the current one', async () => {
    const store = createStore('one');
    store.set('two');
    const Value = () => <output>{useStore(store)}</output>;
    const { served } = await hydrate(<Value />);
    expect(served).toBe('<output>one</output>');
    expect(screen.getByRole('status')).toHaveTextContent('two');
    act(() => store.set('three'));
    expect(screen.getByRole('status')).toHaveTextContent('three');
  });

  it("begins with the server's value of what the browser stores", async () => {
    const store = { get: () => 'stored', subscribe: () => () => {}, getServer: () => 'nothing' };
    const Value = () => <output>{useStore(store)}</output>;
    const { served } = await hydrate(<Value />);
    expect(served).toBe('<output>nothing</output>');
    expect(screen.getByRole('status')).toHaveTextContent('stored');
  });

  it('keeps the value of the first render, without another one', async () => {
    const shown: string[] = [];
    function Value() {
      const value = useFirstValue(() => 'browser', 'server');
      shown.push(value);
      return <output>{value}</output>;
    }
    const { unmount } = await hydrate(<Value />);
    expect(shown).toEqual(['server', 'server']);
    unmount();
    render(<Value />);
    expect(screen.getByRole('status')).toHaveTextContent('browser');
  });

  it('begins with the time at which the page was rendered, then shows the current one', async () => {
    const nameOf = (time: number) => (time < 1000 ? 'then' : 'now');
    const Time = () => <output>{useBrowserValue(() => nameOf(Date.now()), nameOf(renderTime()))}</output>;
    setRenderTime(999);
    const { served } = await hydrate(<Time />);
    expect(served).toBe('<output>then</output>');
    expect(screen.getByRole('status')).toHaveTextContent('now');
  });
});
