import { inlineConstants } from './constants.ts';

const inline = (code: string) =>
  inlineConstants(`import { build } from 'virtual:lobby-build';\n${code}`, 'page.tsx?v=1', {
    realityCheck: false,
    sessionClock: true,
  })?.code.trim();

it('replaces uses in conditions, JSX branches and lazy imports', () => {
  expect(inline(`const load = () => (build.realityCheck ? import('./a.ts') : null);`)).toBe(
    `const load = () => (false ? import('./a.ts') : null);`,
  );
  expect(inline('const Page = () => <p>{build.sessionClock && <Clock />}</p>;')).toBe(
    'const Page = () => <p>{true && <Clock />}</p>;',
  );
});

it('does not change members and types of the same name', () => {
  const code = 'type A = { build: boolean }; const read = (a: A) => a.build;';
  expect(inline(`${code} const b = () => build.realityCheck as boolean;`)).toBe(
    `${code} const b = () => false as boolean;`,
  );
});

it.each([
  ['a constant that does not exist', 'const a = () => build.unknownGate;', /there is no build.unknownGate/],
  ['a computed name', 'const a = (name) => build[name];', /there is no build/],
  ['a value that is read once, before tests switch it', 'const a = build.realityCheck;', /no override reaches/],
  ['a name of a member', 'const a = () => names[build];', /one by one/],
  ['all of them', 'const a = () => Object.keys(build);', /one by one/],
  ['a variable of the same name', 'const f = (build: Build) => build.realityCheck;', /one by one/],
])('rejects %s', (_, code, message) => {
  expect(() => inline(code)).toThrow(message);
});

it('does not change other modules', () => {
  expect(inlineConstants('const a = 1;', 'page.tsx', {})).toBeNull();
});
