/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Brand } from '../../libs/contracts/src/brand.ts';
import { type Looks, manifestOf } from './manifest.ts';

const apps = join(__dirname, '../../apps');

describe.each(['infiniza', 'frenwall', 'herion', 'fortuneforge', 'elmst', 'elvel'])('%s', (id) => {
  const publicFolder = join(apps, id, 'public');
  const read = async () => {
    const { default: brand }: { default: Brand } = await import(`../../apps/${id}/brand.ts`);
    const looks: Looks = await import(`../../apps/${id}/theme.ts`);
    return { brand, looks, manifest: manifestOf(brand, looks, publicFolder) };
  };

  it('can be installed: names, scope, colours of the theme, language, icons for every use', async () => {
    const { brand, looks, manifest } = await read();
    expect(manifest).toMatchObject({
      name: brand.name,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: looks.tokens.color.header,
      background_color: looks.tokens.color.ground,
      dir: 'ltr',
    });
    expect(Intl.getCanonicalLocales(manifest.lang)).toEqual([manifest.lang]);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  it('has icons of the sizes that the manifest states', async () => {
    const { looks, manifest } = await read();
    const bitmaps = manifest.icons.filter(({ type }) => type === 'image/png');
    for (const { src, sizes } of [...bitmaps, { src: looks.assets.appleTouchIcon, sizes: '180x180' }]) {
      const { width, height } = await sharp(readFileSync(join(publicFolder, src))).metadata();
      expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
    }
  });

  it('has a maskable icon that fills its square and keeps its drawing in the safe zone', async () => {
    const image = sharp(readFileSync(join(publicFolder, 'icon-512.png'))).ensureAlpha();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
    const ground = at(0, 0);
    const isShape = (pixel: number[]) => pixel.some((value, channel) => Math.abs(value - (ground[channel] ?? 0)) > 24);
    const safe = info.width * 0.4;
    const outside: string[] = [];
    for (let y = 0; y < info.height; y += 1)
      for (let x = 0; x < info.width; x += 1)
        if (Math.hypot(x - info.width / 2, y - info.height / 2) > safe && isShape(at(x, y))) outside.push(`${x},${y}`);
    expect([ground[3], outside.slice(0, 3)]).toEqual([255, []]);
  });
});
