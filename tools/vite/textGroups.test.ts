import { join } from 'node:path';
import { catalogueNamed } from './messages.ts';
import { modulesByGroup, textGroups } from './textGroups.ts';

interface Imports {
  static?: string[];
  lazy?: string[];
  isEntry?: boolean;
}

const groupOf = (id: string): string | undefined => /^(account|play)\//.exec(id)?.[1];

function groupsIn(modules: Record<string, Imports>) {
  const lazilyImported = new Set(Object.values(modules).flatMap(({ lazy = [] }) => lazy));
  const { first, groups } = modulesByGroup(Object.keys(modules), {
    groupOf,
    infoOf: (id) => {
      const { static: importedIds = [], lazy = [], isEntry = false } = modules[id] ?? {};
      const dynamicImporters = lazilyImported.has(id) ? ['any'] : [];
      return { importedIds, dynamicallyImportedIds: lazy, dynamicImporters, isEntry };
    },
  });
  return { first: [...first].toSorted(), account: [...(groups.get('account') ?? [])].toSorted() };
}

it('takes for first what the entry reaches without a lazy import of a module with a group', () => {
  const { first, account } = groupsIn({
    entry: { static: ['feature'], lazy: ['LobbyPage'], isEntry: true },
    feature: { lazy: ['account/Page', 'Dialog'] },
    LobbyPage: { static: ['Tile'] },
    Tile: {},
    Dialog: {},
    'account/Page': { static: ['account/Row', 'Tile', 'Table'], lazy: ['Chart'] },
    'account/Row': {},
    Table: {},
    Chart: {},
  });
  expect(first).toEqual(['Dialog', 'LobbyPage', 'Tile', 'entry', 'feature']);
  expect(account).toEqual(['Chart', 'Table', 'account/Page', 'account/Row']);
});

it('keeps the texts of a module first that first code imports statically, whatever its folder declares', () => {
  const { first, account } = groupsIn({
    entry: { static: ['account/index'], isEntry: true },
    'account/index': { static: ['account/Badge'], lazy: ['account/Page'] },
    'account/Badge': {},
    'account/Page': { static: ['account/Badge'] },
  });
  expect(first).toEqual(['account/Badge', 'account/index', 'entry']);
  expect(account).toEqual(['account/Page']);
});

it('leaves a module of another group to its own lazy import', () => {
  const { account } = groupsIn({
    entry: { lazy: ['account/Page', 'play/Game'], isEntry: true },
    'account/Page': { lazy: ['play/Game'], static: ['play/Result'] },
    'play/Game': { static: ['play/Result'] },
    'play/Result': {},
  });
  expect(account).toEqual(['account/Page', 'play/Result']);
});

it('has no catalogue for a group whose texts are among the first', () => {
  const { names } = textGroups(join(__dirname, '../..'));
  expect(names).toEqual(expect.arrayContaining(['page', 'wallet']));
  expect(names).not.toContain('dialog');
});

it('has one catalogue for groups that each page of a player loads', () => {
  const { names } = textGroups(join(__dirname, '../..'));
  expect(names.filter((name) => name === 'players')).toHaveLength(1);
  for (const group of ['notices', 'checks', 'idle']) expect(names).not.toContain(group);
});

it('finds the locale and the group of each catalogue by its name', () => {
  expect(catalogueNamed('en_CA')).toEqual({ locale: 'en_CA' });
  for (const group of textGroups(join(__dirname, '../..')).names)
    expect(catalogueNamed(`en_CA-${group}`)).toEqual({ locale: 'en_CA', group });
});
