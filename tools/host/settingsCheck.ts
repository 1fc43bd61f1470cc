import { existsSync, readFileSync } from 'node:fs';
import type { Brand } from '../../libs/contracts/src/brand.ts';
import { findSettingsMismatch } from '../../libs/platform/licensing/src/settingsMismatch.ts';
import { CommandError, operatorNamed, runCommand } from '../start/command.ts';
import { root } from '../start/operator.ts';
import { InvalidSettings, readSettings } from './settingsFile.ts';
import { settingsJsonSchema } from './settingsSchema.ts';
import { unknownOrigin, warningsOf } from './settingsWarnings.ts';

const usage = `npm run settings:check -- <file> [--origin <origin>]

Reads a file of lobby settings as the lobby does (docs/configuration.md): names each field with which it would not start, and
warns of what is likely to be wrong.

  --origin <origin>   under which players open the lobby; by default one that is not known, and public
  --schema            print the JSON Schema of such a file, for editors

Exits with 1 where the lobby would not start; warnings alone leave it at 0.`;

await runCommand({
  usage,
  options: { origin: { type: 'string', default: unknownOrigin }, schema: { type: 'boolean', default: false } },
  async run({ origin, schema }, [file]) {
    if (schema) return console.log(settingsJsonSchema());
    if (file === undefined) throw new CommandError(`Name a file of settings.\n\n${usage}`);
    if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
    try {
      const deployment = readSettings(readFileSync(file, 'utf8'), origin);
      const operator = operatorNamed(deployment.settings.operator);
      const { default: brand } = (await import(`${root}apps/${operator}/brand.ts`)) as { default: Brand };
      const mismatch = findSettingsMismatch(brand, deployment.settings);
      if (mismatch) throw new CommandError(mismatch);
      const warnings = warningsOf(deployment, brand);
      for (const warning of warnings) console.log(`Warning: ${warning}.`);
      console.log(`${file}: the lobby starts with it; ${warnings.length} warnings.`);
    } catch (error) {
      if (!(error instanceof InvalidSettings)) throw error;
      throw new CommandError(`${file} is not valid:\n${error.message}`);
    }
  },
});
