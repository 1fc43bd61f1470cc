import { bannerPictures, pictureUrl } from './pictureUrl.ts';

it.each([
  ['https://art.acme.test/one.webp?width=200', 'https://art.acme.test/one.webp?width=200'],
  [' https://art.acme.test/one two.webp ', 'https://art.acme.test/one%20two.webp'],
  ['/art/one.webp', '/art/one.webp'],
  ['http://localhost:4200/one.webp', 'http://localhost:4200/one.webp'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
])('%j is requested as %s', (served, url) => expect(pictureUrl(served)).toBe(url));

it.each([
  'tel:+358401234567',
  'javascript:alert(1)',
  'data:text/html,<p>',
  'http://localhost.acme.test/one.webp',
  'https://art.acme.test/one.{format}',
  'http://art.acme.test/one.webp',
  '//art.acme.test/one.webp',
  'one.webp',
  '',
  null,
])('%j is not requested', (served) => expect(pictureUrl(served)).toBeNull());

it('one picture of a banner stands for both, and none for no banner', () => {
  const image = 'https://art.acme.test/one.webp';
  expect(bannerPictures({ desktopImage: 'tel:1', mobileImage: image })).toEqual({
    desktopImage: null,
    mobileImage: image,
  });
  expect(bannerPictures({ desktopImage: 'tel:1', mobileImage: null })).toBeNull();
});
