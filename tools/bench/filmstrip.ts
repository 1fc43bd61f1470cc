import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { root } from '../start/operator.ts';
import { importBrand } from './builds.ts';
import { openContext, openPage, settle, type Target } from './load.ts';
import { pagesOf } from './pages.ts';
import { profiles, type Profile, type ProfileName } from './profiles.ts';
import { ports, startSandbox } from './sandbox.ts';
import { createPlayer } from './session.ts';
import { writeFileSync } from 'node:fs';

/** What the page showed from a time on, in ms since the navigation. */
export interface Frame {
  time: number;
  /** JPEG in base 64. */
  data: string;
}

/** Of a strip, in ms: short at first, where most happens. */
const times = [0.2, 0.4, 0.6, 0.8, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 10, 12, 15, 20].map(
  (seconds) => seconds * 1000,
);

/** The frame that is on screen at each time, up to the first time at which the last one is. */
export function stripOf(frames: readonly Frame[]): { time: number; frame: Frame | undefined }[] {
  const end = frames.at(-1)?.time ?? 0;
  const shown = times.slice(0, times.findIndex((time) => time >= end) + 1 || times.length);
  return shown.map((time) => ({ time, frame: frames.findLast((frame) => frame.time <= time) }));
}

/** Screenshots of a cold load. */
async function recordLoad(browser: Browser, target: Target, profile: Profile): Promise<Frame[]> {
  const context = await openContext(browser, target, profile);
  try {
    const { page, cdp, traffic } = await openPage(context, profile, false);
    const frames: { at: number; data: string }[] = [];
    cdp.on('Page.screencastFrame', ({ data, metadata: { timestamp = 0 }, sessionId }) => {
      frames.push({ at: timestamp * 1000, data });
      void cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    });
    await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 412, maxHeight: 823 });
    await page.goto(target.url);
    await settle(page, traffic);
    await sleep(500);
    await cdp.send('Page.stopScreencast');
    const startedAt = await page.evaluate(() => performance.timeOrigin);
    if (target.session) target.session.state = await context.storageState();
    return frames.map(({ at, data }) => ({ time: at - startedAt, data })).filter(({ time }) => time >= 0);
  } finally {
    await context.close();
  }
}

/** A page with the pictures of a strip beside each other, each below its time. */
const sheetOf = (title: string, frames: readonly Frame[]): string => {
  const figures = stripOf(frames).map(({ time, frame }) => {
    const picture = frame ? `<img src="data:image/jpeg;base64,${frame.data}">` : '<div></div>';
    return `<figure><figcaption>${time / 1000} s</figcaption>${picture}</figure>`;
  });
  const style =
    'body{font:14px sans-serif;margin:12px;width:1500px}section{display:flex;flex-wrap:wrap;gap:8px}figure{margin:0}' +
    'img,div{width:180px;height:360px;object-fit:contain;object-position:top;border:1px solid #999}';
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><h1>${title}</h1><section>${figures.join('')}</section>`;
};

/** Writes a contact sheet of each main page and profile of a brand into a folder. */
export async function writeFilmstrips(
  browser: Browser,
  id: string,
  folder: string,
  { profiles: names, pages }: { profiles: readonly ProfileName[]; pages?: readonly string[] },
): Promise<void> {
  const brand = await importBrand(id);
  const sandbox = await startSandbox(root, id, ports.measured);
  try {
    const session = await createPlayer(browser, sandbox, brand.defaultLocale);
    for (const page of pagesOf(brand)) {
      if (!(pages?.includes(page.name) ?? page.isMain)) continue;
      for (const name of names) {
        const target = {
          url: `${sandbox.origin}/${brand.defaultLocale}${page.path}`,
          session: page.isPlayer ? session : undefined,
        };
        const title = `${id}, ${page.name}, ${name}`;
        const sheet = await browser.newPage({ viewport: { width: 1524, height: 800 } });
        await sheet.setContent(sheetOf(title, await recordLoad(browser, target, profiles[name])));
        const file = `${folder}/${title.replaceAll(', ', '-')}.png`;
        writeFileSync(file, await sheet.screenshot({ fullPage: true }));
        await sheet.close();
        console.info(`  ${file}`);
      }
    }
  } finally {
    await sandbox.stop();
  }
}
