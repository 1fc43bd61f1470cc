import { renderScene, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PersonalPage from './PersonalPage.tsx';

/** A platform that remembers what it is sent; `reject` lets the next change fail. */
async function openPersonal(fields: object = {}) {
  let player = { ...wirePlayer, ...fields };
  let rejection: unknown;
  const change = (field: string, apply: (variables: never) => object) => async (variables: never) => {
    const failure = rejection;
    rejection = undefined;
    if (failure) return failure;
    player = { ...player, ...apply(variables) };
    return { data: { [field]: player } };
  };
  const scene = await renderScene(<PersonalPage />, {
    path: '/en/profile/',
    answers: {
      GetPlayerInfo: () => wireViewer({ player, wallet: wireWallet }),
      ContactValidity: { errors: [{ message: 'Broken' }] },
      SetMarketingPreference: change('setMarketingPreference', ({ channel, accepted }) => ({
        [`is${channel as string}MarketingAccepted`]: accepted,
      })),
      SetLanguage: change('setLanguage', ({ language }) => ({ language })),
      ChangeAddress: change('changeAddress', ({ address }) => ({
        personalInfo: { ...player.personalInfo, ...(address as object) },
      })),
    },
  });
  return { ...scene, reject: (answer: unknown) => void (rejection = answer) };
}
const sentOf = ({ sent }: Awaited<ReturnType<typeof openPersonal>>, name: string) =>
  sent.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);

describe('offers', () => {
  const channel = (name: string) => screen.getByRole('switch', { name });

  it('shows for each channel whether the player wants them (R-3-039)', async () => {
    await openPersonal();
    expect(channel('By e-mail')).toBeChecked();
    expect(channel('By text message')).toBeChecked();
    expect(channel('By phone call')).not.toBeChecked();
    expect(channel('By notifications of the browser')).not.toBeChecked();
  });

  it('changes one channel, which the platform confirms', async () => {
    const scene = await openPersonal();
    await userEvent.click(channel('By phone call'));
    await waitFor(() => expect(channel('By phone call')).toBeEnabled());
    expect(channel('By phone call')).toBeChecked();
    expect(sentOf(scene, 'SetMarketingPreference')).toEqual([{ channel: 'Phone', accepted: true }]);
  });

  it('returns to what the platform has when that did not take the change', async () => {
    const scene = await openPersonal();
    scene.reject({ errors: [{ message: 'No' }] });
    await userEvent.click(channel('By e-mail'));
    await waitFor(() => expect(channel('By e-mail')).toBeEnabled());
    expect(channel('By e-mail')).toBeChecked();
  });

  it('can be taken back, and not accepted, while the operator has blocked them', async () => {
    await openPersonal({ marketingPreferences: { __typename: 'MarketingPreferences', marketingBlocked: true } });
    expect(screen.getByText(/gets no offers at present/)).toBeVisible();
    expect(channel('By phone call')).toHaveAttribute('aria-disabled', 'true');
    expect(channel('By e-mail')).not.toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the address', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Change address' }));
    return {
      // Its code is loaded by the first press.
      street: await screen.findByLabelText('Street and number'),
      zip: screen.getByLabelText('Postal code'),
      save: screen.getByRole('button', { name: 'Save' }),
    };
  };

  it('is changed, after which the focus returns to the button', async () => {
    const scene = await openPersonal();
    const { street, save } = await open();
    expect(street).toHaveFocus();
    await userEvent.clear(street);
    await userEvent.type(street, ' Harbour Road 5 ');
    await userEvent.click(save);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change address' })).toHaveFocus());
    expect(screen.getByText('Harbour Road 5')).toBeVisible();
    expect(sentOf(scene, 'ChangeAddress')).toEqual([
      { address: { street: 'Harbour Road 5', zipCode: '00100', city: 'Helsinki' } },
    ]);
  });

  it('is rejected beside the field that the platform names, and nothing is lost', async () => {
    const scene = await openPersonal();
    const { street, zip, save } = await open();
    await userEvent.type(street, '0');
    scene.reject({ errors: [{ message: 'No', extensions: { type: '$AddressInvalid', field: 'zipCode' } }] });
    await userEvent.click(save);
    await waitFor(() => expect(zip).toHaveAccessibleDescription(/cannot be right/));
    await waitFor(() => expect(zip).toHaveFocus());
    expect(street).toHaveValue('Street 10');
  });

  it('keeps what was typed when the request is lost, and is sent again', async () => {
    const scene = await openPersonal();
    const { street, save } = await open();
    await userEvent.type(street, '0');
    scene.reject({ errors: [{ message: 'Down' }] });
    await userEvent.click(save);
    expect(await screen.findByText('This was not saved. Please try again.')).toBeVisible();
    expect(street).toHaveValue('Street 10');
    await userEvent.click(save);
    expect(await screen.findByText('Street 10')).toBeVisible();
  });

  it('requests a province in Canada alone', async () => {
    const { unmount } = await openPersonal();
    await open();
    expect(screen.queryByLabelText(/Province/)).toBeNull();
    unmount();
    const canada = { __typename: 'Country', id: 'CA', code: 'CA', name: 'Canada', currency: 'CAD' };
    const scene = await openPersonal({ country: canada });
    const { save } = await open();
    await userEvent.type(screen.getByLabelText(/Province/), 'on');
    await userEvent.click(save);
    await waitFor(() => expect(sentOf(scene, 'ChangeAddress')).toHaveLength(1));
    expect(sentOf(scene, 'ChangeAddress')[0]).toMatchObject({ address: { state: 'ON' } });
  });

  it('stays as it is when the player changes their mind', async () => {
    const scene = await openPersonal();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('button', { name: 'Change address' })).toHaveFocus();
    expect(sentOf(scene, 'ChangeAddress')).toEqual([]);
  });
});

describe('the language of messages', () => {
  it('is one of the brand’s, and changes when the platform has taken it', async () => {
    const scene = await openPersonal();
    await userEvent.click(screen.getByRole('combobox', { name: 'Language of our messages' }));
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['British English', 'Finnish (Finland)']);
    await userEvent.click(options[1] as HTMLElement);
    await waitFor(() => expect(sentOf(scene, 'SetLanguage')).toEqual([{ language: 'fi_FI' }]));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Language of our messages' })).toHaveTextContent('Finnish'),
    );
  });
});
