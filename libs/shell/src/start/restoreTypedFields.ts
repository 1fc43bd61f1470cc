/** By the form and the field itself: a page has several with one name. */
const keyOf = ({ form, name, type, autocomplete, value }: HTMLInputElement): string =>
  [form?.ariaLabel, name, type, autocomplete, type === 'radio' && value].join(' ');

const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/** Text areas are handled as inputs; selects have their options. */
type AnyField = HTMLInputElement | HTMLSelectElement;

const contentOf = (field: AnyField) =>
  field instanceof HTMLInputElement && isTicked(field) ? field.checked : field.value;

/** What the page had in it. */
function initialOf(field: AnyField): string | boolean | undefined {
  if (field instanceof HTMLSelectElement)
    return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value;
  return isTicked(field) ? field.defaultChecked : field.defaultValue;
}

/** Files cannot be put back. */
const isTyped = (field: AnyField): boolean => field.type !== 'file' && contentOf(field) !== initialOf(field);

/** As if it was typed there: React observes events, and values that its own setter has not set. */
function type(into: HTMLInputElement, from: HTMLInputElement): void {
  // What has been typed into the new field meanwhile is newer.
  if (contentOf(into) !== initialOf(from)) return;
  if (isTicked(into)) return into.click();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(into), 'value')?.set?.call(into, from.value);
  for (const name of ['input', 'change']) into.dispatchEvent(new Event(name, { bubbles: true }));
}

/** A part may be rendered anew after another. */
const done = new WeakSet<Element>();

/**
 * Puts what was typed in fields that React has replaced into those that have taken their place, as soon as these are there: their code may be
 * loading. Ends with the page.
 */
export function restoreTypedFields(
  root: HTMLElement,
  /** Selects and text areas as well. */
  fields: readonly HTMLInputElement[],
  focused: Element | null,
): void {
  const page = location.pathname;
  let missing = fields.filter(
    (field) => !field.isConnected && !done.has(field) && (isTyped(field) || field === focused),
  );
  function putBack(): void {
    if (location.pathname !== page) missing = [];
    const present = [...root.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    missing = missing.filter((field) => {
      const successor = present.find((candidate) => keyOf(candidate) === keyOf(field) && !fields.includes(candidate));
      if (!successor) return true;
      done.add(field);
      if (isTyped(field)) type(successor, field);
      if (field === focused && document.activeElement === document.body) successor.focus();
      return false;
    });
    if (missing.length === 0) observer.disconnect();
  }
  const observer = new MutationObserver(putBack);
  observer.observe(root, { childList: true, subtree: true });
  putBack();
}
