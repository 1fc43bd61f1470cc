import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '../support/lobby.ts';
import { recordRequests } from '../support/requests.ts';

const services = {
  fontStylesheetUrl: 'https://fonts.stand-in.test/css2?family=Stand-in',
  fontOrigins: ['https://files.stand-in.test'],
  errorReportingScriptUrl: 'https://cdn.stand-in.test/bundle.js',
  sentryDsn: 'https://key@errors.stand-in.test/1',
};

/** The reporting service's SDK, as far as the lobby uses it. */
const sdk = `window.Sentry = {
  SDK_VERSION: 'stand-in',
  init({ dsn }) { this.host = new URL(dsn).host; },
  captureException(error) { fetch('https://' + this.host + '/report', { method: 'POST', body: String(error) }); },
};`;

/** The service's loader, which inserts a further script. */
const loader = `const script = document.createElement('script');
script.src = 'https://cdn.stand-in.test/more.js';
document.head.append(script);`;

const font = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
);

test.use({ expectedErrors: /before the script|TrustedScriptURL/ });

test(
  'fonts and error reporting come from the hosts of the settings, which the policy and Trusted Types allow (R-7-060, R-7-061)',
  { tag: '@desktop' },
  async ({ page, context, lobby }) => {
    const requests = recordRequests(context);
    const hasFailed = Promise.withResolvers<void>();
    const reports: (string | null)[] = [];
    let script = sdk;
    await context.route(/^https:\/\/\w+\.stand-in\.test\//, async (route) => {
      const { hostname, href } = new URL(route.request().url());
      const headers = { 'access-control-allow-origin': '*' };
      if (hostname.startsWith('cdn.')) {
        await hasFailed.promise;
        return route.fulfill({ contentType: 'text/javascript', body: script });
      }
      if (hostname.startsWith('files.')) return route.fulfill({ headers, contentType: 'font/woff2', body: font });
      if (href === services.fontStylesheetUrl)
        return route.fulfill({
          contentType: 'text/css',
          body: "@font-face { font-family: Stand-in; src: url('https://files.stand-in.test/a.woff2') }",
        });
      reports.push(route.request().postData());
      return route.fulfill({ headers, body: '' });
    });
    await lobby.console('services', { services });
    await lobby.console('theme', { tokens: { font: { heading: 'Stand-in', body: 'Stand-in' } } });
    await lobby.open('/en/');
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('before the script'))));
    hasFailed.resolve();
    await expect.poll(() => reports).toEqual(['Error: before the script']);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/^"?Stand-in/);
    const isLoaded = () =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family === 'Stand-in' && status === 'loaded'),
      );
    await expect.poll(isLoaded).toBe(true);
    expect(requests.filter((request) => /^http:.*woff2/.test(request.url()))).toEqual([]);
    const isRequested = (part: string) => requests.some((request) => request.url().includes(part));
    expect(isRequested('bundledSdk')).toBe(false);

    await test.step('a loader is rejected, and the bundled SDK reports', async () => {
      script = loader;
      await page.reload();
      const isReported = () => reports.some((report) => report?.includes('does not provide error reporting'));
      await expect.poll(isReported).toBe(true);
      expect(isRequested('bundledSdk')).toBe(true);
      expect(isRequested('more.js')).toBe(false);
    });
  },
);
