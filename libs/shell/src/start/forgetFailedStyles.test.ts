import { forgetFailedStyles } from './forgetFailedStyles.ts';

const link = (rel: string) => document.head.appendChild(Object.assign(document.createElement('link'), { rel }));

it('takes away what failed of the stylesheets alone, after those who wait for it have heard', () => {
  forgetFailedStyles();
  const failed = link('stylesheet');
  const fine = link('stylesheet');
  const icon = link('icon');
  const heard = jest.fn();
  failed.addEventListener('error', heard);
  failed.dispatchEvent(new Event('error'));
  icon.dispatchEvent(new Event('error'));
  expect(heard).toHaveBeenCalledTimes(1);
  expect([failed, fine, icon].map((one) => one.isConnected)).toEqual([false, true, true]);
});
