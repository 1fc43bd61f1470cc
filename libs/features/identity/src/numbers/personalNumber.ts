import * as isikukood from 'stdnum/lib/cjs/ee/ik';
import * as henkilotunnus from 'stdnum/lib/cjs/fi/hetu';
import * as fodselsnummer from 'stdnum/lib/cjs/no/fodselsnummer';

/** Countries whose numbers have a checksum that is known here. */
const validators: Readonly<Record<string, { validate: (text: string) => { isValid: boolean } }>> = {
  EE: isikukood,
  FI: henkilotunnus,
  NO: fodselsnummer,
};

/** As it is sent: without spaces, in capitals. A Finnish number keeps its sign of the century. */
export const compactPersonalNumber = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

/** Whether a person of the country can have the number; only its form is known of other countries' ones. */
export function isPersonalNumber(text: string, country: string): boolean {
  const compact = compactPersonalNumber(text);
  const validator = validators[country];
  return validator === undefined ? /^[A-Z0-9+-]{4,20}$/.test(compact) : validator.validate(compact).isValid;
}
