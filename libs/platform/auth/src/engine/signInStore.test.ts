import { cookies } from '@lobby/storage';
import { signInStore } from './signInStore.ts';

it('keeps the newest sign-ins where session storage is refused, and no cookie that grows with each try', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const entry = JSON.stringify({
    id: 'x'.repeat(32),
    code_verifier: 'y'.repeat(96),
    data: { redirect: 'z'.repeat(400) },
  });
  for (let index = 0; index < 40; index += 1) await signInStore.set(`s${index}`, entry);
  expect(await signInStore.get('s39')).toBe(entry);
  expect(await signInStore.get('s38')).toBe(entry);
  expect(document.cookie.length).toBeLessThan(3000);
  for (const key of await signInStore.getAllKeys()) await signInStore.remove(key);
  expect(cookies.get('signInState')).toBeNull();
});
