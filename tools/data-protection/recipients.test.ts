import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { documentOfDataProtection } from './document.ts';
import { type Recipient, recipients } from './recipients.ts';

it.each(Object.entries<Recipient>(recipients))('%s: the code that sends is where it is said to be', (_id, { code }) => {
  expect(existsSync(resolve(__dirname, '../..', code))).toBe(true);
});

it('names each recipient, and each cookie under its consent', () => {
  const text = documentOfDataProtection();
  for (const { name } of Object.values<Recipient>(recipients)) expect(text).toContain(`| ${name} |`);
  expect(text).toContain('| preferences | `productMode`, `abTest` |');
  expect(text).toContain('| marketing | `campaigns` |');
  expect(text).toContain('`utmSession`');
});
