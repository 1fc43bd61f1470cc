import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePoFile } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin, Rolldown } from 'vite';
import { fallbacksOf } from '../../libs/platform/i18n/src/fallback-locales.ts';

const LOADERS_ID = 'virtual:lobby-messages';
const CATALOGUE_PREFIX = 'virtual:lobby-messages/';
const PLACEHOLDER = /"__LOBBY_MESSAGES_([A-Za-z_]+)__"/;

/** Texts of all libraries by message id, in one locale; missing ones come from its fallback locales. */
export function readCatalogue(root: string, locale: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const code of ['en', ...fallbacksOf(locale).toReversed(), locale]) {
    for (const file of globSync(join(root, `libs/**/src/locales/${code}.po`))) {
      for (const { msgid, msgstr } of parsePoFile(readFileSync(file, 'utf8')).items) {
        const text = msgstr[0];
        if (msgid && text) texts[msgid] = text;
      }
    }
  }
  return texts;
}

/**
 * One chunk of compiled messages per locale that the brand offers, with only the ids that occur
 * in the bundle: texts of code that the licence or the toggles drop are dropped with it.
 */
export function messages(root: string, locales: readonly string[]): Plugin {
  return {
    name: 'lobby:messages',
    resolveId(id) {
      return id === LOADERS_ID || id.startsWith(CATALOGUE_PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${LOADERS_ID}`) {
        const loaders = locales.map((locale) => `${locale}: () => import('${CATALOGUE_PREFIX}${locale}')`);
        return `export const messageLoaders = { ${loaders.join(', ')} };`;
      }
      if (!id.startsWith(`\0${CATALOGUE_PREFIX}`)) return undefined;
      const locale = id.slice(CATALOGUE_PREFIX.length + 1);
      if (this.meta.watchMode) return `export default ${JSON.stringify(compileCatalogue(root, locale, () => true))};`;
      return `export default JSON.parse("__LOBBY_MESSAGES_${locale}__");`;
    },
    renderChunk(code, _chunk, _options, meta) {
      const locale = PLACEHOLDER.exec(code)?.[1];
      if (!locale) return null;
      const used = usedIds(Object.values(meta.chunks));
      const json = JSON.stringify(compileCatalogue(root, locale, (id) => used.has(id)));
      return { code: code.replace(PLACEHOLDER, () => JSON.stringify(json)), map: { mappings: '' } };
    },
  };
}

function compileCatalogue(root: string, locale: string, includes: (id: string) => boolean): Record<string, unknown> {
  const texts = Object.entries(readCatalogue(root, locale)).filter(([id]) => includes(id));
  return Object.fromEntries(texts.map(([id, text]) => [id, compileMessage(text)]));
}

/** Message ids are upper snake case literals, so each id in use occurs in the rendered code. */
function usedIds(chunks: readonly Rolldown.RenderedChunk[]): Set<string> {
  const ids = new Set<string>();
  for (const chunk of chunks) {
    for (const module of Object.values(chunk.modules)) {
      for (const [, id] of (module.code ?? '').matchAll(/["'`]([A-Z][A-Z0-9_]+)["'`]/g)) ids.add(id ?? '');
    }
  }
  return ids;
}
