import { Slot } from '@lobby/composition';
import type { RegistrationChoices } from '@lobby/contracts';
import { setBuild, untilIdle } from '@lobby/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { jackpotFeature } from '../feature.tsx';
import { mockService, renderJackpot } from '../jackpot.fixture.tsx';

function Form({ disabled = false }: { disabled?: boolean }) {
  const [choices, setChoices] = useState<RegistrationChoices>({});
  return (
    <>
      <Slot name="register.step" props={{ choices, onChange: setChoices, disabled }} />
      <output>{JSON.stringify(choices)}</output>
    </>
  );
}
const renderForm = (form = <Form />) =>
  renderJackpot(form, mockService(), { visitor: true, path: '/en/', features: [jackpotFeature()] });
const toggle = () => screen.findByRole('switch', { name: 'Take part in the jackpot' });
const chosen = () => screen.getByRole('status').textContent;

describe('the jackpot in the registration', () => {
  it('chooses nothing by itself, and what the player chooses', async () => {
    setBuild({ JackpotInRegistrationFlow: true });
    await renderForm();
    expect(await toggle()).not.toBeChecked();
    expect(screen.getByText('Each round costs €0.50 more.')).toBeVisible();
    expect(chosen()).toBe('{}');
    fireEvent.click(await toggle());
    expect(chosen()).toBe('{"jackpotContribution":0.5}');
    fireEvent.click(screen.getByRole('radio', { name: '€0.10' }));
    expect(chosen()).toBe('{"jackpotContribution":0.1}');
    fireEvent.click(await toggle());
    expect(chosen()).toBe('{}');
  });

  it('cannot be changed while the form is sent', async () => {
    setBuild({ JackpotInRegistrationFlow: true });
    await renderForm(<Form disabled />);
    expect(await toggle()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(await toggle());
    expect(chosen()).toBe('{}');
  });

  it('is not there without JackpotInRegistrationFlow', async () => {
    await renderForm();
    await untilIdle();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
