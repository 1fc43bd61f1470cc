import { translatePage } from '@lobby/testing';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { Money } from './Money.tsx';

it('flashes when it changes, and not again before the flash has ended', () => {
  const { container, rerender } = render(<Money live>€1.00</Money>);
  const flash = () => container.querySelector('[aria-hidden]');
  expect(flash()).toBeNull();
  rerender(<Money live>€2.00</Money>);
  const first = flash();
  expect(first).not.toBeNull();
  rerender(<Money live>€3.00</Money>);
  expect(flash()).toBe(first);
  expect(container).toHaveTextContent('€3.00');
  fireEvent.animationEnd(first!);
  expect(flash()).toBeNull();
  rerender(<Money live>€4.00</Money>);
  expect(flash()).not.toBeNull();
});

it('does not flash when it comes to be known', () => {
  const { container, rerender } = render(<Money live reserved />);
  rerender(
    <Money live reserved>
      €1.00
    </Money>,
  );
  expect(container).toHaveTextContent('€1.00');
  expect(container.querySelector('[aria-hidden]')).toBeNull();
});

it('does not flash without `live`', () => {
  const { container, rerender } = render(<Money>€1.00</Money>);
  rerender(<Money>€2.00</Money>);
  expect(container.querySelector('[aria-hidden]')).toBeNull();
});

it('is not translated, and flashes where a browser does it nevertheless (A-193)', async () => {
  translatePage();
  const { container, rerender } = render(<Money live>€1.00</Money>);
  const [amount] = container.children;
  expect(amount).toHaveAttribute('translate', 'no');
  amount?.removeAttribute('translate');
  rerender(<Money live>€2.00</Money>);
  await waitFor(() => expect(container.querySelector('font')).toHaveTextContent('€2.00'));
  rerender(<Money live>€3.00</Money>);
  fireEvent.animationEnd(container.querySelector('[aria-hidden]')!);
  rerender(<Money live>€4.00</Money>);
  expect(container).toHaveTextContent(/^€4\.00$/);
});
