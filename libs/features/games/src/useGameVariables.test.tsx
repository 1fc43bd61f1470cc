import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { thumbnailSize, useThumbnailSize, windowThumbnailSize } from './useGameVariables.ts';

describe('thumbnailSize', () => {
  it.each([
    [319, 138],
    [320, 158],
    [359, 158],
    [360, 165.2],
    [374, 165.2],
    [375, 190.5],
    [424, 190.5],
    [425, 194],
    [639, 194],
    [640, 237],
    [767, 237],
    [768, 160],
    [1023, 160],
    [1024, 236],
    [1279, 236],
    [1280, 172],
    [1535, 172],
    [1536, 236],
    [3840, 236],
  ])('is for a viewport of %i px %d (R-9-062)', (viewport, width) => {
    expect(thumbnailSize(viewport, 1)).toBe(width);
  });

  it('is multiplied by the pixel ratio without rounding (R-9-062)', () => {
    expect(thumbnailSize(375, 1.5)).toBe(285.75);
    expect(thumbnailSize(360, 2)).toBe(330.4);
  });

  it('is multiplied by at most two (R-9-063)', () => {
    expect(thumbnailSize(390, 3)).toBe(thumbnailSize(390, 2));
    expect(thumbnailSize(390, 3)).toBe(381);
  });
});

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

  it('keeps the window’s when the window changes', () => {
    setWidth(1440);
    render(<Size />);
    setWidth(390);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('172');
  });
});
