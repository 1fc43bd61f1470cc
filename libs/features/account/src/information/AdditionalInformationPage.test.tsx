import { renderScene, renderStory } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactPlatform } from '../contact/platform.fixture.ts';
import meta, { AdditionalInformationComplete } from '../Pages.stories.tsx';
import AdditionalInformationPage from './AdditionalInformationPage.tsx';

const root = (fields: object = {}) => ({
  data: { root: { __typename: 'Root', ts: [], contentBlocks: [], ...fields } },
});
const text = (key: string, value: string) => ({ __typename: 'Translation', key, value });

function openPage(fields: object = {}, page: unknown = root()) {
  const platform = contactPlatform({ emailVerified: true, ...fields });
  return renderScene(<AdditionalInformationPage />, {
    path: '/en/additional-information/',
    answers: { ...platform.answers, AdditionalInformation: page, AdditionalInformationBlocks: page },
  });
}

it('has a heading and labels of the page’s query, which has no variables (R-2-017, R-7-028)', async () => {
  const labels = [
    text('ADDITIONAL_INFORMATION', 'Tell us more'),
    text('ADDITIONAL_INFORMATION_NOTE', 'The law asks us for this.'),
  ];
  const { sent } = await openPage({}, root({ ts: labels }));
  expect(screen.getByRole('heading', { level: 1, name: 'Tell us more' })).toBeVisible();
  expect(screen.getByText('The law asks us for this.')).toBeVisible();
  expect(sent.find(({ operationName }) => operationName === 'AdditionalInformation')?.variables).toEqual({});
});

it('has its own heading where the operator has none, or does not answer', async () => {
  const { unmount } = await renderStory(meta, AdditionalInformationComplete);
  expect(screen.getByRole('heading', { level: 1, name: 'Additional information' })).toBeVisible();
  unmount();
  await openPage({}, { errors: [{ message: 'Down' }] });
  expect(screen.getByRole('heading', { level: 1, name: 'Additional information' })).toBeVisible();
});

it('says that nothing is missing, with the way to the details (A-067)', async () => {
  await renderStory(meta, AdditionalInformationComplete);
  expect(screen.getByText('We have all that we need')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Personal details' })).toHaveAttribute('href', '/en/profile/');
});

it('requests what the platform lacks alone, and for each of it until it is there', async () => {
  await openPage({ personalInfo: null, phoneNumber: null, isPhoneNumberVerified: false });
  const about = within(screen.getByRole('region', { name: 'About you' }));
  expect(about.getByText('Contact us, and we will add them.')).toBeVisible();
  expect(about.getByRole('button', { name: 'Add address' })).toBeVisible();
  expect(screen.queryByText('E-mail', { selector: 'dt' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add phone number' }));
  await userEvent.type(await screen.findByLabelText('Phone number'), '+358507654321');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await userEvent.type(await screen.findByLabelText('Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'How we reach you' })).toBeNull());
  expect(screen.getByRole('region', { name: 'About you' })).toBeVisible();
});
