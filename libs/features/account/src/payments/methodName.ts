/** A payment method as it begins a line; the platform spells it in lower case. */
export const methodName = (method: string): string => method.charAt(0).toLocaleUpperCase() + method.slice(1);
