import { Slot } from '@lobby/composition';
import { renderScene, setBuild, untilIdle, wireNotOffered } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { limitsFeature } from './index.ts';
import LimitsPage from './LimitsPage.tsx';

const answers = { Limits: wireNotOffered };
beforeEach(() => setBuild({ depositLimits: true, sessionLimits: true }));

describe('where the platform knows the specification alone (A-182)', () => {
  it('the page of limits says that they are not offered', async () => {
    await renderScene(<LimitsPage />, { features: [limitsFeature()], answers, settings: { license: 'mga' } });
    await untilIdle();
    expect(screen.getByRole('status')).toHaveTextContent('This is not offered here');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('limits stay away from the overview, from quick deposit and from the pages about games', async () => {
    const parts = [
      <Slot key="a" name="profile.overview" />,
      <Slot key="b" name="deposit.notice" />,
      <Slot key="c" name="game.limits" />,
    ];
    await renderScene(parts, { features: [limitsFeature()], answers });
    await untilIdle();
    expect(screen.queryByText(/limit/i)).toBeNull();
  });
});
