import { recordIn } from './imports.ts';

const nameOf = async (specifier: string) => (specifier.startsWith('.') ? `libs/games/${specifier.slice(2)}` : null);

it('records each lazy import when it is called, and leaves what it returns', async () => {
  const code = `const page = () => import("./Page.tsx"); const other = () => import('package'); export { page };`;
  const { code: recorded } = (await recordIn(code, nameOf)) ?? {};
  expect(recorded).toBe(
    `const page = () => (globalThis.importedModules?.add("libs/games/Page.tsx"), import("./Page.tsx")); const other = () => import('package'); export { page };`,
  );
});

it('leaves a module without one as it is', async () => {
  expect(await recordIn(`import x from './x.ts'; export const y = () => import(x);`, nameOf)).toBeNull();
});
