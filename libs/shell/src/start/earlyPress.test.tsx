import { waitFor } from '@testing-library/react';
import { startTransition, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { inlineScript } from '../../../../tools/prerender/document.ts';
import { releaseEarlyPress, WhenHydrated } from './earlyPress.tsx';

/** React hydrates in slices, as it does outside of `act`. */
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => (environment.IS_REACT_ACT_ENVIRONMENT = false));
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
    hydrateRoot(root, <WhenHydrated onHydrated={releaseEarlyPress}>{page}</WhenHydrated>);
  });
  button.click();
  expect(onClick).not.toHaveBeenCalled();
  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(1));

  button.click();
  expect(onClick).toHaveBeenCalledTimes(2);
});
