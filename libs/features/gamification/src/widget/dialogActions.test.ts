import { onDialogAction } from './dialogActions.ts';

/** A container whose widget is rendered in a shadow root, as the vendor's is. */
function render(html: string) {
  const container = document.createElement('div');
  container.attachShadow({ mode: 'open' }).innerHTML = html;
  document.body.replaceChildren(container);
  const listener = jest.fn();
  const end = onDialogAction(container, listener);
  const click = (selector = 'button') =>
    container.shadowRoot
      ?.querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  return { container, listener, end, click };
}

it.each([
  ['an action by its attribute', '<p data-dialog-action>Claim</p>', 'p'],
  ['a button in a dialog', '<dialog><button>Claim</button></dialog>', 'button'],
  ['what stands in the button', '<dialog><button><b>Claim</b></button></dialog>', 'b'],
  ['what has the roles', '<div role="dialog"><span role="button">Claim</span></div>', 'span'],
])('counts a click on %s (A-122)', (_, html, selector) => {
  const { listener, click } = render(html);
  click(selector);
  expect(listener).toHaveBeenCalledTimes(1);
});

it.each([
  ['a button outside of dialogs', '<button>Details</button>', 'button'],
  ['a text in a dialog', '<dialog><p>Levels</p></dialog>', 'p'],
  ['a dialog in a button', '<button><dialog><p>Levels</p></dialog></button>', 'p'],
])('does not count a click on %s', (_, html, selector) => {
  const { listener, click } = render(html);
  click(selector);
  expect(listener).not.toHaveBeenCalled();
});

it('does not take a dialog around the widget for one of its own', () => {
  const { container, listener, click } = render('<button>Details</button>');
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.append(container);
  click();
  expect(listener).not.toHaveBeenCalled();
});

it('counts clicks that the vendor keeps to itself, and none after its end', () => {
  const { container, listener, end, click } = render('<dialog><button>Claim</button></dialog>');
  container.shadowRoot?.addEventListener('click', (event) => event.stopPropagation());
  click();
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  click();
  expect(listener).toHaveBeenCalledTimes(1);
});
