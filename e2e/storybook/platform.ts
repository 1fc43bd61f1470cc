import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

const file = new URL('./pictures/platform.txt', import.meta.url);

// Letters of the system's fonts, symbols and blurred edges: two machines that agree on these agree on a page.
const sample = `<body style="margin:0;width:300px;background:linear-gradient(#123,#fde);font-size:17px">
  <p style="font-family:sans-serif">Handgloves 0123 ÄÖÜ €</p><p style="font-family:serif">Handgloves 0123</p>
  <p style="font-family:monospace">Handgloves 0123</p><p style="font-family:sans-serif">♠ ★ ♦ ☾ ♣ ♛ ⚡ ♥ ∞ →</p>
  <p style="border-radius:9px;box-shadow:0 2px 12px red;height:40px"></p></body>`;

/** The browser, its system and how they draw, in one line. */
export async function currentPlatform(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 300, height: 300 } });
  await page.setContent(sample);
  const fingerprint = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
    .slice(0, 12);
  await page.close();
  return `Chromium ${browser.version()}, ${process.platform} ${process.arch}, fonts ${fingerprint}`;
}

/** The platform on which the pictures in the repository were made. */
export const platformOfPictures = (): string => readFileSync(file, 'utf8').trim();
export const writePlatform = (platform: string): void => writeFileSync(file, `${platform}\n`);
