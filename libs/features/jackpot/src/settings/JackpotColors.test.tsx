import { screen } from '@testing-library/react';
import { mockService, renderJackpot } from '../jackpot.fixture.tsx';
import { JackpotColors } from './JackpotColors.tsx';

const brand = {
  highlight: '#ffd76a',
  background: '#241a63',
  darkBackground: '#100b33',
  backgroundGradient: 'linear-gradient(120deg, #3a1f94, #1c1457)',
  detailsContentBackground: '#221c58',
  detailsBackground: '#1a1546',
  detailsModalBackground: '#15113c',
  body: '#efeaff',
  backgroundContrast: '#ffffff',
  buttonBackground: '#ffd76a',
};
/** Every property of the element that stands around the text. */
const colours = () => (screen.getByText('Pots').parentElement as HTMLElement).style;

const renderPots = (palette: unknown) =>
  renderJackpot(
    <JackpotColors palette={palette}>
      <p>Pots</p>
    </JackpotColors>,
    mockService(),
  );

beforeEach(() => {
  for (const [key, value] of Object.entries(brand))
    document.documentElement.style.setProperty(`--jackpot-${key}`, value);
});
afterEach(() => document.documentElement.removeAttribute('style'));

describe('the jackpot’s served colours (R-3-055, R-3-072)', () => {
  it('are its own on what stands in it', async () => {
    await renderPots({ __typename: 'JackpotTheme', ...brand, background: '#003300', highlight: null });
    expect(colours().getPropertyValue('--jackpot-background')).toBe('#003300');
    expect(colours().getPropertyValue('--jackpot-highlight')).toBe('');
  });

  it.each([
    ['make a text hard to read', { body: '#241a64' }],
    ['are no colours', { body: 'red; background: url(https://evil.test)' }],
    ['are of an unknown key', { glow: '#ffffff' }],
  ])('are not used where they %s', async (_, palette) => {
    await renderPots(palette);
    expect(colours()).toHaveLength(0);
  });
});
