import { renderStory, setBuild, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { screen, within } from '@testing-library/react';
import meta, { Personal } from '../Pages.stories.tsx';
import { maskPersonalNumber } from './maskPersonalNumber.ts';

const validity = (emailValidity: string | null, phoneNumberValidity: string | null) =>
  wireViewer({ player: { __typename: 'Player', id: 'p1', emailValidity, phoneNumberValidity } });

const openPersonal = (player: object = {}, answers: object = {}) =>
  renderStory(meta, Personal, {
    answers: { GetPlayerInfo: wireViewer({ player: { ...wirePlayer, ...player }, wallet: wireWallet }), ...answers },
  });
const personal = (fields: object) => ({ personalInfo: { ...wirePlayer.personalInfo, ...fields } });
const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

it('shows the personal data of the player under a heading of its own (R-2-039, R-3-038)', async () => {
  await openPersonal(personal({ state: 'Uusimaa', ssn: '230490-123X' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Personal details' })).toBeVisible();
  expect(valueOf('Name')).toHaveTextContent('Test Player');
  expect(valueOf('Date of birth')).toHaveTextContent('23/04/1990');
  expect(valueOf('Address')).toHaveTextContent('Street 100100 HelsinkiUusimaaFinland');
});

it('shows the account’s own data (R-3-035, R-3-037)', async () => {
  setBuild({ realityCheck: true });
  await openPersonal({ bankingCDD: '2099-12-01T12:00:00.000Z' });
  expect(valueOf('Player number')).toHaveTextContent('3f6c2a');
  expect(valueOf('Country')).toHaveTextContent('Finland');
  expect(valueOf('Currency')).toHaveTextContent('Euro');
  expect(valueOf('Language of our messages')).toHaveTextContent('British English');
  expect(valueOf('Reality check')).toHaveTextContent('Every 60 minutes');
  expect(valueOf('Check by your bank')).toHaveTextContent('Needed by Tuesday, 1 December 2099 at 12:00');
});

it('has no reality check where the licence has none', async () => {
  await openPersonal();
  expect(screen.queryByText('Reality check')).toBeNull();
});

it('shows of a personal number its end alone, and none where there is none (A-139)', async () => {
  const { container, unmount } = await renderStory(meta, Personal);
  expect(valueOf('Personal number')).toHaveTextContent('••••••••3X');
  expect(container).not.toHaveTextContent('230490');
  expect(container).not.toHaveTextContent('123X');
  unmount();
  await openPersonal();
  expect(screen.queryByText('Personal number')).toBeNull();
});

it.each(['1', '12345', ' 1234 '])('hides a personal number as short as "%s" whole', (ssn) => {
  expect(maskPersonalNumber(ssn)).toBe('••••••••');
});

it('says which contact data were verified, and whether messages arrive (R-3-022)', async () => {
  await openPersonal(
    { emailVerified: true, isPhoneNumberVerified: false },
    { ContactValidity: validity('Risky', 'Invalid') },
  );
  const email = valueOf('E-mail');
  expect(email).toHaveTextContent('player@acme.testVerifiedRisky');
  expect(within(email as HTMLElement).getByText('Our messages may not arrive there.')).toBeVisible();
  const phone = valueOf('Phone');
  expect(phone).toHaveTextContent('+358401234567Not verifiedInvalid');
  expect(within(phone as HTMLElement).getByText('Our messages do not arrive there.')).toBeVisible();
});

it('shows contact data without their validity when that cannot be had', async () => {
  await openPersonal({}, { ContactValidity: { errors: [{ message: 'Broken' }] } });
  expect(valueOf('E-mail')).toHaveTextContent(/^player@acme\.testVerifiedChange e-mail address$/);
});

it('has a dash where the platform knows nothing', async () => {
  await openPersonal({
    personalInfo: null,
    country: null,
    email: null,
    phoneNumber: null,
    language: 'not a language',
  });
  for (const term of ['Name', 'Date of birth', 'Address', 'E-mail', 'Phone'])
    expect(valueOf(term)).toHaveTextContent('–');
  expect(valueOf('Language of our messages')).toHaveTextContent('not a language');
});
