import { backendDeviceOf, deviceOf } from './device.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
const ipad =
  'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15';
const pixel = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
const galaxyTab = 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';
const lumia =
  'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 like iPhone Mobile Safari/537.36 Edge/15';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';
const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const firefoxOs = 'Mozilla/5.0 (Mobile; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5';

it.each([
  ['an iPhone', iphone, 5, 'phone', 'iOS'],
  ['an iPad', ipad, 5, 'tablet', 'iOS'],
  ['an iPad with the user agent of a Mac', mac, 5, 'tablet', 'iOS'],
  ['a Mac', mac, 0, 'desktop', 'other'],
  ['an Android phone', pixel, 5, 'phone', 'Android'],
  ['an Android tablet', galaxyTab, 5, 'tablet', 'Android'],
  ['a Windows phone', lumia, 5, 'phone', 'Windows Mobile'],
  ['a Windows computer with a touch screen', windows, 10, 'desktop', 'other'],
  ['a Linux computer', linux, 0, 'desktop', 'other'],
  ['another phone', firefoxOs, 1, 'phone', 'other'],
  ['an empty user agent', '', 0, 'desktop', 'other'],
] as const)('detects %s (R-3-033, R-3-034)', (_name, userAgent, touchPoints, type, os) => {
  expect(deviceOf(userAgent, touchPoints)).toEqual({ type, os });
});

it('sends phones and tablets to the back end as Mobile (A-164)', () => {
  expect([backendDeviceOf('phone'), backendDeviceOf('tablet'), backendDeviceOf('desktop')]).toEqual([
    'Mobile',
    'Mobile',
    'Desktop',
  ]);
});
