import { renderScene, untilIdle, wireNotOffered } from '@lobby/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SelfExclusionPage from './exclusion/SelfExclusionPage.tsx';
import ResponsibleGamingPage from './hub/ResponsibleGamingPage.tsx';

const text = 'This is not offered here';

describe('where the platform knows the specification alone (A-182)', () => {
  it('the page of self-exclusion says that it is not offered', async () => {
    await renderScene(<SelfExclusionPage />, {
      answers: { ExclusionOptions: wireNotOffered },
      settings: { license: 'mga' },
    });
    await untilIdle();
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('the panic button does not go on sending', async () => {
    await renderScene(<ResponsibleGamingPage />, { answers: { StartExclusion: wireNotOffered } });
    await userEvent.click(screen.getByRole('button', { name: 'Take a break of 24 hours' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, stop now' }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});
