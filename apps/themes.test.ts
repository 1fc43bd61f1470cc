import { contrastFailures, counterpart, highContrast, wireframe } from '@lobby/theming';
import { tokens as elmst } from './elmst/theme.ts';
import { tokens as elvel } from './elvel/theme.ts';
import { tokens as fortuneforge } from './fortuneforge/theme.ts';
import { tokens as frenwall } from './frenwall/theme.ts';
import { tokens as herion } from './herion/theme.ts';
import { tokens as infiniza } from './infiniza/theme.ts';

const sets = { infiniza, frenwall, herion, fortuneforge, elmst, elvel, wireframe };

describe.each(Object.entries(sets))('%s', (_name, tokens) => {
  it('theme1 passes AA', () => {
    expect(contrastFailures(tokens)).toEqual([]);
  });
  it('theme2, the counterpart, passes AA', () => {
    expect(contrastFailures(counterpart(tokens))).toEqual([]);
  });
  it('theme3, high contrast, passes AAA', () => {
    expect(contrastFailures(highContrast(tokens), 'AAA')).toEqual([]);
  });
});
