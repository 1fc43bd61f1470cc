import { inlineConstants } from './constants.ts';

const inline = (code: string) =>
  inlineConstants(code, 'page.tsx', { realityCheck: false, sessionClock: true })?.code.trim();
const from = (names: string) => `import { ${names} } from 'virtual:lobby-build';\n`;

it('replaces uses in conditions, JSX branches and lazy imports', () => {
  expect(inline(`${from('realityCheck')}const a = realityCheck ? import('./a.ts') : null;`)).toBe(
    `const a = false ? import('./a.ts') : null;`,
  );
  expect(inline(`${from('sessionClock')}const a = <p>{sessionClock && <Clock />}</p>;`)).toBe(
    'const a = <p>{true && <Clock />}</p>;',
  );
});

it('follows a renamed import and does not change members and keys of the same name', () => {
  expect(inline(`${from('realityCheck as on')}const a = { on: on, x: a.on };`)).toBe(
    'const a = { on: false, x: a.on };',
  );
  expect(inline(`${from('realityCheck')}const a = { realityCheck };`)).toBe('const a = { realityCheck: false };');
});

it('does not change types', () => {
  expect(inline(`${from('realityCheck')}type A = { realityCheck: boolean }; const a = realityCheck as boolean;`)).toBe(
    'type A = { realityCheck: boolean }; const a = false as boolean;',
  );
});

it('rejects a constant that does not exist and one that is declared again', () => {
  expect(() => inline(from('unknownGate'))).toThrow(/no constant “unknownGate”/);
  expect(() => inline(`${from('realityCheck')}const f = (realityCheck: boolean) => realityCheck;`)).toThrow(
    /must not be declared again/,
  );
});

it('does not change other modules', () => {
  expect(inline('const a = 1;')).toBeUndefined();
});
