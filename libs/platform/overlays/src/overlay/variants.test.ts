import { overlayRules, overlayVariants, type OverlayRules, type OverlayVariant } from './variants.ts';

const variantsWith = (test: (rules: OverlayRules) => boolean) =>
  (Object.keys(overlayVariants) as OverlayVariant[]).filter((variant) => test(overlayRules(variant))).toSorted();

describe('overlay variants', () => {
  it('are the twelve of the specification (R-3-030)', () => {
    expect(Object.keys(overlayVariants).toSorted()).toEqual(
      [
        'confirmation',
        'default',
        'error',
        'search',
        'quick-deposit',
        'reality-check',
        'content-accept',
        'action-error',
        'jackpot-win',
        'raffle-win',
        'sow',
        'sumsub-kyc-required',
      ].toSorted(),
    );
  });

  it('show dismiss and OK in four (R-4-002)', () => {
    expect(variantsWith(({ buttons }) => buttons === 'dismiss-ok')).toEqual([
      'action-error',
      'confirmation',
      'content-accept',
      'reality-check',
    ]);
  });

  it('show one close button in two (R-4-003)', () => {
    expect(variantsWith(({ buttons }) => buttons === 'close')).toEqual(['default', 'error']);
  });

  it('ignore Escape in two only (R-4-004)', () => {
    expect(variantsWith(({ escape }) => escape === null)).toEqual(['quick-deposit', 'sow']);
  });

  it('let Escape acknowledge a reality check and leave content unaccepted (A-129)', () => {
    expect(overlayRules('reality-check').escape).toBe('ok');
    expect(overlayRules('content-accept').escape).toBe('dismiss');
  });

  it('focus the dialog, not a button, in the two that are regulated (A-129)', () => {
    expect(variantsWith(({ focusDialog }) => focusDialog)).toEqual(['content-accept', 'reality-check']);
  });

  it('hide the backdrop of quick deposit only (R-4-005, A-073)', () => {
    expect(variantsWith(({ backdrop }) => !backdrop)).toEqual(['quick-deposit']);
  });

  it('are light in quick deposit and source of wealth (R-4-007)', () => {
    expect(variantsWith(({ light }) => light)).toEqual(['quick-deposit', 'sow']);
  });
});
