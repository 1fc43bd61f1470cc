// Makes the pictures of the README: `npm run screenshots`.
import { type Browser, chromium } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import { brands } from '../../e2e/support/brands.ts';
import { build, importBrand } from '../bench/builds.ts';
import { ports, startSandbox } from '../bench/sandbox.ts';
import { signIn } from '../bench/session.ts';
import { ensureBrowser, launchOptions } from '../setup/browser.ts';
import { root } from '../start/operator.ts';

const folder = `${root}docs/screenshots`;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };
/** Of a phone in the picture of all brands, px. */
const [width, height, gap] = [260, 563, 8];

/** A player's lobby of a brand in English: on a phone and a desktop. */
async function shoot(browser: Browser, brand: string): Promise<{ phone: Buffer; desktop: Buffer }> {
  const { locales, defaultLocale } = await importBrand(brand);
  const locale = locales.find((candidate) => candidate.startsWith('en')) ?? defaultLocale;
  const sandbox = await startSandbox(root, brand, ports.measured);
  try {
    const { state } = await signIn(browser, sandbox, locale);
    const open = async (screen: typeof phone | typeof desktop) => {
      const context = await browser.newContext({ ...screen, storageState: state, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(`${sandbox.origin}/${locale}/`, { waitUntil: 'networkidle' });
      const picture = await page.screenshot();
      await context.close();
      return picture;
    };
    return { phone: await open(phone), desktop: await open(desktop) };
  } finally {
    await sandbox.stop();
  }
}

const write = (picture: Sharp, name: string) => picture.jpeg({ quality: 82 }).toFile(`${folder}/${name}.jpg`);

build(brands);
const executablePath = ensureBrowser();
const browser = await chromium.launch({ ...launchOptions(), executablePath });
try {
  const phones = [];
  for (const [index, brand] of brands.entries()) {
    const pictures = await shoot(browser, brand);
    if (index === 0) {
      await write(sharp(pictures.phone), `${brand}-phone`);
      await write(sharp(pictures.desktop), `${brand}-desktop`);
    }
    const input = await sharp(pictures.phone).resize({ width, height, fit: 'cover', position: 'top' }).toBuffer();
    phones.push({ input, left: gap + index * (width + gap), top: gap });
  }
  const size = { width: gap + brands.length * (width + gap), height: height + 2 * gap };
  await write(sharp({ create: { ...size, channels: 3, background: 'white' } }).composite(phones), 'brands');
} finally {
  await browser.close();
}
