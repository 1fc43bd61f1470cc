/**
 * Calls back for each click on an action of a dialog in the widget (R-2-088, A-122), whose open shadow root lets the path of a
 * click be seen. Returns the function that ends it.
 */
export function onDialogAction(container: HTMLElement, listener: () => void): () => void {
  function look(event: Event) {
    const path = event.composedPath();
    const inside = path.slice(0, path.indexOf(container)).filter((node) => node instanceof Element);
    const action = inside.findIndex((node) => node.matches('[data-dialog-action]'));
    const button = inside.findIndex((node) => node.matches('button, [role="button"]'));
    const dialog = inside.findIndex((node) => node.matches('dialog, [role="dialog"]'));
    if (action !== -1 || (button !== -1 && dialog > button)) listener();
  }
  // On its way down: the vendor's own listeners may end the event.
  container.addEventListener('click', look, { capture: true });
  return () => container.removeEventListener('click', look, { capture: true });
}

/** Closes the widget's modal dialogs, which lie above all of the page: a dialog of the lobby's goes first. */
export function closeDialogs(container: HTMLElement): void {
  for (const child of container.children)
    for (const dialog of child.shadowRoot?.querySelectorAll('dialog') ?? []) dialog.close();
}
