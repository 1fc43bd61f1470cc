/** jsdom has no pointer events, which the headless parts dispatch themselves. Imported by tests alone. */
class PointerEventOfTests extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}
globalThis.PointerEvent ??= PointerEventOfTests as unknown as typeof PointerEvent;
