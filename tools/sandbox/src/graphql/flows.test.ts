import { acme, startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import { flowSettingsOf } from '../seed/flows.ts';
import { flowSettings, registrationFlowOf } from './flows.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const ask = async (country?: string) => {
  const query = `query ($code: String) { root { flowSettings(countryCode: $code) {
    loginFlow registrations { countryCode flow } } } }`;
  return (await platform.graphql(query, { variables: { code: country } })).data.root.flowSettings;
};
const seed = (brand: string) => platform.store.documents.put('setting', 'flow', flowSettingsOf(brand));
const row = (flow: string) => [{ countryCode: 'ROW', flow }];

it.each([
  ['infiniza', { FI: 'Keycloak', CA: 'Sms', IN: 'Piq', EE: 'Zimpler', DE: 'Trustly', NO: 'Keycloak' }],
  ['frenwall', { FR: 'Keycloak', FI: 'Keycloak' }],
  ['herion', { CA: 'Sms', NZ: 'Sms', FI: 'Sms' }],
  ['fortuneforge', { IN: 'Piq', JP: 'Sms', FI: 'Piq' }],
  ['elmst', { EE: 'Zimpler', FI: 'Zimpler' }],
  ['elvel', { DE: 'Trustly', AT: 'Trustly', FI: 'Keycloak', NO: 'Keycloak', EE: 'Keycloak' }],
  ['acme', { FI: 'Keycloak', DE: 'Keycloak' }],
])('signs the countries of %s in', async (brand, flows) => {
  seed(brand);
  for (const [country, flow] of Object.entries(flows))
    expect([country, (await ask(country)).loginFlow]).toEqual([country, flow]);
});

it.each([
  [
    'infiniza',
    { FI: 'KEYCLOAK', NO: 'REGILY', CA: 'DINO', IN: 'REGILY', DE: 'TRUSTLY', EE: 'ZIMPLER', FR: 'KEYCLOAK' },
  ],
  ['frenwall', { FR: 'KEYCLOAK', FI: 'KEYCLOAK' }],
  ['herion', { CA: 'REGILY', NZ: 'DINO', FI: 'REGILY' }],
  ['fortuneforge', { IN: 'DINO', JP: 'REGILY' }],
  ['elmst', { EE: 'SSN', FI: 'SSN' }],
  ['elvel', { DE: 'REGILY', AT: 'TRUSTLY', FI: 'KEYCLOAK' }],
  ['acme', { FI: 'KEYCLOAK', DE: 'KEYCLOAK' }],
])('registers the countries of %s', (brand, flows) => {
  seed(brand);
  const actual = Object.keys(flows).map((country) => [country, registrationFlowOf(platform.store, country)]);
  expect(Object.fromEntries(actual)).toEqual(flows);
});

it('answers with the country’s registration and that of the rest of the world', async () => {
  seed('elvel');
  expect((await ask('DE')).registrations).toEqual([{ countryCode: 'DE', flow: 'REGILY' }, ...row('KEYCLOAK')]);
  expect((await ask('EE')).registrations).toEqual(row('KEYCLOAK'));
  expect((await ask()).registrations).toHaveLength(3);
});

it('keeps to the identity provider in an acme without a list', async () => {
  expect(await ask('FI')).toEqual({ loginFlow: 'Keycloak', registrations: row('KEYCLOAK') });
});

describe('the console', () => {
  it('changes the flows of a country or of the rest of the world, and resets them all', async () => {
    seed('infiniza');
    await platform.run('flow', { country: 'EE', login: 'Sms' });
    await platform.run('flow', { country: 'EE', registration: 'SSN' });
    await platform.run('flow', { country: 'ROW', login: 'Trustly', registration: 'REGILY' });
    expect(flowSettings(platform.store, 'EE')).toEqual({
      loginFlow: 'Sms',
      registrations: [{ countryCode: 'EE', flow: 'SSN' }, ...row('REGILY')],
    });
    expect((await ask('FR')).loginFlow).toBe('Trustly');
    expect((await ask('CA')).loginFlow).toBe('Sms');
    await platform.run('flow', { country: 'EE', login: 'Piq' });
    expect(await ask('EE')).toMatchObject({ loginFlow: 'Piq', registrations: [{ flow: 'SSN' }, { flow: 'REGILY' }] });
    await platform.run('flow', { country: null });
    expect(await ask('EE')).toEqual({
      loginFlow: 'Zimpler',
      registrations: [{ countryCode: 'EE', flow: 'ZIMPLER' }, ...row('KEYCLOAK')],
    });
  });

  it.each([
    [{ country: 'EE' }, 'Give “login”'],
    [{ country: null, login: 'Sms' }, 'A flow is set for a country'],
    [{ country: 'Estonia', login: 'Sms' }, 'country'],
    [{ country: 'EE', login: 'Email' }, 'login'],
  ])('rejects %j', async (args, message) => {
    const { status, body } = await platform.run('flow', args);
    expect([status, body.error]).toEqual([400, expect.stringContaining(message)]);
  });

  it('sets the visitors’ country', async () => {
    const query = '{ countryContext { countryCode } }';
    await platform.run('country', { code: 'EE' });
    expect((await platform.graphql(query)).data.countryContext.countryCode).toBe('EE');
    await platform.run('country', { code: null });
    expect((await platform.graphql(query)).data.countryContext.countryCode).toBe(acme.defaultCountry);
  });
});
