const sources = import.meta.glob<string>('../../libs/contracts/src/{intents,places}.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Members of an interface by name, with the comments above them: types have no names at run time. */
function membersOf(file: string, name: string): { name: string; comment: string }[] {
  const body =
    sources[`../../libs/contracts/src/${file}.ts`]?.split(`export interface ${name} {\n`)[1]?.split('\n}\n')[0] ?? '';
  return Array.from(
    body.matchAll(/(?:^ {2}\/\*\* (.*) \*\/\n)?^ {2}'?([\w.]+)'?: /gm),
    ([, comment = '', member = '']) => ({
      name: member,
      comment,
    }),
  );
}

export const slotsOfContract = membersOf('places', 'SlotProps');
export const intentsOfContract = membersOf('intents', 'Intents');
