import { toJsonSchema } from '@valibot/to-json-schema';
import { settingsFileSchema } from './settingsFile.ts';
import { unknownOrigin } from './settingsWarnings.ts';

/**
 * JSON Schema of a settings file, for editors: types and patterns. What the lobby checks beyond them, such as https, is left to
 * `npm run settings:check`.
 */
export const settingsJsonSchema = (): string =>
  JSON.stringify(
    {
      title: 'Lobby settings',
      ...toJsonSchema(settingsFileSchema(unknownOrigin), { typeMode: 'input', errorMode: 'ignore' }),
    },
    null,
    2,
  );
