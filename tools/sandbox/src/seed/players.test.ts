import { estonianNumber, finnishNumber } from '../store/players/personalNumbers.ts';
import { acme } from '../testing/testPlatform.ts';
import { seededStore } from './index.ts';

it.each(['FI', 'EE', 'DE'])('gives each player a phone and a personal number (%s)', async (defaultCountry) => {
  const store = await seededStore({ ...acme, defaultCountry });
  const profiles = store.players.all().map(({ profile }) => profile);
  const phones = profiles.map(({ phoneNumber }) => phoneNumber ?? '');
  const numbers = profiles.map(({ personalInfo }) => personalInfo.ssn ?? '');
  store.close();
  expect(phones[0]).toBe('+37255501001');
  for (const phone of phones) expect(phone).toMatch(/^\+3725550\d{4}$/);
  for (const list of [phones, numbers]) expect(new Set(list).size).toBe(profiles.length);
  for (const { personalInfo } of profiles) {
    const { ssn, dateOfBirth } = personalInfo;
    const serial = Number(ssn?.slice(7, 10));
    const sexes = [true, false].map((isFemale) => estonianNumber(dateOfBirth ?? '', isFemale, serial));
    const valid = defaultCountry === 'EE' ? sexes : [finnishNumber(dateOfBirth ?? '', serial)];
    expect(valid).toContain(ssn);
  }
});
