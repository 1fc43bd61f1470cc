import { readFileSync } from 'node:fs';
import { root } from '../start/operator.ts';
import { settingsJsonSchema } from './settingsSchema.ts';

const schemaFile = `${root}docs/lobby-settings.schema.json`;

it('is published as the host reads settings; update it with: npx node tools/host/settingsCheck.ts --schema > docs/lobby-settings.schema.json', () => {
  const published: unknown = JSON.parse(readFileSync(schemaFile, 'utf8'));
  expect(published).toEqual(JSON.parse(settingsJsonSchema()));
  expect(published).toMatchObject({
    required: expect.arrayContaining(['brand', 'license', 'operator', 'identityHost', 'gameOrigins', 'cashier']),
    properties: { license: { enum: expect.arrayContaining(['mga', 'est']) }, hosting: { type: 'object' } },
  });
});
