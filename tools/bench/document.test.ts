import { withSection } from './document.ts';

const empty =
  'Text\n\n<!-- bench:loads -->\n\n<!-- /bench:loads -->\n\n<!-- bench:storm -->\n\nold\n\n<!-- /bench:storm -->\n';

it('adds a brand’s part to a section, in the order of names, and touches nothing else', () => {
  const document = withSection(withSection(empty, 'loads', 'elvel', 'figures $1'), 'loads', 'acme', 'others');
  expect(document).toBe(
    [
      'Text',
      '<!-- bench:loads -->',
      '<!-- bench:loads:acme -->',
      'others',
      '<!-- /bench:loads:acme -->',
      '<!-- bench:loads:elvel -->',
      'figures $1',
      '<!-- /bench:loads:elvel -->',
      '<!-- /bench:loads -->',
      '<!-- bench:storm -->',
      'old',
      '<!-- /bench:storm -->\n',
    ].join('\n\n'),
  );
});

it('replaces a brand’s part, and keeps those of the others', () => {
  const document = ['acme', 'elvel'].reduce((text, brand) => withSection(text, 'loads', brand, `old ${brand}`), empty);
  const replaced = withSection(document, 'loads', 'acme', 'new');
  expect(replaced).toContain('-->\n\nnew\n\n<!--');
  expect(replaced).toContain('-->\n\nold elvel\n\n<!--');
  expect(replaced).not.toContain('old acme');
});

it('fails where there is no such section', () => {
  expect(() => withSection(empty, 'routes', 'acme', 'new')).toThrow('routes');
});
