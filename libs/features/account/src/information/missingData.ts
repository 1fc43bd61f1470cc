import type { PlayerInfo } from '@lobby/player';

/** What a platform may lack of a player who came by a provider's sign-in. */
export type MissingData = 'person' | 'address' | 'email' | 'phone';

/** Personal data that the platform does not have (section 3 of the specification). */
export function missingData({ personalInfo, email, phoneNumber }: PlayerInfo): MissingData[] {
  const { firstName, lastName, dateOfBirth, street, zipCode, city } = personalInfo ?? {};
  const missing: Record<MissingData, boolean> = {
    person: !firstName || !lastName || !dateOfBirth,
    address: !street || !zipCode || !city,
    email: !email,
    phone: !phoneNumber,
  };
  return (Object.keys(missing) as MissingData[]).filter((kind) => missing[kind]);
}
