import { untilIdle } from '@lobby/testing';
import { act } from '@testing-library/react';
import type { WireReward } from './rewards.fixture.ts';

interface Frame {
  type: string;
  id?: string;
  payload?: { query?: string };
}

/** The platform's end of the socket: replaces the `WebSocket` of the test's window, so that the lobby's own code reads what is pushed. */
export function mockSocket() {
  const sockets: FakeSocket[] = [];

  class FakeSocket extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readyState = FakeSocket.CONNECTING;
    protocol = 'graphql-transport-ws';
    /** Ids of the subscriptions by name. */
    readonly ids = new Map<string, string>();

    constructor() {
      super();
      sockets.push(this);
      queueMicrotask(() => {
        this.readyState = FakeSocket.OPEN;
        this.dispatchEvent(new Event('open'));
      });
    }

    send(text: string): void {
      const { type, id = '', payload } = JSON.parse(text) as Frame;
      const [, name] = /subscription (\w+)/.exec(payload?.query ?? '') ?? [];
      if (type === 'connection_init') queueMicrotask(() => this.receive({ type: 'connection_ack' }));
      if (type === 'ping') this.receive({ type: 'pong' });
      if (type === 'subscribe' && name) this.ids.set(name, id);
    }

    receive(frame: object): void {
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
    }

    close(code = 1006): void {
      if (this.readyState === FakeSocket.CLOSED) return;
      this.readyState = FakeSocket.CLOSED;
      this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' }));
    }
  }

  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
  const current = () => sockets.at(-1);
  async function next(subscription: string, ...events: object[]): Promise<void> {
    const id = current()?.ids.get(subscription);
    if (id === undefined) throw new Error(`Nobody listens to ${subscription}.`);
    // The client asks in a microtask.
    await act(async () => {
      // A hidden page does not wait for frames, which fake clocks do not have.
      const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      for (const data of events) current()?.receive({ type: 'next', id, payload: { data } });
      hidden.mockRestore();
    });
    await untilIdle();
  }
  return {
    /** Pushes that a reward has a status now, or that each of several has it. */
    async push(rewards: WireReward | readonly WireReward[], status: string): Promise<void> {
      const events = [rewards].flat().map(({ assignationId, reward }) => {
        const { rewardType, ...rest } = reward as { rewardType: { amount?: unknown } };
        const pushed = { ...rest, rewardType: { ...rewardType, numberOfSpins: rewardType.amount } };
        return { rewardUpdated: { __typename: 'RewardUpdated', assignationId, status, reward: pushed } };
      });
      await next('RewardUpdated', ...events);
    },
    /** Pushes a bet, and how far the bonus in force is wagered with it. */
    async pushBet(wageringProgress: number | null): Promise<void> {
      const wallet = { balance: '49.00', bonusBalance: '5.00', currency: 'EUR' };
      const transaction = { amount: '-1.00', moneyType: 'CasinoBet', wageringProgress };
      await next('BalanceUpdated', { balanceUpdated: { __typename: 'BalanceUpdated', ...wallet, ...transaction } });
    },
    /** Breaks the connection; the lobby opens another one. */
    interrupt: () => act(async () => current()?.close()),
  };
}
