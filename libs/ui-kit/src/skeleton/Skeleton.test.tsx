import { renderToStaticMarkup } from 'react-dom/server';
import { BannerSkeleton } from '../banner/Banner.tsx';
import { CarouselSkeleton } from '../carousel/Carousel.tsx';
import { TileSkeleton } from '../tile/Tile.tsx';
import { Skeleton } from './Skeleton.tsx';

const tiles = Array.from({ length: 10 }, (_, index) => <TileSkeleton key={index} ratio="landscape" />);

it.each([
  ['text', () => <Skeleton width="most" />],
  ['a button', () => <Skeleton shape="button" width="md" />],
  ['a banner', () => <BannerSkeleton height="lg" />],
  ['a row', () => <CarouselSkeleton size="sm">{tiles}</CarouselSkeleton>],
])('%s: has no style attribute, which a strict policy forbids in HTML, and no voice', (_, Placeholder) => {
  const html = renderToStaticMarkup(<Placeholder />);
  expect(html).not.toContain('style=');
  expect(html).toContain('aria-hidden="true"');
});

it('a row of ten tiles is at most 25 elements: a page has a dozen rows', () => {
  const html = renderToStaticMarkup(<CarouselSkeleton>{tiles}</CarouselSkeleton>);
  expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(25);
});
