import { render, screen } from '@testing-library/react';
import { RollingFigure } from './RollingFigure.tsx';
import { cellsOf } from './rows.ts';

const digits = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[data-digit]')];
const shown = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-digit], [data-sign]')]
    .map(({ dataset }) => dataset['digit'] ?? dataset['sign'])
    .join('');

it('has the amount as text once, which is neither announced when it changes nor translated (A-193)', () => {
  const { container, rerender } = render(<RollingFigure>€1,234.56</RollingFigure>);
  expect(container).toHaveTextContent(/^€1,234.56$/);
  rerender(<RollingFigure>€1,234.57</RollingFigure>);
  expect(screen.getByText('€1,234.57')).toBeInTheDocument();
  expect(container.querySelector('[aria-live], [role]')).toBeNull();
  expect(container.firstElementChild).toHaveAttribute('translate', 'no');
  for (const digit of digits(container)) expect(digit.closest('[aria-hidden]')).not.toBeNull();
});

it('rolls for as long as given', () => {
  const { container } = render(<RollingFigure duration={1800}>€1</RollingFigure>);
  expect(container.firstElementChild).toHaveAttribute('style', expect.stringContaining('1800ms'));
});

it.each(['€1,234.56', '1 234,56 €', 'JP¥1,234', '−0.5 %', '', 'EUR'])('shows %s', (text) => {
  const { container, rerender } = render(<RollingFigure>€99.99</RollingFigure>);
  rerender(<RollingFigure>{text}</RollingFigure>);
  expect(shown(container)).toBe(text);
});

it('keeps the cells of a number, and touches those alone that change', () => {
  const { container, rerender } = render(<RollingFigure>€999.98</RollingFigure>);
  const before = digits(container);
  const classes = before.map(({ className }) => className);
  rerender(<RollingFigure>€999.99</RollingFigure>);
  expect(digits(container)).toEqual(before);
  expect(before.map(({ className }, index) => className === classes[index])).toEqual([true, true, true, true, false]);
  rerender(<RollingFigure>€1,000.00</RollingFigure>);
  expect(digits(container).slice(1)).toEqual(before);
  expect(shown(container)).toBe('€1,000.00');
  // Each stands on a row of its strip: those that rolled on from 9 on another one than a first 0.
  expect(new Set(digits(container).map(({ classList }) => classList.length)).size).toBe(1);
  const first = digits(render(<RollingFigure>€1,000.00</RollingFigure>).container);
  const isMoved = digits(container).map(({ className }, place) => className !== first[place]?.className);
  expect(isMoved).toEqual([false, true, true, true, true, true]);
});

it('rolls on from 9 to 0, and back the shorter way', () => {
  const rowsOf = (...texts: string[]) => {
    let cells = cellsOf('');
    return texts.map((text) => (cells = cellsOf(text, cells)).map(({ row }) => row).join());
  };
  expect(rowsOf('8', '9', '0', '1', '9', '8')).toEqual(['8', '9', '10', '11', '9', '8']);
  expect(rowsOf('9', '0', '5', '9', '1')).toEqual(['9', '10', '15', '19', '11']);
});
