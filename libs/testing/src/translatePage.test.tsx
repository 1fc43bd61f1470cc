import { render, screen } from '@testing-library/react';
import { endTranslation, translatePage } from './translatePage.ts';

it('says what React has changed while the page shows what it was before', async () => {
  translatePage();
  const { rerender } = render(<p>{[1, ' of ', 2]}</p>);
  await screen.findByText('1', { selector: 'font' });
  rerender(<p>{[3, ' of ', 2]}</p>);
  expect(screen.getByText('1')).toBeVisible();
  expect(endTranslation()).toEqual(['“1” in place of “3”']);
});

it('reports nothing of a text in an element of its own, and translates what comes later', async () => {
  translatePage();
  const text = (words: string) => (
    <p>
      <span>{words}</span>, <b translate="no">€1.00</b>
    </p>
  );
  const { rerender } = render(text('one'));
  await screen.findByText('one', { selector: 'font' });
  rerender(text('two'));
  expect(await screen.findByText('two', { selector: 'font' })).toBeVisible();
  expect(screen.queryByText('€1.00', { selector: 'font' })).toBeNull();
  expect(endTranslation()).toEqual([]);
});
