import { withSection } from './document.ts';

const document =
  'Text\n\n<!-- bench:pages -->\n\nold\n\n<!-- /bench:pages -->\n\n<!-- bench:storm -->\n\nold\n\n<!-- /bench:storm -->\n';

it('replaces one section and nothing else', () => {
  expect(withSection(document, 'storm', 'new $1')).toBe(
    'Text\n\n<!-- bench:pages -->\n\nold\n\n<!-- /bench:pages -->\n\n<!-- bench:storm -->\n\nnew $1\n\n<!-- /bench:storm -->\n',
  );
});

it('fails where there is no such section', () => {
  expect(() => withSection(document, 'routes', 'new')).toThrow('routes');
});
