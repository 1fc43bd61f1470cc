/** Shares of events that go wrong on their way, from 0 to 1. */
export interface DeliveryFaults {
  /** Updates of pots that are not sent. */
  lost: number;
  /** Events that are sent twice. */
  duplicated: number;
  /** Events that are sent after the next one. */
  reordered: number;
}

/** The events of one socket: with faults spread evenly, so that tests are deterministic. */
export function createDelivery<Frame extends { type: string }>(
  send: (frame: Frame) => void,
  faults: () => DeliveryFaults | undefined,
) {
  const accumulated: DeliveryFaults = { lost: 0, duplicated: 0, reordered: 0 };
  let delayed: Frame | undefined;
  const isDue = (kind: keyof DeliveryFaults, share: number): boolean => {
    const sum = accumulated[kind] + share;
    accumulated[kind] = sum >= 1 ? sum - 1 : sum;
    return sum >= 1;
  };
  const sendDelayed = (): void => {
    const frame = delayed;
    delayed = undefined;
    if (frame !== undefined) send(frame);
  };

  return (frame: Frame): void => {
    const present = faults();
    if (!present) {
      send(frame);
      return sendDelayed();
    }
    if (frame.type === 'JackpotUpdate' && isDue('lost', present.lost)) return;
    if (delayed === undefined && isDue('reordered', present.reordered)) {
      delayed = frame;
      return;
    }
    send(frame);
    if (isDue('duplicated', present.duplicated)) send(frame);
    sendDelayed();
  };
}
