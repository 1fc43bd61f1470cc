import { loadFontStylesheet } from './fontStylesheet.ts';

const links = () => [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href}`);
const onError = jest.fn();
beforeEach(() => {
  document.head.replaceChildren();
  onError.mockClear();
});

it('connects to the font service and loads its style sheet (R-7-060)', () => {
  loadFontStylesheet('https://fonts.acme.test/css2?family=Figtree', onError);
  expect(links()).toEqual([
    'preconnect https://fonts.acme.test/',
    'stylesheet https://fonts.acme.test/css2?family=Figtree',
  ]);
  expect(onError).not.toHaveBeenCalled();
});

it('tells when it does not come, without what the address asks for', () => {
  loadFontStylesheet('https://fonts.acme.test/css2?key=secret', onError);
  document.head.querySelector('link[rel=stylesheet]')?.dispatchEvent(new Event('error'));
  expect(onError).toHaveBeenCalledWith(
    new Error('The font style sheet of https://fonts.acme.test could not be loaded.'),
  );
});

it.each(['http://fonts.acme.test/css', 'javascript:alert(1)', 'data:text/css,x', '/fonts.css', ''])(
  'refuses %p and loads nothing (A-156)',
  (url) => {
    expect(() => loadFontStylesheet(url, onError)).toThrow();
    expect(links()).toEqual([]);
  },
);

it('takes a service on this machine, for development', () => {
  loadFontStylesheet('http://localhost:4300/fonts.css', onError);
  expect(links()).toContain('stylesheet http://localhost:4300/fonts.css');
});
