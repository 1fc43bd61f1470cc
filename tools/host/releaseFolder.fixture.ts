import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { report, settings } from './release.fixture.ts';

/** The next is made a second after the one before. */
let made = 1_700_000_000;

/** A release on the disk, with a script that names it. */
export function makeRelease(folder: string, build: string, { brand = 'acme', deployment = {} } = {}): void {
  const files = {
    'pages/index.html': `<html>${build}<!--lobby-settings--></html>`,
    'completed/index.html': `<html>${build}</html>`,
    'pages/too-many-cookies.html': `<p>${build}</p>`,
    'release/release.json': JSON.stringify({
      ...report,
      brand,
      assets: [{ file: `assets/main-${build}.js`, bytes: build.length }],
    }),
    'public/sw.js': build,
    [`public/assets/main-${build}.js`]: build,
    'deployment.json': JSON.stringify({
      settings,
      origin: 'https://lobby.acme.test',
      platform: `https://${build}.acme.test`,
      country: { code: 'EE' },
      ...deployment,
    }),
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, build, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  utimesSync(join(folder, build, 'deployment.json'), made, made);
  made += 1;
}
