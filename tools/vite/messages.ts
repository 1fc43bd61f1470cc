import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePoFile } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin, Rolldown } from 'vite';
import { fallbacksOf } from '../../libs/contracts/src/fallbackLocales.ts';
import { modulesByGroup, textGroups, textsWithCode } from './textGroups.ts';

const LOADERS_ID = 'virtual:lobby-messages';
/** Of a catalogue: `<locale>` for the texts of first pages, which names those that come with their code: `<locale>-<group>`. */
const CATALOGUE_PREFIX = `${LOADERS_ID}/`;
/** What a release says of its texts: by locale and id, as they stand in the catalogues. It is not for browsers. */
export const textsFile = 'texts.json';
const PLACEHOLDER = /"__LOBBY_MESSAGES_([\w-]+)__"/;

/** Texts of all libraries by message id, in one locale; missing ones come from its fallback locales. */
export function readCatalogue(root: string, locale: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const code of ['en', ...fallbacksOf(locale).toReversed(), locale]) {
    for (const file of globSync(join(root, `libs/{*,*/*}/src/locales/${code}.po`))) {
      for (const [id, text] of textsIn(readFileSync(file, 'utf8'))) texts[id] = text;
    }
  }
  return texts;
}

type Texts = readonly (readonly [id: string, text: string])[];
const parsed = new Map<string, Texts>();

/** Texts of a file by its content: a build reads most files for several locales. */
function textsIn(content: string): Texts {
  const known = parsed.get(content);
  if (known) return known;
  const texts = parsePoFile(content).items.flatMap(({ msgid, msgstr: [text] }) =>
    msgid && text ? [[msgid, text] as const] : [],
  );
  parsed.set(content, texts);
  return texts;
}

/**
 * Chunks of compiled messages for each locale that the brand offers, with only the ids that occur
 * in the bundle: texts of code that the licence or the toggles drop are dropped with it. One chunk holds the texts of
 * first pages; those of a group (`textGroups`) are a chunk of their own, which comes with the group's code.
 *
 * @param isGrouped false where all texts are to be in one chunk, as in development and for the renderer
 */
export function messages(root: string, locales: readonly string[], isGrouped: boolean): Plugin[] {
  const { names, groupOf } = isGrouped ? textGroups(root) : { names: [], groupOf: () => undefined };
  // A build has hundreds of catalogues: what they share is computed once.
  const catalogues = new Map<string, Record<string, string>>();
  let reached: ReturnType<typeof modulesByGroup> | undefined;
  let used: Map<string, string[]> | undefined;
  const textsOf = (locale: string): Record<string, string> => {
    const texts = catalogues.get(locale) ?? readCatalogue(root, locale);
    catalogues.set(locale, texts);
    return texts;
  };
  const plugin: Plugin = {
    name: 'lobby:messages',
    renderStart() {
      catalogues.clear();
      reached = used = undefined;
    },
    resolveId: { filter: { id: /^virtual:lobby-messages(?:\/|$)/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:lobby-messages(?:\/|$)/ },
      handler(id) {
        if (id === `\0${LOADERS_ID}`) {
          return `export const messageLoaders = ${loadersOf(locales.map((locale) => [locale, locale]))};`;
        }
        const name = id.slice(CATALOGUE_PREFIX.length + 1);
        const isFirst = !name.includes('-');
        const texts = this.meta.watchMode
          ? JSON.stringify(compileTexts(readCatalogue(root, name), () => true))
          : `JSON.parse("__LOBBY_MESSAGES_${name}__")`;
        if (!isGrouped || !isFirst) return `export default ${texts};`;
        const groups = names.map((group) => [group, `${name}-${group}`] as const);
        return `export default ${texts};\nexport const groups = ${loadersOf(groups)};`;
      },
    },
    renderChunk(code, _chunk, _options, meta) {
      const name = PLACEHOLDER.exec(code)?.[1];
      if (!name) return null;
      const { locale, group } = catalogueNamed(name);
      const idsIn = (used ??= idsByModule(Object.values(meta.chunks)));
      const idsOf = (modules: Iterable<string>) => [...modules].flatMap((id) => idsIn.get(id) ?? []);
      const graph = { infoOf: (id: string) => this.getModuleInfo(id), groupOf };
      const { first, groups } = isGrouped
        ? (reached ??= modulesByGroup([...this.getModuleIds()], graph))
        : { first: idsIn.keys(), groups: undefined };
      const firstIds = new Set(idsOf(first));
      const ids = group === undefined ? firstIds : new Set(idsOf(groups?.get(group) ?? []));
      const isIncluded = (id: string) => ids.has(id) && (group === undefined || !firstIds.has(id));
      const json = JSON.stringify(compileTexts(textsOf(locale), isIncluded));
      return { code: code.replace(PLACEHOLDER, () => JSON.stringify(json)), map: { mappings: '' } };
    },
    generateBundle() {
      if (!isGrouped || !used) return;
      const ids = [...new Set([...used.values()].flat())].toSorted();
      const pick = (texts: Record<string, string>) =>
        Object.fromEntries(ids.flatMap((id) => (texts[id] === undefined ? [] : [[id, texts[id]]])));
      const texts = Object.fromEntries(locales.map((locale) => [locale, pick(textsOf(locale))]));
      this.emitFile({ type: 'asset', fileName: textsFile, source: `${JSON.stringify(texts, null, 2)}\n` });
    },
  };
  return isGrouped ? [plugin, textsWithCode(groupOf)] : [plugin];
}

/** A feature's name may have a hyphen, a locale's has none. */
export function catalogueNamed(name: string): { locale: string; group?: string } {
  const [locale = name, ...group] = name.split('-');
  return group.length === 0 ? { locale } : { locale, group: group.join('-') };
}

const loadersOf = (catalogues: readonly (readonly [key: string, name: string])[]): string =>
  `{ ${catalogues.map(([key, name]) => `'${key}': () => import('${CATALOGUE_PREFIX}${name}')`).join(', ')} }`;

function compileTexts(texts: Record<string, string>, includes: (id: string) => boolean): Record<string, unknown> {
  const included = Object.entries(texts).filter(([id]) => includes(id));
  return Object.fromEntries(included.map(([id, text]) => [id, compileMessage(text)]));
}

/** Message ids are upper snake case literals, so each id in use occurs in the rendered code. */
function idsByModule(chunks: readonly Rolldown.RenderedChunk[]): Map<string, string[]> {
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  return new Map(
    modules.map(([id, { code }]) => [
      id,
      [...(code ?? '').matchAll(/["'`]([A-Z][A-Z0-9_]+)["'`]/g)].map(([, found]) => found ?? ''),
    ]),
  );
}
