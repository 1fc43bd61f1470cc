/** Providers that pay straight out of a bank account. */
const bankProviders = ['finshark', 'krofort', 'trustly', 'zimpler'];

/**
 * Is a payment method, in the cashier's lower-case spelling, one that the block of instant banking is
 * about (R-6-005)? The cashier's own bank methods all begin alike.
 */
export const isInstantBanking = (method: string): boolean =>
  method.startsWith('bank') || bankProviders.some((provider) => method.includes(provider));
