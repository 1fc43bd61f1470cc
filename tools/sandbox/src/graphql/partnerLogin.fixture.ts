import { acme, startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

export const player = 'player@lobby.test';
export const lobby = 'http://localhost:4200';
export let platform: TestPlatform;
export let personalNumber: string;
export const restart = async (brand = acme) => {
  platform = await startTestPlatform({ brand });
  personalNumber = platform.store.players.findByEmail(player)?.profile.personalInfo.ssn ?? '';
};
beforeEach(() => restart());
afterEach(() => {
  jest.restoreAllMocks();
  platform.close();
});

export type Answer = Awaited<ReturnType<TestPlatform['graphql']>>;
export const typeOf = ({ errors }: Answer) => errors?.[0]?.extensions?.type;
export interface Login {
  id: string;
  state: string;
  url: string;
}
export const startAs = (args: object) =>
  platform.graphql(
    `mutation ($partner: LoginPartner!, $locale: String!, $personalNumber: String, $deposit: PartnerDepositInput) {
      startPartnerLogin(partner: $partner, locale: $locale, personalNumber: $personalNumber, deposit: $deposit) {
        id state url } }`,
    { variables: { partner: 'ZIMPLER', locale: 'en', ...args } },
  );
export const begin = async (args: object = { personalNumber }): Promise<Login> =>
  (await startAs(args)).data.startPartnerLogin;
export const complete = (answer: { id: string; state: string; code: string }) =>
  platform.graphql(
    `mutation ($id: ID!, $state: String!, $code: String!) {
      completePartnerLogin(id: $id, state: $state, code: $code) { accessToken refreshToken isNewPlayer deposit { amount currency state } } }`,
    { variables: answer },
  );

/** The partner's address, on the port of this test. */
export const pageOf = ({ url }: Login) => new URL(url.replace('http://127.0.0.1:4300', platform.consoleUrl));
export const open = async (login: Login) => fetch(pageOf(login));
export const choose = (login: Login, choice: string, fields: Record<string, string> = {}) => {
  const page = pageOf(login);
  const body = new URLSearchParams({ visit: page.searchParams.get('visit') ?? '', choice, ...fields });
  return fetch(page, { method: 'POST', body, redirect: 'manual' });
};
export const back = (response: Response) => {
  const location = new URL(response.headers.get('location') ?? 'about:blank');
  const { code = '', state = '', error = '' } = Object.fromEntries(location.searchParams) as Record<string, string>;
  return { location, code, state, error };
};
export const confirm = async (login: Login, fields?: Record<string, string>) =>
  back(await choose(login, 'confirm', fields));
/** From the lobby to the partner and back. */
export const signIn = async (args?: object, fields?: Record<string, string>) => {
  const login = await begin(args);
  const { code, state } = await confirm(login, fields);
  return { login, answer: { id: login.id, code, state } };
};
/** Asks with the access token of an answer. */
export const ask = (answer: Answer, query = '{ viewer { player { email } } }') =>
  platform.graphql(query, { token: answer.data.completePartnerLogin.accessToken });
export const refresh = ({ data }: Answer) =>
  platform.graphql('mutation ($token: String!) { refreshAccessToken(refreshToken: $token) { accessToken } }', {
    variables: { token: data.completePartnerLogin.refreshToken },
  });
export const viewer = async (answer: Answer) => {
  const query = `{ viewer { player { email emailVerified personalInfo { ssn firstName lastName dateOfBirth } } } }`;
  return (await ask(answer, query)).data.viewer.player;
};
export const wait = (seconds: number) => platform.run('clock', { by: seconds });
export const depositsOf = (email: string) => platform.store.payments.ofPlayer(platform.playerId(email), 'Deposit');
export const balanceOf = (email: string) => platform.store.wallets.ofPlayer(platform.playerId(email)).balance;
