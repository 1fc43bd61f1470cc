import { Form, FormCheckbox, FormSelect, FormTextField } from '@lobby/ui-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactElement, startTransition, Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { saveTypedFields } from './saveTypedFields.ts';

/** React hydrates in slices, as it does outside of `act`. */
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => (environment.IS_REACT_ACT_ENVIRONMENT = false));
let root: Root | undefined;
let putBackTypedAgain: () => void;
afterEach(() => {
  root?.unmount();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

const onSubmit = jest.fn(async () => undefined);
const page = (
  <Form
    label="Open an account"
    summaryTitle="Check this:"
    defaultValues={{ phone: '', country: '', password: '', terms: '' }}
    onSubmit={onSubmit}
  >
    <FormTextField name="phone" label="Phone" />
    <FormSelect name="country" label="Country" placeholder="Choose" options={[{ value: 'FI', label: 'Finland' }]} />
    <FormTextField name="password" label="Password" type="password" />
    <FormCheckbox name="terms" label="Terms" text="I agree" />
    <button>Send</button>
  </Form>
);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** The page as a visitor has it, filled in, with an element that an extension has put there. */
function openFilled(
  insert: (element: HTMLElement, password: HTMLElement) => void,
  content: ReactElement = <Suspense>{page}</Suspense>,
) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Suspense>{page}</Suspense>);
  document.body.replaceChildren(container);
  field('Phone').value = '+358 40 123';
  field('Country').value = 'FI';
  field('Password').value = 'lobby-demo';
  field('I agree').checked = true;
  insert(Object.assign(document.createElement('div'), { textContent: 'Fill in' }), field('Password'));
  const former = field('Password');
  former.focus();
  putBackTypedAgain = saveTypedFields(container);
  startTransition(() => {
    root = hydrateRoot(container, content, { onRecoverableError: putBackTypedAgain });
  });
  return former;
}

async function expectFilled() {
  screen.getByRole('button', { name: 'Send' }).click();
  await waitFor(() =>
    expect(onSubmit).toHaveBeenLastCalledWith({
      phone: '+358 40 123',
      country: 'FI',
      password: 'lobby-demo',
      terms: 'yes',
    }),
  );
}

it.each<[string, (element: HTMLElement, password: HTMLElement) => void]>([
  ['beside', (element, password) => password.after(element)],
  ['before', (element, password) => password.before(element)],
  [
    'around',
    (element, password) => {
      password.replaceWith(element);
      element.append(password);
    },
  ],
  ['before the form of', (element, password) => password.closest('form')?.before(element)],
])('what was typed stays where a password manager has put an element %s a field', async (_where, insert) => {
  const former = openFilled(insert);
  await waitFor(() => expect(former.isConnected).toBe(false));
  await waitFor(() => expect(field('Password').value).toBe('lobby-demo'));
  expect(field('Phone').value).toBe('+358 40 123');
  expect(field('Password')).toHaveFocus();
  await expectFilled();
});

it('does not return once more over what is typed after it', async () => {
  openFilled((element, password) => password.after(element));
  await waitFor(() => expect(field('Password').value).toBe('lobby-demo'));
  await userEvent.type(field('Password'), '!');
  putBackTypedAgain();
  await new Promise((resolve) => setTimeout(resolve));
  expect(field('Password').value).toBe('lobby-demo!');
});

it('stays as well where the code of the form comes later than the recovery', async () => {
  let finish = () => {};
  const Code = lazy(async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return { default: () => page };
  });
  const former = openFilled(
    () => {},
    <>
      <h1>Another page</h1>
      <Suspense>
        <Code />
      </Suspense>
    </>,
  );
  await waitFor(() => expect(former.isConnected).toBe(false));
  finish();
  await waitFor(() => expect(field('Password').value).toBe('lobby-demo'));
  await expectFilled();
});
