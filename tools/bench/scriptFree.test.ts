/** @jest-environment jsdom */
import { copyWithoutScripts } from './scriptFree.ts';

/** The layout that jsdom lacks: an element is as high as it says, where it says. */
function layOut(): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top = 0, left = 0] = (this.getAttribute('data-at') ?? '').split(' ').map(Number);
    return { top, left, width: 100, height: 50 } as DOMRect;
  });
}

function copyOf(head: string, body: string): Document {
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  layOut();
  return new DOMParser().parseFromString(copyWithoutScripts(), 'text/html');
}

afterEach(() => jest.restoreAllMocks());

it('has no script, no data for scripts, and nothing that loads for scripts', () => {
  const copy = copyOf(
    '<link rel="modulepreload" href="/a.js"><link rel="preload" as="fetch" href="/api">',
    '<main>Games</main><script type="application/json">{}</script><script src="/a.js"></script><noscript>Off</noscript>',
  );
  expect(copy.querySelector('script, link, noscript')).toBeNull();
  expect(copy.body.textContent).toBe('Games');
});

it('keeps pictures at their addresses, without hints', () => {
  const copy = copyOf(
    '',
    '<img src="/a.avif" srcset="/b.avif 2x" loading="lazy" decoding="async" fetchpriority="high">',
  );
  expect(copy.querySelector('img')?.outerHTML).toBe('<img src="/a.avif" srcset="/b.avif 2x">');
});

it('loads pictures beside the first view later', () => {
  const copy = copyOf('', `<img src="/a.avif" data-at="0 ${innerWidth}">`);
  expect(copy.querySelector('img')?.getAttribute('loading')).toBe('lazy');
});

it('leaves out what lies below the first view, and keeps what is fixed in it', () => {
  const below = innerHeight + 10;
  const copy = copyOf('', `<p data-at="${below}">Far</p><div data-at="${below}"><nav data-at="700">Menu</nav></div>`);
  expect(copy.body.textContent).toBe('Menu');
});

it('holds the styles that apply to it, those of states included', () => {
  const copy = copyOf(
    '<style>main { margin: 1px } aside { margin: 2px } main:hover { margin: 3px } @media print { main { margin: 4px } aside { margin: 5px } }</style>',
    '<main>Games</main>',
  );
  const styles = copy.querySelector('style')?.textContent ?? '';
  for (const included of [1, 3, 4]) expect(styles).toContain(`${included}px`);
  for (const dropped of [2, 5]) expect(styles).not.toContain(`${dropped}px`);
});
