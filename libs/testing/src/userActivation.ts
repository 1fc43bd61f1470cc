let isActive = false;

/** jsdom has no activation of the user. */
export function installUserActivation(): void {
  const activation = {
    get isActive() {
      return isActive;
    },
  };
  if (typeof navigator !== 'undefined')
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: activation });
}

/** The player presses something in a frame: it has the focus, and the pages around it are activated until the test ends. */
export function pressInFrame(frame: HTMLIFrameElement): void {
  frame.focus();
  isActive = true;
}

/** The time of an activation is over. Runs after each test. */
export function endUserActivation(): void {
  isActive = false;
}
