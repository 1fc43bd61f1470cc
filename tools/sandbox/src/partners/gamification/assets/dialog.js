// A dialog of the widget. The lobby listens for clicks on its action.
import { el } from './kit.js';

/** @import { Widget } from './data.js' */
/** @import { Child } from './kit.js' */

let dialogs = 0;

/**
 * @param {HTMLElement} parent
 * @param {string} key
 */
export function focusOn(parent, key) {
  /** @type {HTMLElement | null} */
  const node = parent.querySelector(`[data-key="${CSS.escape(key)}"]`);
  node?.focus();
}

/**
 * Opens a modal dialog; the action stays busy until it is done, and closes the dialog unless it fails.
 * @param {Widget} widget
 * @param {{ title: string, body: Child[], action: string, onAction: () => Promise<void>, others?: Child[] }} content
 */
export function openDialog(widget, { title, body, action, onAction, others = [] }) {
  const { t } = widget.wording;
  const opener = /** @type {ShadowRoot} */ (widget.frame.getRootNode()).activeElement;
  const id = `dialog-${(dialogs += 1)}`;
  const failure = el('p', { role: 'alert', class: 'failure' });
  const close = () => dialog.close();
  // The element that opened it may have been rendered anew meanwhile.
  const onClose = () => {
    dialog.remove();
    const key = opener?.getAttribute('data-key');
    if (key && !opener?.isConnected) focusOn(widget.frame, key);
  };
  const act = async () => {
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    failure.textContent = '';
    try {
      await onAction();
      close();
    } catch {
      failure.textContent = t('actionFailed');
    } finally {
      button.removeAttribute('aria-disabled');
    }
  };
  const button = el('button', { type: 'button', class: 'primary', 'data-dialog-action': true, onclick: act }, action);
  const dialog = el(
    'dialog',
    { role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': id, onclose: onClose },
    el(
      'div',
      { class: 'dialog-head' },
      el('h2', { id, tabindex: '-1', autofocus: true }, title),
      el('button', { type: 'button', class: 'close', 'aria-label': t('close'), onclick: close }, '×'),
    ),
    el('div', { class: 'dialog-body' }, body),
    failure,
    el('div', { class: 'dialog-actions' }, button, others),
  );
  widget.frame.append(dialog);
  dialog.showModal();
}
