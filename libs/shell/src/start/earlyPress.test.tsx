import { screen, waitFor } from '@testing-library/react';
import { Form, FormTextField } from '@lobby/ui-kit';
import { lazy, startTransition, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { inlineScript } from '../../../../tools/prerender/document.ts';
import { replayEarlyPress, WhenMounted } from './earlyPress.tsx';

/** React hydrates in slices, as it does outside of `act`. */
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  delete window.earlyPress;
});
afterEach(() => (environment.IS_REACT_ACT_ENVIRONMENT = true));

it('a button that is pressed before its part is hydrated does its work once, when the page is hydrated', async () => {
  const onClick = jest.fn();
  const page = (
    <Suspense>
      <button onClick={onClick}>Search</button>
    </Suspense>
  );
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const root = document.querySelector('#root');
  const button = document.querySelector('button');
  if (!root || !button) throw new Error('The page is not there.');
  // oxlint-disable-next-line no-eval -- as the page runs it
  (0, eval)(inlineScript);

  button.click();
  startTransition(() => {
    hydrateRoot(root, <WhenMounted onMounted={replayEarlyPress}>{page}</WhenMounted>);
  });
  button.click();
  expect(onClick).not.toHaveBeenCalled();
  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(1));

  button.click();
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('a button of a frame that is pressed before the page replaces it does its work on the page', async () => {
  const onClick = jest.fn();
  document.body.innerHTML =
    '<div id="root"><button aria-label="Search">S</button><button aria-label="Account">A</button></div>';
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page is not there.');
  // oxlint-disable-next-line no-eval -- as the page runs it
  (0, eval)(inlineScript);

  screen.getByRole('button', { name: 'Account' }).click();
  createRoot(root).render(
    <WhenMounted onMounted={replayEarlyPress}>
      <button onClick={() => onClick('search')}>Search</button>
      <button aria-label="Account" onClick={() => onClick('account')} />
    </WhenMounted>,
  );
  await waitFor(() => expect(onClick.mock.calls).toEqual([['account']]));
});

it('a form that is sent while its code loads is not the browser’s to send; it is sent once, when it is hydrated', async () => {
  const onSubmit = jest.fn(async () => undefined);
  const page = (
    <Form label="Sign In" summaryTitle="Check this:" defaultValues={{ phone: '' }} onSubmit={onSubmit}>
      <FormTextField name="phone" label="Phone" />
      <button>Send</button>
    </Form>
  );
  let finish = () => {};
  const Code = lazy(async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return { default: () => page };
  });
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Suspense>{page}</Suspense>);
  document.body.replaceChildren(container);
  // oxlint-disable-next-line no-eval -- as the page runs it
  (0, eval)(inlineScript);
  const sentByBrowser = jest.fn((event: Event) => !event.defaultPrevented);
  window.addEventListener('submit', sentByBrowser);

  screen.getByLabelText<HTMLInputElement>('Phone').value = '040';
  screen.getByRole('button', { name: 'Send' }).click();
  const onMounted = jest.fn(replayEarlyPress);
  hydrateRoot(
    container,
    <WhenMounted onMounted={onMounted}>
      <Suspense>
        <Code />
      </Suspense>
    </WhenMounted>,
  );
  await waitFor(() => expect(sentByBrowser).toHaveBeenCalled());
  expect(onMounted).toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ phone: '040' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(sentByBrowser).not.toHaveReturnedWith(true);
});
