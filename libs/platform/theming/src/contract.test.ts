import { vars } from './contract.css.ts';
import { scale } from './scale.ts';

const leaves = (tree: object): unknown[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'object' ? leaves(value as object) : [value]));

it('holds at most 120 tokens, each a variable named after its path', () => {
  const names = leaves(vars);
  expect(names.length).toBeLessThanOrEqual(120);
  expect(new Set(names).size).toBe(names.length);
  expect(vars.color.onPrimary).toBe('var(--color-onPrimary)');
  expect(vars.radius.base).toBe('var(--radius-base)');
});

it('has the ten jackpot keys', () => {
  expect(Object.keys(vars.jackpot)).toEqual([
    'highlight',
    'background',
    'darkBackground',
    'backgroundGradient',
    'detailsContentBackground',
    'detailsBackground',
    'detailsModalBackground',
    'body',
    'backgroundContrast',
    'buttonBackground',
  ]);
});

it('makes the header 4 rem high on phones and 5 rem on desktop', () => {
  expect(scale.layout).toMatchObject({ headerMobile: '4rem', headerDesktop: '5rem' });
});
