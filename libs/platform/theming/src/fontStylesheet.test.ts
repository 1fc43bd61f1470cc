import { loadFontStylesheet } from './fontStylesheet.ts';

const links = () => [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href}`);
const paint = () => jest.advanceTimersByTime(50);
const onError = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  onError.mockClear();
});
afterEach(() => jest.useRealTimers());

it('connects to the font service, and loads its style sheet after the next paint (R-7-060)', () => {
  loadFontStylesheet('https://fonts.acme.test/css2?family=Figtree', undefined, onError);
  expect(links()).toEqual(['preconnect https://fonts.acme.test/']);
  paint();
  expect(links()).toEqual([
    'preconnect https://fonts.acme.test/',
    'stylesheet https://fonts.acme.test/css2?family=Figtree',
  ]);
  expect(onError).not.toHaveBeenCalled();
});

it('preconnects to the origins of font files (A-156)', () => {
  loadFontStylesheet('https://fonts.acme.test/css2', ['https://files.acme.test', 'https://fonts.acme.test'], onError);
  expect(links()).toEqual(['preconnect https://fonts.acme.test/', 'preconnect https://files.acme.test/']);
});

it('reports a failure without the URL’s parameters', () => {
  loadFontStylesheet('https://fonts.acme.test/css2?key=secret', undefined, onError);
  paint();
  document.head.querySelector('link[rel=stylesheet]')?.dispatchEvent(new Event('error'));
  expect(onError).toHaveBeenCalledWith(
    new Error('The font style sheet of https://fonts.acme.test could not be loaded.'),
  );
});

it.each([
  ['http://fonts.acme.test/css', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/css,x', undefined],
  ['/fonts.css', undefined],
  ['', undefined],
  ['https://fonts.acme.test/css', ['http://files.acme.test']],
  ['https://fonts.acme.test/css', ['nowhere']],
])('rejects %p with files from %p, and loads nothing (A-156)', (url, origins) => {
  expect(() => loadFontStylesheet(url, origins, onError)).toThrow();
  paint();
  expect(links()).toEqual([]);
});

it('accepts a service on localhost for development', () => {
  loadFontStylesheet('http://localhost:4300/fonts.css', undefined, onError);
  paint();
  expect(links()).toContain('stylesheet http://localhost:4300/fonts.css');
});
