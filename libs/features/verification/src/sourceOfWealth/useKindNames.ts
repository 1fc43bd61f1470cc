import { useLingui } from '@lingui/react/macro';
import type { SourceOfWealth } from '@lobby/contracts';

/** Names of the six sources (R-3-003), the most usual ones first. */
export function useKindNames(): Readonly<Record<SourceOfWealth, string>> {
  const { t } = useLingui();
  return {
    Salary: t({ id: 'SOW_SALARY', message: 'Salary' }),
    Dividends: t({ id: 'SOW_DIVIDENDS', message: 'Dividends' }),
    Inheritance: t({ id: 'SOW_INHERITANCE', message: 'Inheritance' }),
    SaleOfCompany: t({ id: 'SOW_SALE_OF_COMPANY', message: 'Sale of a company' }),
    SaleOfProperty: t({ id: 'SOW_SALE_OF_PROPERTY', message: 'Sale of property' }),
    Other: t({ id: 'SOW_OTHER', message: 'Another source' }),
  };
}
