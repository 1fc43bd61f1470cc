import { hydrate, renderScene } from '@lobby/testing';
import { createMemoryRouter, RouterProvider } from '@lobby/routing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { RichText } from './RichText.tsx';
import * as sanitizer from './sanitize.ts';

jest.mock('./sanitize.ts', () => {
  const actual = jest.requireActual<typeof sanitizer>('./sanitize.ts');
  return { ...actual, sanitize: jest.fn(actual.sanitize) };
});
const sanitizedInBrowser = jest.mocked(sanitizer.sanitize);
beforeEach(() => sanitizedInBrowser.mockClear());

const atPage = (html: string, next = html) => {
  function Page() {
    const [shown, setShown] = useState(html);
    return (
      <>
        <RichText html={shown} />
        <button type="button" onClick={() => setShown(next)}>
          Next
        </button>
      </>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/fi/promotions/'] });
  return { page: <RouterProvider router={router} />, router };
};

describe('a served text of a prerendered page', () => {
  const terms = '<p>Deposit <b>twice</b><script>alert(1)</script> <a href="/jackpot/">here</a></p>';

  it('is there before the scripts, sanitised, and stays as it is', async () => {
    const { served, container } = await hydrate(atPage(terms).page, atPage(terms).page);
    expect(served).toContain('<p>Deposit <b>twice</b> <a href="/fi/jackpot/">here</a></p>');
    expect(container.innerHTML).toBe(served);
    expect(sanitizedInBrowser).not.toHaveBeenCalled();
  });

  it('has links that do not reload', async () => {
    const { page, router } = atPage(terms);
    await hydrate(page, atPage(terms).page);
    fireEvent.click(screen.getByRole('link', { name: 'here' }));
    expect(router.state.location.pathname).toBe('/fi/jackpot/');
  });

  it('gives way to another text, which is sanitised in the browser', async () => {
    await hydrate(atPage(terms, '<p>Once</p><img src=x onerror=alert(1)>').page, atPage(terms).page);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Once')).toBeVisible();
    expect(screen.queryByText('twice')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('gives way to the text of newer data that is there when it is hydrated', async () => {
    await hydrate(atPage('<p>Newer</p>').page, atPage(terms).page);
    expect(await screen.findByText('Newer')).toBeVisible();
    expect(screen.queryByText('twice')).toBeNull();
  });
});

it('a text that comes later is sanitised in the browser', async () => {
  await renderScene(<RichText html="<p>Later</p><img src=x onerror=alert(1)>" />, { visitor: true });
  expect(screen.getByText('Later')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
