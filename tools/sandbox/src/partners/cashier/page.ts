import { toDecimal } from '../../store/base/money.ts';
import { escapeHtml } from '../http.ts';
import { languageOf } from '../language.ts';
import type { CashierSession } from '../ports.ts';
import { localePattern, testCards } from './payment.ts';
import { cashierTexts } from './texts/index.ts';

/** The query with which the bootstrapper loads the frame; every parameter is optional and untrusted. */
interface CashierQuery {
  method: 'deposit' | 'withdrawal';
  amount: string;
  providerType: string;
  accountId: string;
  locale: string;
  themeMode: string;
  autoHeight: boolean;
  /** Where a bank's page leads back to. */
  returnUrl: string | undefined;
}

export function readQuery(query: URLSearchParams): CashierQuery {
  const text = (name: string) => (query.get(name) ?? '').slice(0, 80);
  const themeMode = text('themeMode');
  return {
    method: text('method') === 'withdrawal' ? 'withdrawal' : 'deposit',
    amount: /^\d{1,9}(\.\d{1,2})?$/.test(text('amount')) ? text('amount') : '',
    providerType: text('providerType').toLowerCase(),
    accountId: text('accountId'),
    locale: localePattern.test(text('locale')) ? text('locale') : 'en',
    themeMode: themeMode === 'dark' || themeMode === 'auto' ? themeMode : 'light',
    autoHeight: text('containerHeight') === 'auto',
    returnUrl: query.get('attributes.successUrl') ?? undefined,
  };
}

interface CashierPage {
  query: CashierQuery;
  session: CashierSession | undefined;
  balance: number;
  lobbyOrigins: readonly string[];
}

/** What the page's scripts read. */
export type CashierData = ReturnType<typeof dataOf>;

function dataOf({ query, session, balance, lobbyOrigins }: CashierPage) {
  const currency = session?.currency ?? 'EUR';
  return {
    ...query,
    texts: cashierTexts[languageOf(query.locale)],
    lobbyOrigins,
    testCards: Object.entries(testCards),
    session: session && {
      id: session.id,
      currency,
      digits: toDecimal(0, currency).split('.')[1]?.length ?? 0,
      minimum: {
        deposit: toDecimal(session.minDeposit, currency),
        withdrawal: toDecimal(session.minWithdrawal, currency),
      },
      maximum: { deposit: session.maxDeposit === undefined ? null : toDecimal(session.maxDeposit, currency) },
      maximumOf: Object.fromEntries(
        Object.entries(session.maximumOf).map(([method, amount]) => [method, toDecimal(amount, currency)]),
      ),
      blocked: { deposit: session.depositsBlocked, withdrawal: session.withdrawalsBlocked },
      depositMethods: session.depositMethods,
      withdrawalMethods: session.withdrawalMethods,
      closedLoop: session.closedLoop ?? false,
      accounts: session.accounts,
      balance: toDecimal(balance, currency),
    },
  };
}

export function cashierPage(page: CashierPage): string {
  const { query } = page;
  const language = languageOf(query.locale);
  return `<!doctype html>
<html lang="${language}" data-theme="${query.themeMode}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(cashierTexts[language].DEPOSIT)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/cashier.css">
<link rel="stylesheet" href="/assets/result.css">
<script type="application/json" id="cashier">${JSON.stringify(dataOf(page)).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/assets/cashier.js"></script>
</head>
<body></body>
</html>
`;
}
