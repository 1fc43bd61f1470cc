/** @jest-environment-options {"url": "https://lobby.acme.test/en/"} */
import { useStore } from '@lobby/runtime';
import { hydrate } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { consent } from './consent.ts';

it('a choice of an earlier visit counts after hydration: a prerendered page knows of none', async () => {
  consent.update(['analytics']);
  const Answered = () => <output>{String(useStore(consent.answered))}</output>;
  const { served } = await hydrate(<Answered />);
  expect(served).toBe('<output>undefined</output>');
  expect(screen.getByRole('status')).toHaveTextContent('true');
});
