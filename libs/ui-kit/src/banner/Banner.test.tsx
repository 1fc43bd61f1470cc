/** @jest-environment-options {"styles": true} */
import { hydrate } from '@lobby/testing';
import * as css from './Banner.css.ts';
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

it('the art of a banner is never behind its text, whatever its colours: on desktops it begins to show where that ends', () => {
  const sheet = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  const inDesktop = (className: string, property: RegExp) => {
    const rules = sheet.split(`.${className.split(' ')[0]} {`).slice(1);
    return Number(rules.map((rule) => property.exec(rule.split('}')[0] ?? '')?.[1]).find(Boolean));
  };
  const start = inDesktop(css.art, /inset-inline-start: ([\d.]+)%/);
  const hidden = inDesktop(css.art, /mask-image: linear-gradient\(90deg, transparent ([\d.]+)%/);
  const textEnd = inDesktop(css.content, /max-width: ([\d.]+)%/);
  expect(start + ((100 - start) * hidden) / 100).toBeCloseTo(textEnd, 0);
});
