interface LivenessOptions {
  /** Milliseconds without a sign of life after which the other side is pinged. */
  silence: number;
  /** Milliseconds that it may take to answer a ping. */
  answer: number;
  /** Whether the other side has to answer: a silence says nothing otherwise. */
  ping: () => boolean;
  onDead: () => void;
}

/**
 * Notices that the other side of a socket has silently gone: after a silence, when the browser is online
 * again and when the page becomes visible, the other side has to answer a ping in time.
 */
export function createLiveness({ silence, answer, ping, onDead }: LivenessOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAwaitingAnswer = false;
  let stopListening = () => {};

  function check(): void {
    if (isAwaitingAnswer) return;
    isAwaitingAnswer = true;
    clearTimeout(timer);
    timer = setTimeout(onDead, answer);
    if (!ping()) confirm();
  }
  function confirm(): void {
    isAwaitingAnswer = false;
    clearTimeout(timer);
    timer = setTimeout(check, silence);
  }
  function listen(): () => void {
    const { window, document } = globalThis;
    const checkWhenVisible = () => document.visibilityState === 'visible' && check();
    window.addEventListener('online', check);
    document.addEventListener('visibilitychange', checkWhenVisible);
    return () => {
      window.removeEventListener('online', check);
      document.removeEventListener('visibilitychange', checkWhenVisible);
    };
  }

  return {
    /** To be called once, when the connection stands. */
    start(): void {
      stopListening = listen();
      confirm();
    },
    /** To be called for everything that the other side sends. */
    confirm,
    stop(): void {
      clearTimeout(timer);
      stopListening();
    },
  };
}
