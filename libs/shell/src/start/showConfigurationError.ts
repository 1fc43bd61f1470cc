/** The screen of a lobby that must not start: plain text, without theme or network. */
export function showConfigurationError(root: HTMLElement, reason: string): void {
  const alert = document.createElement('main');
  alert.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.textContent = 'This lobby is not configured correctly';
  const text = document.createElement('p');
  text.textContent = reason;
  alert.append(heading, text);
  root.replaceChildren(alert);
}
