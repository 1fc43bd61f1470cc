import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useThumbnailSize, windowThumbnailSize } from './useGameVariables.ts';

describe('useThumbnailSize', () => {
  function Size() {
    const size = useThumbnailSize();
    const [renders, setRenders] = useState(0);
    return <button onClick={() => setRenders(renders + 1)}>{size}</button>;
  }

  function setWidth(width: number) {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  }

  it('does not ask the browser for the window’s width, and with it for a layout, as long as it stays', () => {
    setWidth(390);
    expect(windowThumbnailSize()).toBe(190.5);
    window.innerWidth = 1440;
    expect(windowThumbnailSize()).toBe(190.5);
    window.dispatchEvent(new Event('resize'));
    expect(windowThumbnailSize()).toBe(172);
  });

  it('is at a pixel ratio of three as at two (R-9-063)', () => {
    const sizeAt = (ratio: number) => {
      jest.replaceProperty(window, 'devicePixelRatio', ratio);
      setWidth(390);
      const { unmount } = render(<Size />);
      const size = screen.getByRole('button').textContent;
      unmount();
      return size;
    };
    expect([1, 2, 3].map(sizeAt)).toEqual(['190.5', '381', '381']);
    jest.restoreAllMocks();
  });

  it('keeps the window’s when the window changes', () => {
    setWidth(1440);
    render(<Size />);
    setWidth(390);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('172');
  });
});
