import { untilIdle } from '@lobby/testing';
import { loadPlayedPictures } from './loadPlayedPictures.ts';

let loaded: HTMLSourceElement[];
beforeEach(() => {
  loaded = [];
  jest.spyOn(HTMLPictureElement.prototype, 'append').mockImplementation((...nodes) => {
    loaded.push(...nodes.filter((node) => node instanceof HTMLSourceElement));
  });
  document.body.innerHTML = '<div data-played="118px"></div>';
});
afterEach(() => {
  document.body.replaceChildren();
});

const game = (name: string) => ({
  lookupId: name,
  slug: name,
  thumbnailUrl: `https://pictures.test/${name}.{format}?width=200`,
  w172: `https://pictures.test/${name}.{format}?width=172`,
  w236: `https://pictures.test/${name}.{format}?width=236`,
});
const answer = (...names: string[]) => ({ data: { personalized: { gamesByLookupId: names.map(game) } } });

it('loads the pictures of as many games as are in view, in the widths from which the row chooses', () => {
  loadPlayedPictures(answer('fox', 'orchard', 'stallion', 'lantern'));
  expect(loaded.map(({ type, sizes, srcset }) => ({ type, sizes, srcset }))).toEqual(
    ['fox', 'orchard', 'stallion'].map((name) => ({
      type: 'image/avif',
      sizes: '118px',
      srcset: `https://pictures.test/${name}.avif?width=172 172w, https://pictures.test/${name}.avif?width=236 236w`,
    })),
  );
});

it('waits for a row that the parser has not reached', async () => {
  document.body.replaceChildren();
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  loadPlayedPictures(answer('fox'));
  document.body.innerHTML = '<header></header>';
  await untilIdle();
  expect(loaded).toEqual([]);
  document.body.insertAdjacentHTML('beforeend', '<main><div data-played="118px"></div></main>');
  await untilIdle();
  expect(loaded.map(({ sizes }) => sizes)).toEqual(['118px']);
  state.mockRestore();
});

it('loads none where the row is below the window, where the page has none, and where the answer has no games', () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValueOnce({ top: 2000 } as DOMRect);
  loadPlayedPictures(answer('fox'));
  loadPlayedPictures({ data: null, errors: [{ message: 'No' }] });
  document.body.replaceChildren();
  loadPlayedPictures(answer('fox'));
  expect(loaded).toEqual([]);
});
