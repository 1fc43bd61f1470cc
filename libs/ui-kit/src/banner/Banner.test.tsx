import { hydrate } from '@lobby/testing';
import { BannerPicture } from './Banner.tsx';

const [phone, desktop] = ['https://art.acme.test/phone.webp', 'https://art.acme.test/desktop.webp'];
const preloaded = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(({ href, media }) => ({ href, media }));

describe('the picture of a banner', () => {
  it('on the first screen is preloaded by a prerendered page, once, and one for each kind of screen', async () => {
    const { served, unmount } = await hydrate(<BannerPicture first desktopImage={desktop} mobileImage={phone} />);
    expect(served).toMatch(/^<link rel="preload" .*fetchPriority="high"/);
    expect(preloaded()).toEqual([
      { href: phone, media: 'not screen and (min-width: 48rem)' },
      { href: desktop, media: 'screen and (min-width: 48rem)' },
    ]);
    unmount();
  });

  it('of all screens is preloaded for all', async () => {
    const { unmount } = await hydrate(<BannerPicture first desktopImage={null} mobileImage={phone} />);
    expect(preloaded()).toEqual([{ href: phone, media: '' }]);
    unmount();
  });

  it('further down loads when it is near, and reserves its space', async () => {
    const { container, unmount } = await hydrate(<BannerPicture desktopImage={desktop} mobileImage={phone} />);
    expect(preloaded()).toEqual([]);
    const image = container.querySelector('img');
    for (const [name, value] of Object.entries({ loading: 'lazy', decoding: 'async', width: '1600', height: '900' }))
      expect(image).toHaveAttribute(name, value);
    unmount();
  });
});
