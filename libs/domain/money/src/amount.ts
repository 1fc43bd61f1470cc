import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@lobby/contracts';
import { type AmountProblem, languageTag, parseAmount, useFormat } from '@lobby/i18n';

/** Reads an amount as the language on screen writes it. */
export function useAmountReader(): (text: string) => { value: string } | AmountProblem {
  const { i18n } = useLingui();
  return (text) => parseAmount(text, languageTag((i18n.locale || 'en') as Locale));
}

/** The sentence below a field whose text can be read as two amounts. */
export function useAmbiguousAmountText(currency: string): (readings: readonly string[]) => string {
  const { t } = useLingui();
  const { money } = useFormat();
  return (readings) => {
    const [thousands = '', decimals] = readings.map((amount) => money(amount, currency));
    if (decimals === undefined)
      return t({
        id: 'AMOUNT_THOUSANDS',
        message: `Is that ${thousands}? Then write it without a separator. An amount has two decimal places at most.`,
      });
    return t({
      id: 'AMOUNT_AMBIGUOUS',
      message: `Is that ${thousands} or ${decimals}? Write it without a separator, or with two decimal places.`,
    });
  };
}
