import { findSettingsMismatch } from './settingsMismatch.ts';

const brand = { operator: 'Infiniza', license: 'mga' } as const;

it('accepts settings that repeat what the build bound', () => {
  expect(findSettingsMismatch(brand, { operator: 'Infiniza', license: 'mga' })).toBeNull();
});

it('names the operator or the licence that contradicts the build', () => {
  expect(findSettingsMismatch(brand, { operator: 'Elvel', license: 'mga' })).toMatch(/Elvel.*Infiniza/);
  expect(findSettingsMismatch(brand, { operator: 'Infiniza', license: 'est' })).toMatch(/est.*mga/);
});
